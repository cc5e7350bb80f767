import { afterAll, beforeAll, expect, it } from "vitest";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { isInUse } from "#server/db/logins/own-key.ts";
import { openDatabase, type Tx } from "#server/db/open.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { createLog } from "#server/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";

const test = testDatabase();
const BINDING = { table: "pacientes", column: "nome", id: "11111111-1111-4111-8111-111111111111" };
const OTHER_KEY = Buffer.alloc(32, "outra chave");
let keys: DataKeys;

beforeAll(async () => {
  keys = await openDataKeys(test.database, TEST_SECRET);
});

it("makes one key for each use, of ten starts at once, and stores no key unwrapped", async () => {
  const opened = await Promise.all(
    Array.from({ length: 10 }, () => openDataKeys(test.database, TEST_SECRET)),
  );
  const hashes = opened.map((one) => one.cpfHash("52998224725").toString("hex"));
  expect(new Set(hashes)).toEqual(new Set([keys.cpfHash("52998224725").toString("hex")]));
  const rows = await test.superuser`select uso, versao, length(chave) as bytes from chaves_dados`;
  expect(rows.map(({ uso }) => uso).sort()).toEqual(["busca", "cifra"]);
  expect(rows.map(({ bytes }) => bytes)).toEqual([60, 60]);
});

it("decrypts a text in its own column and row, and nowhere else", () => {
  const encrypted = keys.encrypt("Maria Conceição", BINDING);
  expect(encrypted.subarray(0, 3)).toEqual(Buffer.from([1, 0, 1]));
  expect(encrypted.toString("latin1")).not.toContain("Maria");
  expect(keys.decrypt(encrypted, BINDING)).toBe("Maria Conceição");
  for (const elsewhere of [
    { ...BINDING, table: "laudos" },
    { ...BINDING, column: "cpf" },
    { ...BINDING, id: "22222222-2222-4222-8222-222222222222" },
  ]) {
    expect(() => keys.decrypt(encrypted, elsewhere)).toThrow();
  }
  for (const head of [
    [2, 0, 1],
    [1, 0, 2],
  ]) {
    expect(() =>
      keys.decrypt(Buffer.concat([Buffer.from(head), encrypted.subarray(3)]), BINDING),
    ).toThrow();
  }
});

it("derives a key for each file", () => {
  const { key, version } = keys.fileKey("laudo 1");
  expect(key).toHaveLength(32);
  expect(keys.fileKey("laudo 1", version).key).toEqual(key);
  expect(keys.fileKey("laudo 2").key).not.toEqual(key);
});

it("finds by keyed hash a CPF, a protocol, and a name by words and beginnings", () => {
  expect(keys.cpfHash("52998224725")).toHaveLength(32);
  expect(keys.cpfHash("52998224725")).not.toEqual(keys.protocoloHash("52998224725"));
  const stored = keys.nameHashes("Maria da Conceição").map(String);
  const isFound = (typed: string) =>
    keys.searchHashes(typed).every((hash) => stored.includes(String(hash)));
  expect(isFound("conc MARIA")).toBe(true);
  expect(isFound("maria souza")).toBe(false);
});

it("travel with every transaction but the reads of public pages", async () => {
  const read = async (tx: Tx) => dataKeysOf(tx).cpfHash("52998224725");
  const hash = keys.cpfHash("52998224725");
  expect(await test.database.as({ role: "sistema" }, read)).toEqual(hash);
  expect(await test.database.as({ role: "paciente" }, read)).toEqual(hash);
  expect(await test.database.asStranger(read)).toEqual(hash);
  const publicRead = test.database.as({ role: "anonimo" }, read);
  await expect(publicRead).rejects.toThrow("carries no data keys");
});

it("shows the wrapped keys to nobody but the server itself", async () => {
  for (const role of [
    "clinica_anonimo",
    "clinica_editor",
    "clinica_admin_master",
    "clinica_operador",
  ]) {
    const reading = test.superuser.begin(async (sql) => {
      await sql`select set_config('role', ${role}, true)`;
      return sql`select 1 from chaves_dados`;
    });
    await expect(reading).rejects.toMatchObject({ code: "42501" });
  }
  const changing = test.database.as({ role: "sistema" }, (tx) =>
    tx.execute("update chaves_dados set versao = 9"),
  );
  await expect(changing).rejects.toMatchObject({ id: "not-permitted" });
});

it("refuses another SECRET_KEY in one line", async () => {
  await expect(openDataKeys(test.database, OTHER_KEY)).rejects.toThrow(/^SECRET_KEY: não abre/);
});

/** PostgreSQL ends a closed connection's process a moment later. */
async function nobodyConnected() {
  await eventually(async () => expect(await isInUse(test.superuser)).toBe(false));
}

it("opens all of it after a change of SECRET_KEY, and changes nothing with a wrong former one", async () => {
  const encrypted = keys.encrypt("Ana", BINDING);
  await test.database.close();
  await nobodyConnected();
  const options = { owner: test.owner, log: createLog("silent"), waitMs: 60_000 };
  const change = (formerKey: Buffer) =>
    openDatabase({ ...options, secretKey: OTHER_KEY, formerKey: async () => formerKey });
  await expect(change(Buffer.alloc(32, 9))).rejects.toThrow(/a chave anterior/);
  const unchanged = await openDatabase({ ...options, secretKey: TEST_SECRET });
  expect((await openDataKeys(unchanged, TEST_SECRET)).decrypt(encrypted, BINDING)).toBe("Ana");
  await unchanged.close();
  await nobodyConnected();

  const changed = await change(TEST_SECRET);
  afterAll(() => changed.close());
  const after = await openDataKeys(changed, OTHER_KEY);
  expect(after.decrypt(encrypted, BINDING)).toBe("Ana");
  expect(after.cpfHash("52998224725")).toEqual(keys.cpfHash("52998224725"));
  await expect(openDataKeys(changed, TEST_SECRET)).rejects.toThrow(/^SECRET_KEY/);
});
