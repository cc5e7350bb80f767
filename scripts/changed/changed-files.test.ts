import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { needs } from "#tests/support/needs.ts";
import { listChangedFiles } from "./changed-files.ts";

let folder: string;

function git(...args: string[]) {
  const author = ["-c", "user.name=Ana", "-c", "user.email=ana@clinica.example"];
  execFileSync("git", [...author, ...args], { cwd: folder, stdio: "pipe" });
}

const write = (name: string, text = "") => writeFile(path.join(folder, name), text);

describe("changed files", needs("git"), () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "clinica-git-"));
    git("init", "--initial-branch=main");
    await write("first.ts");
    await write("ação.ts");
    git("add", ".");
    git("commit", "--message=first");
  });
  afterEach(() => rm(folder, { recursive: true }));

  test("on main, what is not committed has changed: edited, deleted and new files", async () => {
    await write("first.ts", "edited");
    await rm(path.join(folder, "ação.ts"));
    await mkdir(path.join(folder, "new"));
    await write("new/second.ts");
    await write(".gitignore", "*.log");
    await write("new/run.log");
    expect(listChangedFiles(undefined, folder)).toEqual([
      ".gitignore",
      "ação.ts",
      "first.ts",
      "new/second.ts",
    ]);
  });

  test("on a branch, its commits count too, but not those of main since then", async () => {
    git("switch", "--create", "exames");
    await write("second.ts");
    git("add", ".");
    git("commit", "--message=second");
    git("switch", "main");
    await write("third.ts");
    git("add", ".");
    git("commit", "--message=third");
    git("switch", "exames");
    expect(listChangedFiles(undefined, folder)).toEqual(["second.ts"]);
  });

  test("a moved file has changed in both positions", () => {
    git("mv", "first.ts", "moved.ts");
    expect(listChangedFiles("HEAD", folder)).toEqual(["first.ts", "moved.ts"]);
  });

  test("an unknown commit is refused", () => {
    expect(() => listChangedFiles("no-such-commit", folder)).toThrow("no-such-commit");
  });
});
