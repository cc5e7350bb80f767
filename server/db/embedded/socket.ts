import { closeSync, constants, openSync } from "node:fs";
import path from "node:path";
import { StartupError } from "#server/errors.ts";

export const PORT = 5432;

export interface SocketFolder {
  readonly host: string;
  close(): void;
}

/** The size of sun_path on each system, without the zero at its end. */
const LONGEST = process.platform === "linux" ? 107 : 103;

/** On Linux a file descriptor's path replaces a path that is too long. @throws StartupError on other systems */
export function openSocketFolder(run: string): SocketFolder {
  const socket = path.join(run, `.s.PGSQL.${PORT}`);
  const length = Buffer.byteLength(socket);
  if (length <= LONGEST) return { host: run, close() {} };
  if (process.platform !== "linux") {
    throw new StartupError(
      `DATA_DIR: ${socket} tem ${length} bytes, e o caminho de um soquete pode ter ${LONGEST}; use uma pasta mais curta.`,
    );
  }
  const folder = openSync(run, constants.O_RDONLY | constants.O_DIRECTORY);
  return { host: `/proc/self/fd/${folder}`, close: () => closeSync(folder) };
}
