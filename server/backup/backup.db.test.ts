/** A clinic's archive, made while others write, and what a restore makes of it. */
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { OwnerOptions } from "#server/db/connect.ts";
import { ownMigrations } from "#server/db/migrations.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { exames } from "#server/db/schema/exames.ts";
import {
  connectSuperuser,
  dropDatabase,
  emptyDatabase,
  openTestDatabase,
  testDatabase,
} from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import * as records from "#tests/support/records.ts";
import type { BackupKeys } from "./backup-keys.ts";
import { openArchive, verifyArchive } from "./read-archive.ts";
import { restoreArchive } from "./restore-archive.ts";
import { writeArchive } from "./write-archive.ts";

const test = testDatabase();
const { storage } = memoryStorage();
const KEYS = { secretKey: TEST_SECRET, backupKey: undefined };
const OWN_KEY = Buffer.alloc(32, "chave da cópia");
/** What COPY has to escape. */
const ODD = "tab\there, line\nthere, back\\slash, \\N, 🩺 and ' quotes";

let folder = "";
let archive = "";
const databases: OwnerOptions[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "clinica-backup-"));
  await test.asAdmin(async (tx) => {
    await tx
      .insert(exames)
      .values([records.exame(), records.exame({ nome: "Outro", descricao: ODD })]);
  });
  await storage.put("hero/a-1x1.webp", Buffer.alloc(3_000_000, 7));
  await storage.put("blog/b-1x1.webp", Buffer.from("pequeno"));
  archive = await backUp();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  for (const owner of databases.splice(0)) await dropDatabase(owner);
});

function backUp(keys: BackupKeys = KEYS, backupDir = path.join(folder, "copias")) {
  const { readSnapshot } = test.database;
  return writeArchive({ storage, readSnapshot, keys, backupDir, dataDir: folder });
}

async function target() {
  const owner = await emptyDatabase();
  databases.push(owner);
  return { owner, secretKey: TEST_SECRET, ...memoryStorage() };
}

async function restore(
  file: string,
  to: Awaited<ReturnType<typeof target>>,
  keys: BackupKeys = KEYS,
) {
  const opened = await openArchive(file, keys);
  await verifyArchive(opened, ownMigrations());
  return restoreArchive(opened, to);
}

/** Every row of every table of ours, as text. */
async function everything(database: string) {
  const sql = connectSuperuser(database);
  const tables = await sql<{ name: string }[]>`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss', 'drizzle') order by 1`;
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (name === "public.auth_sessions") continue;
    const rows = await sql.unsafe(`select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  await sql.end();
  return found;
}

/** What guards the rows: triggers, keys, policies, forced row-level security. */
async function walls(database: string) {
  const sql = connectSuperuser(database);
  const rows = await sql`
    select concat('trigger ', tgrelid::regclass, tgname, tgenabled) as what from pg_trigger where not tgisinternal
    union all select concat('key ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) from pg_constraint
    union all select concat('policy ', polrelid::regclass, polname, polroles) from pg_policy
    union all select concat('table ', oid::regclass, relrowsecurity, relforcerowsecurity)
      from pg_class where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
    order by 1`;
  await sql.end();
  return rows.map(({ what }) => what);
}

describe("a restore into an empty database", () => {
  it("gives back every row, file, sequence and wall, and a server may write to it", async () => {
    const to = await target();
    const done = await restore(archive, to);
    expect(done).toMatchObject({ files: 2 });
    expect(await everything(String(to.owner.database))).toEqual(
      await everything(String(test.owner.database)),
    );
    expect(await walls(String(to.owner.database))).toEqual(
      await walls(String(test.owner.database)),
    );
    expect([...to.files].map(([key, { bytes }]) => [key, bytes.length]).sort()).toEqual([
      ["blog/b-1x1.webp", 7],
      ["hero/a-1x1.webp", 3_000_000],
    ]);
    const database = await openTestDatabase(to.owner);
    await database.as({ role: "operador" }, (tx) =>
      tx.insert(convenios).values(records.convenio()),
    );
    await database.close();
  });

  it("ends sessions, so that nobody who was signed out comes back", async () => {
    await test.superuser`insert into auth_users (id, email) values ('ana', 'ana@clinica.test')`;
    await test.superuser`insert into auth_sessions (id, token, user_id, expires_at) values ('s', 't', 'ana', now() + interval '1 hour')`;
    const to = await target();
    await restore(await backUp(), to);
    const sql = connectSuperuser(String(to.owner.database));
    expect((await sql`select count(*)::int as n from auth_users`)[0]?.n).toBe(1);
    expect((await sql`select count(*)::int as n from auth_sessions`)[0]?.n).toBe(0);
    await sql.end();
  });

  it("takes an archive of an older version, and migrates it", async () => {
    const to = await target();
    const older = await archiveOfOlderVersion();
    await restore(older, to);
    const sql = connectSuperuser(String(to.owner.database));
    const applied = await sql`select created_at::text as at from drizzle.__drizzle_migrations`;
    expect(applied.map(({ at }) => Number(at)).sort()).toEqual(ownMigrations().sort());
    expect((await sql`select nome from convenios`).map(({ nome }) => nome)).toEqual(["Antigo"]);
    await sql.end();
  });
});

/** Of a database that stopped before the last two migrations. */
async function archiveOfOlderVersion(): Promise<string> {
  const owner = await emptyDatabase();
  databases.push(owner);
  await (await openTestDatabase(owner)).close();
  await dropDatabase(owner);
  const admin = connectSuperuser();
  await admin.unsafe(`create database ${owner.database} owner ${owner.username}`);
  await admin.end();
  const { applyOwnMigrations } = await import("#server/db/migrations.ts");
  const { readSnapshotAsOwner } = await import("#server/db/copy/owner-snapshot.ts");
  const last = ownMigrations().at(-3) ?? 0;
  const sql = postgres({ ...owner, max: 1, onnotice: () => {} });
  await sql.begin((tx) => applyOwnMigrations(tx, (when) => when <= last));
  await sql.end();
  const superuser = connectSuperuser(String(owner.database));
  await superuser`insert into convenios (nome) values ('Antigo')`;
  await superuser.end();
  return writeArchive({
    storage: memoryStorage().storage,
    readSnapshot: (work) => readSnapshotAsOwner({ owner, secretKey: TEST_SECRET }, work),
    keys: KEYS,
    backupDir: path.join(folder, "antigas"),
    dataDir: folder,
  });
}

describe("a backup", () => {
  it("holds no word in the clear", async () => {
    const bytes = await readFile(archive);
    expect(bytes.includes("Outro")).toBe(false);
    expect(bytes.includes("pequeno")).toBe(false);
    expect(bytes.includes(TEST_SECRET)).toBe(false);
  });

  it("sees one moment, whatever is written meanwhile, and keeps nobody waiting", async () => {
    let isWriting = true;
    let written = 0;
    const writing = (async () => {
      while (isWriting) {
        await test.asAdmin(async (tx) => {
          await tx
            .insert(exames)
            .values(records.exame({ nome: `Par ${written} a`, slug: `par-${written}-a` }));
          await tx
            .insert(exames)
            .values(records.exame({ nome: `Par ${written} b`, slug: `par-${written}-b` }));
        });
        written++;
      }
    })();
    const file = await backUp();
    isWriting = false;
    await writing;
    expect(written).toBeGreaterThan(0);
    const to = await target();
    await restore(file, to);
    const sql = connectSuperuser(String(to.owner.database));
    const [row] = await sql`select count(*)::int as n from exames where nome like 'Par %'`;
    expect(row?.n % 2).toBe(0);
    await sql.end();
  });

  it("that fails leaves nothing behind", async () => {
    const backupDir = path.join(folder, "falha");
    const broken = { ...storage, get: () => Promise.reject(new Error("away")) };
    const { readSnapshot } = test.database;
    const source = { storage: broken, readSnapshot, keys: KEYS, backupDir, dataDir: folder };
    await expect(writeArchive(source)).rejects.toThrow("away");
    expect(await readdir(backupDir)).toEqual([]);
  });
});

describe("refused in one line, with the target untouched:", () => {
  const OTHER = Buffer.alloc(32, "outra");

  async function refusal(file: string, keys: BackupKeys = KEYS): Promise<string> {
    const to = await target();
    const error = await restore(file, to, keys).catch((one) => one);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).not.toContain("\n");
    expect(Object.keys(await everything(String(to.owner.database)))).toEqual([]);
    expect(to.files.size).toBe(0);
    return error.message;
  }

  async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
    const file = path.join(folder, "mudada.backup");
    await writeFile(file, change(Buffer.from(await readFile(archive))));
    return file;
  }

  it("another SECRET_KEY, and none", async () => {
    expect(await refusal(archive, { ...KEYS, secretKey: OTHER })).toMatch(/^SECRET_KEY: não é/);
    expect(await refusal(archive, { ...KEYS, secretKey: undefined })).toMatch(/^SECRET_KEY: falta/);
  });

  it("another BACKUP_KEY, and none, where one was set; and none is needed where none was", async () => {
    const own = await backUp({ ...KEYS, backupKey: OWN_KEY }, path.join(folder, "chave"));
    expect(await refusal(own)).toMatch(/^BACKUP_KEY: falta/);
    expect(await refusal(own, { ...KEYS, backupKey: OTHER })).toMatch(/^BACKUP_KEY: não é/);
    expect(await refusal(own, { secretKey: OTHER, backupKey: OWN_KEY })).toMatch(/^SECRET_KEY: /);
    await restore(own, await target(), { ...KEYS, backupKey: OWN_KEY });
    await restore(archive, await target(), { ...KEYS, backupKey: OTHER });
  });

  it("a file cut off at any place", async () => {
    const { length } = await readFile(archive);
    for (const end of [0, 40, 2_000, 70_000, Math.floor(length / 2), length - 1]) {
      const file = await changed((bytes) => bytes.subarray(0, end));
      expect(await refusal(file), `cut at ${end}`).toMatch(
        /^Cópia: .*(?:incompleto|não é uma cópia)/,
      );
    }
    const atChunk = await changed((bytes) => {
      const header = bytes.indexOf("\n") + 1;
      return bytes.subarray(0, header + 3 * (65_536 + 16));
    });
    expect(await refusal(atChunk)).toMatch(/incompleto/);
  });

  it("one flipped bit, wherever it is, also in the line that anybody may read", async () => {
    const { length } = await readFile(archive);
    const header = (await readFile(archive)).indexOf("\n") + 1;
    for (const at of [header - 10, header, header + 70_000, Math.floor(length / 2), length - 1]) {
      const file = await changed((bytes) => {
        bytes[at] = (bytes[at] ?? 0) ^ 1;
        return bytes;
      });
      expect(await refusal(file), `flipped at ${at}`).toMatch(/^(?:Cópia|SECRET_KEY): /);
    }
    const dated = await changed((bytes) =>
      Buffer.from(bytes.toString("latin1").replace('"created":"2', '"created":"3'), "latin1"),
    );
    expect(await refusal(dated)).toMatch(/danificado/);
  });

  it("chunks in another order, and a file that is none of ours", async () => {
    const moved = await changed((bytes) => {
      const header = bytes.indexOf("\n") + 1;
      const [one, two] = [header, header + 65_552];
      return Buffer.concat([
        bytes.subarray(0, header),
        bytes.subarray(two, two + 65_552),
        bytes.subarray(one, one + 65_552),
        bytes.subarray(two + 65_552),
      ]);
    });
    expect(await refusal(moved)).toMatch(/danificado/);
    expect(await refusal(await changed(() => Buffer.from("PK\x03\x04\n")))).toMatch(
      /não é uma cópia/,
    );
    expect(await refusal(path.join(folder, "nenhuma.backup"))).toMatch(
      /não pode ser lido \(ENOENT\)/,
    );
  });

  it("a newer format, and a newer version of the product", async () => {
    const newer = await changed((bytes) =>
      Buffer.from(
        bytes.toString("latin1").replace('"clinica-backup":1', '"clinica-backup":9'),
        "latin1",
      ),
    );
    expect(await refusal(newer)).toMatch(/versão mais nova/);
    const opened = await openArchive(archive, KEYS);
    await expect(verifyArchive(opened, ownMigrations().slice(0, -1))).rejects.toThrow(
      /versão mais nova/,
    );
  });
});

describe("a target that is not empty", () => {
  it("is refused: a database with tables", async () => {
    const to = await target();
    await (await openTestDatabase(to.owner)).close();
    const before = await everything(String(to.owner.database));
    await expect(restore(archive, to)).rejects.toThrow(/^Banco de dados: .*não está vazio/);
    expect(await everything(String(to.owner.database))).toEqual(before);
  });

  it("is refused: a storage with files", async () => {
    const to = await target();
    await to.storage.put("hero/meu-1x1.webp", Buffer.from("meu"));
    await expect(restore(archive, to)).rejects.toThrow(/^Armazenamento: já há arquivos/);
    expect([...to.files.keys()]).toEqual(["hero/meu-1x1.webp"]);
  });

  it("is as empty as before where a restore broke off, and the same command begins anew", async () => {
    const to = await target();
    let puts = 0;
    const failing = {
      ...to.storage,
      put: (key: string, bytes: Uint8Array) =>
        ++puts === 3 ? Promise.reject(new Error("full")) : to.storage.put(key, bytes),
    };
    await expect(restore(archive, { ...to, storage: failing })).rejects.toThrow("full");
    expect(to.files.size).toBe(0);
    expect(await everything(String(to.owner.database))).toEqual({});
    // Killed: what was put stays, under the mark.
    await to.storage.put("restauracao/inacabada", Buffer.from("1"));
    await to.storage.put("hero/a-1x1.webp", Buffer.from("metade"));
    await restore(archive, to);
    expect(to.files.get("hero/a-1x1.webp")?.bytes).toHaveLength(3_000_000);
    expect(to.files.size).toBe(2);
  });
});
