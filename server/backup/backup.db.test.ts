import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import type { OwnerOptions } from "#server/db/connect.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { exames } from "#server/db/schema/exames.ts";
import { backups, everyRow, KEYS, restore } from "#tests/support/backups.ts";
import { connectSuperuser, openTestDatabase, testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import * as records from "#tests/support/records.ts";
import { writeArchive } from "./archive/write-archive.ts";

const test = testDatabase();
const clinic = backups(test);
const ODD = "tab\there, line\nthere, back\\slash, \\N, 🩺 and ' quotes";
let archive = "";

beforeAll(async () => {
  await test.asAdmin((tx) =>
    tx.insert(exames).values([records.exame(), records.exame({ nome: "Outro", descricao: ODD })]),
  );
  archive = await clinic.backUp();
});

async function walls({ database }: OwnerOptions) {
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
  it("restores every row, file and sequence and all protection, and a server may write to it", async () => {
    const to = await clinic.emptyTarget();
    const done = await restore(archive, to);
    expect(done).toMatchObject({ files: 2 });
    expect(await everyRow(to.owner)).toEqual(await everyRow(test.owner));
    expect(await walls(to.owner)).toEqual(await walls(test.owner));
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
    const to = await clinic.emptyTarget();
    await restore(await clinic.backUp(), to);
    const sql = connectSuperuser(to.owner.database);
    expect((await sql`select count(*)::int as n from auth_users`)[0]?.n).toBe(1);
    expect((await sql`select count(*)::int as n from auth_sessions`)[0]?.n).toBe(0);
    await sql.end();
  });
});

describe("a backup", () => {
  it("contains no word unencrypted", async () => {
    const bytes = await readFile(archive);
    expect(bytes.includes("Outro")).toBe(false);
    expect(bytes.includes("pequeno")).toBe(false);
    expect(bytes.includes(TEST_SECRET)).toBe(false);
  });

  it("contains the data of one moment, whatever is written meanwhile, and makes nobody wait", async () => {
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
    const file = await clinic.backUp();
    isWriting = false;
    await writing;
    expect(written).toBeGreaterThan(0);
    const to = await clinic.emptyTarget();
    await restore(file, to);
    const sql = connectSuperuser(to.owner.database);
    const [row] = await sql`select count(*)::int as n from exames where nome like 'Par %'`;
    expect(row?.n % 2).toBe(0);
    await sql.end();
  });

  it.each([
    [false, "leaves exam images out"],
    [true, "holds exam images, also one too large for the memory, byte for byte"],
  ])("with backupImages %s %s", async (backupImages, _does) => {
    const images = ["imagens/a.dcm.cifra", "imagens/b-1-0.cifra"];
    const large = Buffer.alloc(33 * 1024 ** 2, 5);
    await clinic.storage.put(images[0] ?? "", large);
    await clinic.storage.put(images[1] ?? "", Buffer.from("pacote"));
    try {
      const { readSnapshot } = test.database;
      const { folder: dataDir, storage } = clinic;
      const backupDir = path.join(dataDir, "imagens");
      const source = { storage, readSnapshot, keys: KEYS, backupDir, dataDir, backupImages };
      const to = await clinic.emptyTarget();
      await restore(await writeArchive(source), to);
      expect([...to.files.keys()].filter((key) => images.includes(key))).toEqual(
        backupImages ? images : [],
      );
      expect(to.files.has("hero/a-1x1.webp")).toBe(true);
      const restored = to.files.get(images[0] ?? "");
      if (backupImages) expect(large.equals(Buffer.from(restored?.bytes ?? ""))).toBe(true);
    } finally {
      for (const key of images) await clinic.storage.delete(key);
    }
  });

  it("that fails leaves nothing behind", async () => {
    const backupDir = path.join(clinic.folder, "falha");
    const broken = { ...clinic.storage, get: () => Promise.reject(new Error("unavailable")) };
    const { readSnapshot } = test.database;
    const source = {
      storage: broken,
      readSnapshot,
      keys: KEYS,
      backupDir,
      dataDir: clinic.folder,
      backupImages: true,
    };
    await expect(writeArchive(source)).rejects.toThrow("unavailable");
    expect(await readdir(backupDir)).toEqual([]);
  });
});
