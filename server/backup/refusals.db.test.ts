import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownLayout } from "#server/db/migrations.ts";
import { backups, everyRow, KEYS, type RestoreTarget, restore } from "#tests/support/backups.ts";
import {
  dropDatabase,
  emptyDatabase,
  openTestDatabase,
  testDatabase,
} from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { openArchive, verifyArchive } from "./archive/read-archive.ts";
import { writeArchive } from "./archive/write-archive.ts";
import type { BackupKeys } from "./backup-keys.ts";
import { restoreArchive } from "./restore-archive.ts";

const test = testDatabase();
const clinic = backups(test);
const OWN_KEY = Buffer.alloc(32, "chave da cópia");
let archive = "";

beforeAll(async () => {
  archive = await clinic.backUp();
});

describe("refused in one line, with the target untouched:", () => {
  const OTHER = Buffer.alloc(32, "outra");
  let to: RestoreTarget;

  // One target for all, because after each refusal it must be as empty as before.
  beforeAll(async () => {
    to = { owner: await emptyDatabase(), secretKey: TEST_SECRET, ...memoryStorage() };
  });
  afterAll(() => dropDatabase(to.owner));

  async function refusal(file: string, keys: BackupKeys = KEYS): Promise<string> {
    const error = await restore(file, to, keys).catch((one) => one);
    expect(error).toBeInstanceOf(Error);
    expect(error.message).not.toContain("\n");
    expect(Object.keys(await everyRow(to.owner))).toEqual([]);
    expect(to.files.size).toBe(0);
    return error.message;
  }

  const readWhole = async (file: string, keys: BackupKeys) =>
    verifyArchive(await openArchive(file, keys), ownLayout());

  async function changed(change: (bytes: Buffer) => Buffer): Promise<string> {
    const file = path.join(clinic.folder, "mudada.backup");
    await writeFile(file, change(Buffer.from(await readFile(archive))));
    return file;
  }

  function archiveOf(layout: unknown[]): Promise<string> {
    return writeArchive({
      storage: clinic.storage,
      readSnapshot: (work) =>
        test.database.readSnapshot((snapshot) =>
          work({ ...snapshot, migrations: layout as string[] }),
        ),
      keys: KEYS,
      backupDir: path.join(clinic.folder, "outras"),
      dataDir: clinic.folder,
      backupImages: true,
    });
  }

  it("another SECRET_KEY, and none", async () => {
    expect(await refusal(archive, { ...KEYS, secretKey: OTHER })).toMatch(/^SECRET_KEY: não é/);
    expect(await refusal(archive, { ...KEYS, secretKey: undefined })).toMatch(/^SECRET_KEY: falta/);
  });

  it("another BACKUP_KEY, and none, where one was set; and none is needed where none was", async () => {
    const own = await clinic.backUp(
      { ...KEYS, backupKey: OWN_KEY },
      path.join(clinic.folder, "chave"),
    );
    expect(await refusal(own)).toMatch(/^BACKUP_KEY: falta/);
    expect(await refusal(own, { ...KEYS, backupKey: OTHER })).toMatch(/^BACKUP_KEY: não é/);
    expect(await refusal(own, { secretKey: OTHER, backupKey: OWN_KEY })).toMatch(/^SECRET_KEY: /);
    await readWhole(own, { ...KEYS, backupKey: OWN_KEY });
    await readWhole(archive, { ...KEYS, backupKey: OTHER });
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

  it("one flipped bit, wherever it is, also in the unencrypted header", async () => {
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

  it("chunks in another order, and a file that is not an archive", async () => {
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
    expect(await refusal(path.join(clinic.folder, "nenhuma.backup"))).toMatch(
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
    const [baseline = ""] = ownLayout();
    expect(await refusal(await archiveOf([baseline, "later"]))).toMatch(/versão mais nova/);
    await expect(verifyArchive(opened, ["another baseline"])).rejects.toThrow(
      /^Cópia: foi feita por uma versão de teste anterior a esta/,
    );
  });

  it("an archive of another layout, also as earlier builds noted theirs", async () => {
    for (const layout of [["another baseline"], [1_760_000_000_000, 1_760_000_000_001]]) {
      expect(await refusal(await archiveOf(layout))).toMatch(
        /^Cópia: foi feita por uma versão de teste anterior/,
      );
    }
  });

  it.each([{ rows: 999 }, { tally: "x" }])("a table that is not as it was: %j", async (other) => {
    const whole = await openArchive(archive, KEYS);
    const changedEntries: typeof whole.entries = async function* () {
      for await (const entry of whole.entries()) {
        const isChanged = entry.record.record === "table" && entry.record.name === "exames";
        yield isChanged ? { ...entry, ending: () => ({ ...entry.ending(), ...other }) } : entry;
      }
    };
    const restoring = restoreArchive({ ...whole, entries: changedEntries }, to);
    await expect(restoring).rejects.toThrow(/^Cópia: a tabela public\.exames ficou diferente/);
    expect(await everyRow(to.owner)).toEqual({});
    expect(to.files.size).toBe(0);
  });
});

describe("a target that is not empty", () => {
  it("is refused: a database with tables", async () => {
    const to = await clinic.emptyTarget();
    await (await openTestDatabase(to.owner)).close();
    const before = await everyRow(to.owner);
    await expect(restore(archive, to)).rejects.toThrow(/^Banco de dados: .*não está vazio/);
    expect(await everyRow(to.owner)).toEqual(before);
  });

  it("is refused: a storage with files", async () => {
    const to = await clinic.emptyTarget();
    await to.storage.put("hero/meu-1x1.webp", Buffer.from("meu"));
    await expect(restore(archive, to)).rejects.toThrow(/^Armazenamento: já há arquivos/);
    expect([...to.files.keys()]).toEqual(["hero/meu-1x1.webp"]);
  });

  it("is as empty as before after an interrupted restore, and the same command starts again", async () => {
    const to = await clinic.emptyTarget();
    let puts = 0;
    const failing = {
      ...to.storage,
      put: (key: string, bytes: Uint8Array) =>
        ++puts === 3 ? Promise.reject(new Error("full")) : to.storage.put(key, bytes),
    };
    await expect(restore(archive, { ...to, storage: failing })).rejects.toThrow("full");
    expect(to.files.size).toBe(0);
    expect(await everyRow(to.owner)).toEqual({});
    // A killed restore leaves some files and the file that marks the restore as unfinished.
    await to.storage.put("restauracao/inacabada", Buffer.from("1"));
    await to.storage.put("hero/a-1x1.webp", Buffer.from("metade"));
    await restore(archive, to);
    expect(to.files.get("hero/a-1x1.webp")?.bytes).toHaveLength(3_000_000);
    expect(to.files.size).toBe(2);
  });
});
