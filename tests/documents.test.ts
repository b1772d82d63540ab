import { execFile } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { transform } from "esbuild";
import { describe, expect, it } from "vitest";
import { files, read, root } from "./repository.ts";

const run = promisify(execFile);
const documents = files.filter((file) => file.endsWith(".md"));

/** The boards that the examples use; commands are run in this folder. */
const EXAMPLES = join(root, "docs/examples");

describe.each(documents)("%s", (file) => {
  const text = read(file);
  const blocks = fencedBlocks(text);

  it("links only to what is there", () => {
    const targets = [...text.matchAll(/\]\(([^)#\s]+)(#[^)\s]*)?\)|(?:src|href)="([^"#]+)"/g)]
      .map((match) => (match[1] ?? match[3])!)
      .filter((target) => !/^[a-z]+:/.test(target));
    const dead = targets.filter((target) => !existsSync(join(root, dirname(file), target)));
    expect(dead).toEqual([]);
  });

  it("names only scripts that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const known = new Set([...Object.keys(scripts), "install", "exec", "add", "pack"]);
    const named = [...text.matchAll(/\bpnpm(?:@[\d.]+)? (?:run )?([a-z][a-z:-]*)/g)].map(
      (match) => match[1]!,
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it.each(
    blocks.filter(({ language }) => language === "console").flatMap(({ body }) => sessions(body)),
  )("shows what `$command` prints", async ({ command, output }) => {
    expect(await shell(command)).toBe(output);
  });

  it.each(examples(blocks))("has an example that runs: $title", async ({ code, output }) => {
    const { code: script } = await transform(code, { loader: "ts", format: "esm" });
    const { stdout } = await run("node", ["--input-type=module", "--eval", script], { cwd: root });
    expect(stdout.trimEnd()).toBe(output ?? stdout.trimEnd());
  });
});

describe("the examples of all documents", () => {
  it("pass the type checker as a strict project of its own", async () => {
    const folder = join(root, "tests/reports/examples");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of documents) {
      for (const [at, { code }] of examples(fencedBlocks(read(file))).entries()) {
        const name = `${file.replaceAll(/\W/g, "-")}-${at}.ts`;
        writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      }
    }
    const config = {
      extends: "../../../tsconfig.base.json",
      compilerOptions: { lib: ["ES2023", "DOM"], customConditions: [] },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = await run("node", [tsc, "-p", folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });
});

interface Block {
  readonly language: string;
  readonly body: string;
}

function fencedBlocks(text: string): Block[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1]!,
    body: match[2]!,
  }));
}

/** A `ts` block is a program; a `text` block right after it is what it prints. */
function examples(
  blocks: readonly Block[],
): { title: string; code: string; output: string | undefined }[] {
  return blocks.flatMap(({ language, body }, at) => {
    if (language !== "ts") return [];
    const next = blocks[at + 1];
    const output = next?.language === "text" ? next.body.trimEnd() : undefined;
    return [{ title: body.split("\n")[0]!, code: body, output }];
  });
}

/** The commands of a `console` block, marked by `$ `, each with what it prints. */
function sessions(body: string): { command: string; output: string }[] {
  return body
    .split(/^\$ /m)
    .filter((part) => part !== "")
    .map((part) => {
      const [command = "", ...output] = part.trimEnd().split("\n");
      return { command, output: output.join("\n") };
    })
    .filter(({ command }) => command.includes("shikiri "));
}

/** What a command prints, both streams as a terminal shows them, whatever its exit status. */
async function shell(command: string): Promise<string> {
  const shikiri = `shikiri() { node "${join(root, "apps/cli/dist/shikiri.js")}" "$@"; }`;
  const { stdout } = await run("bash", ["-c", `${shikiri}\n{ ${command}\n} 2>&1 || true`], {
    cwd: EXAMPLES,
  });
  return stdout.trimEnd();
}
