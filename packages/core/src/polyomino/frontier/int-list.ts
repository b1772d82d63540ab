/** A list of 32-bit integers that grows at its end: a typed array that is doubled when it is full. */
export class IntList {
  #values: Int32Array = new Int32Array(1024);
  #length = 0;

  /** How many integers there are. */
  get length(): number {
    return this.#length;
  }

  /** Bytes taken, room for more included. */
  get bytes(): number {
    return this.#values.byteLength;
  }

  /** The integers; a view that the next `push` may leave behind. */
  get values(): Int32Array {
    return this.#values.subarray(0, this.#length);
  }

  /** Puts an integer at the end. */
  push(value: number): void {
    if (this.#length === this.#values.length) {
      const values = new Int32Array(this.#length * 2);
      values.set(this.#values);
      this.#values = values;
    }
    this.#values[this.#length++] = value;
  }
}
