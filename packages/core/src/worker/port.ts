/**
 * Ports: the two ends of a conversation between threads, in any environment.
 *
 * Core knows no environment's types, so a port is described by the little that is used of it. Two
 * shapes cover all: that of the web (a `Worker`, a worker's global scope, a `MessagePort`) and that
 * of Node (a `Worker`, `parentPort`, a `MessagePort`). What is sent must be plain data that the
 * structured clone algorithm takes; bigints are.
 */

/** What a port of the web tells its listeners. */
export interface WebPortEvent {
  readonly type: string;
  /** Of `message`: what was sent. */
  readonly data?: unknown;
  /** Of `error`: what went wrong; a script that cannot be loaded has none. */
  readonly message?: string;
}

/** A port of the web. */
export interface WebPort {
  postMessage(message: unknown, transfer: never[]): void;
  addEventListener(type: "message" | "error", listener: (event: WebPortEvent) => void): void;
  /** Of a `MessagePort`, which gives nothing before it is called. */
  start?(): void;
}

/** A port of Node. */
export interface NodePort {
  postMessage(message: unknown, transfer: never[]): void;
  on(event: "message" | "error", listener: (value: unknown) => void): unknown;
}

/** Either. */
export type Port = WebPort | NodePort;

/** Calls the listener with all that is sent to this end from now on. */
export function onMessage(port: Port, listener: (message: unknown) => void): void {
  if ("on" in port) {
    port.on("message", listener);
    return;
  }
  port.addEventListener("message", ({ data }) => listener(data));
  port.start?.();
}

/** Calls the listener when the other end has died of an error, which Node hands over as it is. */
export function onFailure(port: Port, listener: (error: Error) => void): void {
  if ("on" in port) {
    port.on("error", (error) => listener(error as Error));
    return;
  }
  port.addEventListener("error", ({ message = "it could not be loaded" }) => {
    listener(new Error(`the solver's worker failed: ${message}`));
  });
}
