/** Limits what the processes that parse uploaded files may read, write and start. */
import { existsSync } from "node:fs";
import path from "node:path";

interface RestrictedProgram {
  program: string;
  /** Node.js flags that forbid the program to start other processes, and to write files outside `folder`. */
  permissions: string[];
}

interface Extra {
  imports?: readonly string[];
  folder?: string;
}

export function restrictedProgram(
  file: string,
  { imports = [], folder }: Extra = {},
): RestrictedProgram {
  const program = findUpwards(file);
  const root = program.slice(0, -file.length);
  return {
    program,
    permissions: [
      "--permission",
      "--allow-addons",
      "--allow-worker",
      `--allow-fs-read=${path.dirname(program)}`,
      ...imports.map((one) => `--allow-fs-read=${path.join(root, one)}`),
      ...(folder ? [`--allow-fs-read=${folder}`, `--allow-fs-write=${folder}`] : []),
      ...packageFolders(root).map((folder) => `--allow-fs-read=${folder}`),
    ],
  };
}

function findUpwards(file: string): string {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, file);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`${file} not found`);
  }
}

function packageFolders(root: string): string[] {
  const found: string[] = [];
  for (let folder = path.resolve(root); ; folder = path.dirname(folder)) {
    found.push(path.join(folder, "node_modules"), path.join(folder, "package.json"));
    if (folder === path.dirname(folder)) return found.filter((one) => existsSync(one));
  }
}
