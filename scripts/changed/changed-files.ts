import { execFileSync } from "node:child_process";

/** @returns paths that differ from `since`, committed or not; from where this branch left `main` if it is not given */
export function listChangedFiles(since: string | undefined, folder = process.cwd()): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const base = since ?? findBase(git);
  const names = [
    git("diff", "--name-only", "--no-renames", "-z", base, "--"),
    git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  return [...new Set(names.join("").split("\0").filter(Boolean))].sort();
}

/** The commit where the branch left `origin/main`, or `main` where there is no `origin`; else the last commit. */
function findBase(git: (...args: string[]) => string): string {
  for (const main of ["origin/main", "main"]) {
    try {
      return git("merge-base", "HEAD", main).trim();
    } catch {
      // This repository has no such branch.
    }
  }
  return "HEAD";
}
