import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { archiveName, listArchives, readTrial } from "#server/backup/archives.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { createLog } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import { openStorage } from "#server/storage/open-storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import * as records from "#tests/support/records.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { makeBackup, tryLatestBackup, watchSpace } from "./backups.ts";
import type { JobServices } from "./job-services.ts";
import { openQueue } from "./queue.ts";

const test = testDatabase();
const { storage } = memoryStorage();
const log = createLog("silent");
let folder = "";
let backupDir = "";
let dataKeys: DataKeys;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-jobs-"));
  backupDir = path.join(folder, "backups");
  dataKeys = await openDataKeys(test.database, TEST_SECRET);
  await storage.put("hero/a-1x1.webp", Buffer.from("imagem"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(() => rm(backupDir, { recursive: true, force: true }));

function services(changes: Partial<JobServices> = {}) {
  const tellAdmins = vi.fn(async () => {});
  const config = {
    dataDir: folder,
    backupDir,
    backupKey: undefined,
    backupImages: false,
    icpRoots: "",
    port: 3000,
  };
  const all: JobServices = {
    config,
    queueDrawing: () => Promise.reject(new Error("no backup draws a report")),
    queueRendering: () => Promise.reject(new Error("no backup renders a series")),
    database: test.database,
    storage,
    log,
    mailer: createMailer({
      smtpUrl: undefined,
      mailFrom: undefined,
      origin: undefined,
      dataDir: folder,
    }),
    secretKey: TEST_SECRET,
    dataKeys,
    origin: undefined,
    signal: new AbortController().signal,
    tellAdmins,
    ...changes,
  };
  return { all, tellAdmins };
}

describe("every night", () => {
  it("makes an archive and removes those that are out of date", async () => {
    await mkdir(backupDir);
    const daysAgo = (days: number) => archiveName(new Date(Date.now() - days * 86_400_000));
    for (const name of [daysAgo(800), daysAgo(801), "notas.txt"]) {
      await writeFile(path.join(backupDir, name), "");
    }
    for (const day of Array.from({ length: 40 }, (_, index) => index + 8)) {
      await writeFile(path.join(backupDir, daysAgo(day)), "");
    }
    const { all, tellAdmins } = services();
    const second = Math.floor(Date.now() / 1000);
    await makeBackup(all);
    const left = await listArchives(backupDir);
    expect(left[0]?.madeAt.getTime()).toBeGreaterThanOrEqual(second * 1000);
    expect(left.length).toBeLessThan(10);
    expect(await readdir(backupDir)).toContain("notas.txt");
    expect(tellAdmins).not.toHaveBeenCalled();
  });

  it("notifies the administrators where it fails, and leaves nothing half made", async () => {
    const unavailable = { ...storage, get: () => Promise.reject(new Error("unavailable")) };
    const { all, tellAdmins } = services({ storage: unavailable });
    await expect(makeBackup(all)).rejects.toThrow("unavailable");
    expect(tellAdmins).toHaveBeenCalledExactlyOnceWith("copia-falhou");
    expect(await readdir(backupDir)).toEqual([]);
  });

  it("is abandoned without a notice when the server stops", async () => {
    const closing = new AbortController();
    const { all, tellAdmins } = services({ signal: closing.signal });
    closing.abort();
    await expect(makeBackup(all)).rejects.toThrow();
    expect(tellAdmins).not.toHaveBeenCalled();
    expect(await readdir(backupDir)).toEqual([]);
  });
});

describe("every week", () => {
  it("restores the newest archive into a database of its own, and remembers what it found", async () => {
    const { all, tellAdmins } = services();
    await tryLatestBackup(all);
    expect(await readTrial(backupDir)).toBeUndefined();
    await makeBackup(all);
    const left = await startEmbeddedPostgres({ dataDir: path.join(folder, "prova"), log });
    await left.stop();
    await tryLatestBackup(all);
    const [latest] = await listArchives(backupDir);
    expect(await readTrial(backupDir)).toMatchObject({
      ok: true,
      archive: path.basename(latest?.file ?? ""),
      files: 1,
    });
    expect(await readdir(folder)).not.toContain("prova");
    expect(tellAdmins).not.toHaveBeenCalled();
  });

  it("notifies the administrators of a trail whose end differs from the archive's", async () => {
    const { all, tellAdmins } = services();
    const addLines = () =>
      test.superuser`select encadeia('sistema', false, null, null, null, 'entrou', '{}', '{}', '{}') from generate_series(1, 3)`;
    await addLines();
    await makeBackup(all);
    // Replaces the trail by another trail with valid hashes, as an attacker who owns the database could do.
    await test.superuser`truncate trilha_pacientes`;
    await addLines();
    await tryLatestBackup(all);
    expect(tellAdmins).toHaveBeenCalledExactlyOnceWith("trilha-quebrada");
    expect(await readTrial(backupDir)).toMatchObject({ ok: true });
    expect(await test.superuser`select numero, motivo from quebras_trilha`).toEqual([
      { numero: "3", motivo: "refeita" },
    ]);
    await test.superuser`truncate trilha_pacientes, quebras_trilha`;
    await tryLatestBackup(all);
    expect(await test.superuser`select numero, motivo from quebras_trilha`).toEqual([
      { numero: "3", motivo: "falta" },
    ]);
  });

  it("tries nothing without the space for one more database, and says so", async () => {
    const { all, tellAdmins } = services();
    await makeBackup(all);
    await tryLatestBackup({ ...all, config: { ...all.config, dataDir: "/proc" } });
    expect(tellAdmins).toHaveBeenCalledExactlyOnceWith("prova-sem-espaco");
    expect(await readTrial(backupDir)).toMatchObject({ ok: false, lacksSpace: true });
  });

  it("notifies the administrators of an archive that would not restore", async () => {
    const { all, tellAdmins } = services();
    await makeBackup(all);
    const [latest] = await listArchives(backupDir);
    const bytes = await readFile(latest?.file ?? "");
    bytes[bytes.length - 100] = (bytes[bytes.length - 100] ?? 0) ^ 1;
    await writeFile(latest?.file ?? "", bytes);
    await expect(tryLatestBackup(all)).rejects.toThrow(/danificado|incompleto/);
    expect(tellAdmins).toHaveBeenCalledExactlyOnceWith("prova-falhou");
    expect(await readTrial(backupDir)).toMatchObject({ ok: false });
  });
});

it("backs up files that are in an S3-compatible store", async () => {
  const s3 = await startS3Server();
  const store = await openStorage({ dataDir: folder, s3: s3.config });
  await store.put("blog/a-1x1.webp", Buffer.alloc(100_000, 1));
  const { all } = services({ storage: store });
  await makeBackup(all);
  await tryLatestBackup(all);
  expect(await readTrial(backupDir)).toMatchObject({ ok: true, files: 1 });
  await s3.stop();
});

it("watches the disks of the data and of the backups", async () => {
  const roomy = services();
  await watchSpace(roomy.all);
  expect(roomy.tellAdmins).not.toHaveBeenCalled();
  const full = services({ config: { ...roomy.all.config, backupDir: "/proc" } });
  await watchSpace(full.all);
  expect(full.tellAdmins).toHaveBeenCalledExactlyOnceWith("pouco-espaco");
});

describe("a mail to administrators", () => {
  it("goes to each, once a day, and says what to do", async () => {
    const rows = await test.asAdmin((tx) =>
      tx
        .insert(usuarios)
        .values([
          records.usuario({ email: "uma@clinica.test", tipo_usuario: "admin_master" }),
          records.usuario({ email: "outra@clinica.test", tipo_usuario: "admin_master" }),
          records.usuario({ email: "leitora@clinica.test" }),
        ])
        .returning({ id: usuarios.id, email: usuarios.email }),
    );
    for (const { id, email } of rows) {
      await test.superuser`insert into auth_users (id, email) values (${id}, ${email})`;
      await test.superuser`update usuarios set auth_user_id = ${id} where id = ${id}`;
    }
    const queue = await openQueue(services().all);
    await queue.tellAdmins("copia-falhou");
    await queue.tellAdmins("copia-falhou");
    await queue.tellAdmins("pouco-espaco");
    await queue.close();
    const queued = await test.superuser`
      select data->>'kind' as kind, data->>'id' as id from pgboss.job where name = 'mail'`;
    const admins = rows.filter(({ email }) => email !== "leitora@clinica.test");
    const expected = ["copia-falhou", "pouco-espaco"].flatMap((kind) =>
      admins.map(({ id }) => `${kind} ${id}`),
    );
    expect(queued.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual(expected.sort());

    const message = await writeMail(
      { database: test.database, secretKey: TEST_SECRET, origin: "https://clinica.test" },
      { kind: "copia-falhou", id: rows[0]?.id ?? "", origin: "http://localhost:3000" },
    );
    expect(message).toMatchObject({
      to: "uma@clinica.test",
      subject: expect.stringMatching(/^A cópia de segurança falhou · /),
    });
    expect(message?.text).toContain("npm run backup");
    expect(message?.text).toContain("https://clinica.test/admin");
    expect(message?.html).toContain("https://clinica.test/admin");
  });
});
