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
    const manifests = ["package.json", `${dirname(file)}/package.json`].filter((each) =>
      files.includes(each),
    );
    const scripts = manifests.flatMap((each) => Object.keys(scriptsOf(each)));
    const known = new Set([...scripts, "install", "exec", "add", "pack", "publish"]);
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

  it.each(examples(blocks).filter(({ remark }) => remark !== "page"))(
    "has an example that runs: $title",
    async ({ code, remark, output }) => {
      const { code: script } = await transform(code, { loader: "ts", format: "esm" });
      const sources =
        remark === "workspace" ? ["--conditions=@shikiri/source", "--import=tsx"] : [];
      const words = [...sources, "--input-type=module", "--eval", script];
      const { stdout } = await run("node", words, { cwd: root });
      expect(stdout.trimEnd()).toBe(output ?? stdout.trimEnd());
    },
  );
});

describe("the examples of all documents", () => {
  it("pass the type checker as a strict project of its own", async () => {
    const folder = join(root, "tests/reports/examples");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const file of documents) {
      for (const [at, { code, remark }] of examples(fencedBlocks(read(file))).entries()) {
        if (remark === "workspace") continue;
        const name = `${file.replaceAll(/\W/g, "-")}-${at}.ts`;
        writeFileSync(join(folder, name), `${code}\nexport {};\n`);
      }
    }
    const config = {
      extends: "../../../tsconfig.base.json",
      compilerOptions: {
        lib: ["ES2023", "DOM"],
        customConditions: [],
        noUnusedLocals: false,
        noUnusedParameters: false,
      },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = await run("node", [tsc, "-p", folder]).catch(
      (error: { stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });
});

function scriptsOf(manifest: string): Record<string, string> {
  return (JSON.parse(read(manifest)) as { scripts: Record<string, string> }).scripts;
}

interface Block {
  readonly language: string;
  /** What stands behind the language; see {@link examples}. */
  readonly remark: string;
  readonly body: string;
}

function fencedBlocks(text: string): Block[] {
  return [...text.matchAll(/^```(\w*) ?(\w*)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1]!,
    remark: match[2]!,
    body: match[3]!,
  }));
}

interface Example {
  readonly title: string;
  readonly code: string;
  readonly remark: string;
  /** What it prints; undefined where the document does not say. */
  readonly output: string | undefined;
}

/**
 * A `ts` block is a program that uses the built packages; a `text` block right after it is what it
 * prints. `ts page` is code for a page, which is type-checked only; `ts workspace` uses what only
 * this workspace has, from sources.
 */
function examples(blocks: readonly Block[]): Example[] {
  return blocks.flatMap(({ language, remark, body }, at) => {
    if (language !== "ts") return [];
    const next = blocks[at + 1];
    const output = next?.language === "text" ? next.body.trimEnd() : undefined;
    return [{ title: body.split("\n")[0]!, code: body, remark, output }];
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
