import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { DAY_MS, HOUR_MS } from "#domain/texto/durations.ts";
import { parseJson } from "#domain/texto/parse-json.ts";

const NAME = /^clinica-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})\.backup$/;
/** The clinic's time zone: UTC-4, without daylight saving. */
const ZONE_MS = -4 * HOUR_MS;

export function archiveName(at: Date): string {
  const local = new Date(at.getTime() + ZONE_MS).toISOString();
  return `clinica-${local.slice(0, 19).replaceAll(":", "")}.backup`.replace(
    /^clinica-(\d{4})(\d{2})(\d{2})T/,
    "clinica-$1-$2-$3T",
  );
}

export interface Archive {
  file: string;
  madeAt: Date;
}

/** Newest first. */
export async function listArchives(backupDir: string): Promise<Archive[]> {
  const names = await readdir(backupDir).catch(() => []);
  return names
    .flatMap((name) => {
      const [, day, hour, minute, second] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      const madeAt = new Date(Date.parse(`${day}T${hour}:${minute}:${second}Z`) - ZONE_MS);
      return [{ file: path.join(backupDir, name), madeAt }];
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

/** Lists the archives to delete: all but those of the last 7 days and one for each of 4 weeks and 12 months. */
export function listOutdated(archives: readonly Archive[], now: Date): Archive[] {
  const stored = new Set(archives.slice(0, 1));
  const weeks = new Set<number>();
  const months = new Set<string>();
  for (const archive of archives) {
    const local = new Date(archive.madeAt.getTime() + ZONE_MS);
    const age = now.getTime() - archive.madeAt.getTime();
    const week = Math.floor((local.getTime() / DAY_MS + 3) / 7);
    const month = local.toISOString().slice(0, 7);
    if (age < 7 * DAY_MS) stored.add(archive);
    if (!weeks.has(week) && weeks.size < 4) stored.add(archive);
    if (!months.has(month) && months.size < 12) stored.add(archive);
    weeks.add(week);
    months.add(month);
  }
  return archives.filter((archive) => !stored.has(archive));
}

export async function removeOutdated(backupDir: string, now = new Date()): Promise<number> {
  const outdated = listOutdated(await listArchives(backupDir), now);
  for (const { file } of outdated) await rm(file, { force: true });
  return outdated.length;
}

/** Removes files that killed backups left. Files of the last hour stay: a running backup may be writing them. */
export async function removePartials(backupDir: string): Promise<void> {
  for (const name of await readdir(backupDir)) {
    if (!name.endsWith(".partial")) continue;
    const file = path.join(backupDir, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > HOUR_MS) await rm(file, { force: true });
  }
}

const TRIAL = "ultima-prova.json";

const trialSchema = z.object({
  archive: z.string(),
  at: z.iso.datetime(),
  ok: z.boolean(),
  lacksSpace: z.boolean().optional(),
  tables: z.number(),
  rows: z.number(),
  files: z.number(),
});

export type Trial = z.infer<typeof trialSchema>;

export async function writeTrial(backupDir: string, trial: Trial): Promise<void> {
  await writeFile(path.join(backupDir, TRIAL), `${JSON.stringify(trial)}\n`, { mode: 0o600 });
}

export async function readTrial(backupDir: string): Promise<Trial | undefined> {
  const text = await readFile(path.join(backupDir, TRIAL), "utf8").catch(() => "");
  return trialSchema.safeParse(parseJson(text)).data;
}
