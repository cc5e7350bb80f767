/**
 * The names under which PostgreSQL looks for its libraries. npm packages cannot hold symbolic links, so
 * the package lists them in a file, and nothing of it is run at its installation.
 */
import { lstat, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Both from the package's folder: the library, and the further name that leads to it. */
const list = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Makes what is missing; several servers may do so at once. Where this user may not write, it is left:
 * whether PostgreSQL runs as it lies is asked next.
 */
export async function linkLibraries(packageFolder: string): Promise<void> {
  const native = path.join(packageFolder, "native");
  const text = await readFile(path.join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of list.parse(JSON.parse(text))) {
    const [library, name] = [source, target].map((one) => path.resolve(packageFolder, one));
    if (!library || !name || !isInside(library, native) || !isInside(name, native)) continue;
    if (await exists(name)) continue;
    await symlink(path.relative(path.dirname(name), library), name).catch((error) => {
      if (!["EEXIST", "EACCES", "EPERM", "EROFS"].includes(error.code)) throw error;
    });
  }
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}

/** A link that leads nowhere exists as well. */
function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
