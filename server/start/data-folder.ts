import { constants } from "node:fs";
import { access, mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "#server/errors.ts";
import { createFileOnce } from "./durable-file.ts";

/** The version of the layout. Increase it if files below DATA_DIR change in a way that older versions would misread. */
const LAYOUT = 1;

export async function requireKnownDataFolder(dataDir: string): Promise<void> {
  const file = path.join(dataDir, "VERSION");
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw folderTrouble(error, dataDir);
  });
  if (text === undefined) return;
  if (!/^\d{1,9}\s*$/.test(text)) {
    throw new StartupError(`DATA_DIR: ${file} não contém um número de versão; nada foi alterado.`);
  }
  if (Number(text) > LAYOUT) {
    throw new StartupError(
      `DATA_DIR: ${dataDir} foi gravado por uma versão mais nova do sistema (formato ${text.trim()}, este conhece até ${LAYOUT}); nada foi alterado.`,
    );
  }
}

export async function prepareDataFolder(dataDir: string): Promise<void> {
  await requireKnownDataFolder(dataDir);
  try {
    await makeFolder(dataDir, 0o700);
    await access(dataDir, constants.W_OK | constants.X_OK);
    await createFileOnce(path.join(dataDir, "VERSION"), `${LAYOUT}\n`, 0o644);
  } catch (error) {
    throw folderTrouble(error, dataDir);
  }
}

/** Node's recursive mkdir hangs on a parent in which nothing can be created, such as a dangling link or /proc. */
async function makeFolder(folder: string, mode: number): Promise<void> {
  try {
    await makeOneFolder(folder, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    await makeFolder(path.dirname(folder), 0o755);
    await makeOneFolder(folder, mode);
  }
}

async function makeOneFolder(folder: string, mode: number): Promise<void> {
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!(await stat(folder)).isDirectory()) throw error;
  }
}

export function folderTrouble(error: unknown, dataDir: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  const reason = code === undefined ? undefined : REASONS[code];
  if (reason === undefined) return error;
  return new StartupError(`DATA_DIR: ${dataDir} ${reason} (${code}).`, { cause: error });
}

const REASONS: Record<string, string> = {
  EACCES: "não pode ser lido ou escrito por este usuário",
  EPERM: "não pode ser lido ou escrito por este usuário",
  EROFS: "está em um disco somente de leitura",
  ENOTDIR: "não é uma pasta",
  EEXIST: "não é uma pasta",
  ELOOP: "passa por atalhos demais",
  ENAMETOOLONG: "é um caminho longo demais",
  ENOENT: "não pode ser criado",
  ENOSPC: "está em um disco sem espaço livre",
  EDQUOT: "passou da cota de disco",
  EIO: "está em um disco com falha",
};
