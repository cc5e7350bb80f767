import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";

/** Folders of programs such as nginx, which are not in the PATH of everyone who can run them. */
const SYSTEM = ["/usr/local/sbin", "/usr/sbin", "/sbin"];

/** @param {string} name a program's name, or the path of a file that only has to exist */
export function findProgram(name) {
  if (path.isAbsolute(name)) return existsSync(name) ? name : undefined;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return [...folders, ...SYSTEM].map((folder) => path.join(folder, name)).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
