import { z } from "zod";
import { StartupError } from "#server/errors.ts";

/** The version of the archive's format. Increase it with each change that older versions of the product cannot read. */
export const ARCHIVE_FORMAT = 1;

export const HEADER_BYTES = 4096;

const schema = z.object({
  "clinica-backup": z.number().int(),
  created: z.string(),
  salt: z.string(),
  keyFrom: z.enum(["BACKUP_KEY", "SECRET_KEY"]),
  keyMark: z.string(),
  secretMark: z.string(),
});

export type ArchiveHeader = z.infer<typeof schema>;

export function parseHeader(line: Buffer): ArchiveHeader {
  let given: unknown;
  try {
    given = JSON.parse(line.toString("utf8"));
  } catch {
    throw notAnArchive();
  }
  const format = (given as { "clinica-backup"?: unknown } | null)?.["clinica-backup"];
  if (typeof format === "number" && format > ARCHIVE_FORMAT) throw newerArchive();
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw notAnArchive();
  return parsed.data;
}

export function notAnArchive(): StartupError {
  return new StartupError("Cópia: o arquivo não é uma cópia de segurança deste sistema.");
}

export function newerArchive(): StartupError {
  return new StartupError(
    "Cópia: foi feita por uma versão mais nova deste sistema; restaure com aquela versão. Nada foi alterado.",
  );
}

export function formerArchive(): StartupError {
  return new StartupError(
    "Cópia: foi feita por uma versão de teste anterior a esta, cujo formato não é mais lido. Nada foi alterado.",
  );
}

export function damagedArchive(): StartupError {
  return new StartupError("Cópia: o arquivo está danificado; use outra cópia. Nada foi alterado.");
}

export function truncatedArchive(): StartupError {
  return new StartupError(
    "Cópia: o arquivo está incompleto, falta o fim dele; use outra cópia. Nada foi alterado.",
  );
}
