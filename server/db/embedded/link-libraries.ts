/** Creates the symbolic links of PostgreSQL's libraries, because npm packages cannot contain links. */
import { lstat, readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const list = z.array(z.object({ source: z.string(), target: z.string() }));

/** Several servers may call it at once. Leaves out links that it cannot make, because the programs are tested next. */
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

/** True also for a link whose target does not exist. */
function exists(file: string): Promise<boolean> {
  return lstat(file).then(
    () => true,
    () => false,
  );
}
