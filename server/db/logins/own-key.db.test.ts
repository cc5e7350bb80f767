import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { OwnerOptions } from "#server/db/connect.ts";
import { openDatabase } from "#server/db/open.ts";
import { StartupError } from "#server/errors.ts";
import { createLog } from "#server/log.ts";
import { COMPILE_CACHE } from "#tests/support/compile-cache.ts";
import {
  clonedDatabase,
  connectSuperuser,
  dropDatabase,
  emptyDatabase,
  openTestDatabase,
} from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { builtServer } from "#tests/support/product-server.ts";
import { addressOf } from "#tests/support/server-over-database.ts";
import { plainEnvironment } from "../../../scripts/checks/plain-environment.mjs";
import { AUDIENCES } from "./logins.ts";

const QUIET = { log: createLog("silent"), waitMs: 60_000 };
const OTHER_KEY = Buffer.alloc(32, "outra chave");

async function refusal(owner: OwnerOptions, secretKey = TEST_SECRET): Promise<string> {
  const log = createLog("silent");
  const error = await openDatabase({ owner, secretKey, log, waitMs: 60_000 }).catch((one) => one);
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).not.toContain("\n");
  return error.message;
}

test("refuses another secret key while the first one's server goes on, and after it ended", async () => {
  const owner = await clonedDatabase();
  const first = await openTestDatabase(owner);
  const superuser = connectSuperuser();
  const passwords = () => superuser`
    select rolname, rolpassword from pg_authid where rolname like ${`${owner.database}_%`} order by 1`;
  const before = await passwords();
  expect(before).toHaveLength(AUDIENCES.length);

  expect(await refusal(owner, OTHER_KEY)).toMatch(/^SECRET_KEY: .*outra chave/);
  expect(await passwords()).toEqual(before);
  await superuser`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${String(owner.database)}`;
  await eventually(() => first.ping());
  await first.close();

  expect(await refusal(owner, OTHER_KEY)).toMatch(/^SECRET_KEY: .*outra chave/);
  await (await openTestDatabase(owner)).close();
  await superuser.end();
  await dropDatabase(owner);
});

test("changes the secret key on request when nobody is connected", async () => {
  const owner = await clonedDatabase();
  const change = {
    owner,
    secretKey: OTHER_KEY,
    log: createLog("silent"),
    waitMs: 60_000,
    formerKey: async () => TEST_SECRET,
  };
  const first = await openTestDatabase(owner);
  await first.ping();
  await expect(openDatabase(change)).rejects.toThrow(/^SECRET_KEY: há uma cópia do sistema/);
  await first.ping();
  await first.close();

  await (await openDatabase(change)).close();
  await (await openDatabase({ ...change, formerKey: undefined })).close();
  expect(await refusal(owner)).toMatch(/^SECRET_KEY: .*outra chave/);
  await dropDatabase(owner);
});

test("takes over what a dropped database of the same name left, once nobody uses it", async () => {
  const owner = await emptyDatabase();
  const superuser = connectSuperuser();
  await (await openTestDatabase(owner)).close();
  await dropDatabase(owner);
  await superuser.unsafe(`create database ${owner.database} owner ${owner.username}`);
  const options = { owner, log: createLog("silent"), waitMs: 60_000 };
  await (await openDatabase({ ...options, secretKey: OTHER_KEY })).close();
  await superuser.end();
  await dropDatabase(owner);
});

test("keeps the key when only the logins' settings are new", async () => {
  const owner = await clonedDatabase();
  await (await openTestDatabase(owner)).close();
  const superuser = connectSuperuser();
  await superuser.unsafe(`comment on role ${owner.database}_publico is 'of an older version'`);
  await (await openTestDatabase(owner)).close();
  const [role] = await superuser`
    select shobj_description(oid, 'pg_authid') as mark from pg_authid
    where rolname = ${`${owner.database}_publico`}`;
  expect(role?.mark).toMatch(/^[0-9a-f]{24}$/);
  await superuser.end();
  await dropDatabase(owner);
});

test("mends a password that was changed by hand", async () => {
  const owner = await clonedDatabase();
  await (await openTestDatabase(owner)).close();
  const superuser = connectSuperuser();
  await superuser.unsafe(`alter role ${owner.database}_publico password 'x'`);
  await (await openTestDatabase(owner)).close();
  await superuser.end();
  await dropDatabase(owner);
});

test("an operator changes it by a command, which says in a line why it does not", async () => {
  const owner = await clonedDatabase();
  const first = await openTestDatabase(owner);
  await first.ping();
  const dataDir = await mkdtemp(path.join(tmpdir(), "clinica-key-"));
  const program = builtServer();
  const change = (input = "") =>
    spawnSync(process.execPath, [program, "--change-secret-key"], {
      encoding: "utf8",
      input,
      env: {
        ...plainEnvironment(),
        ...COMPILE_CACHE,
        NODE_ENV: "production",
        LOG_LEVEL: "silent",
        DATA_DIR: dataDir,
        DATABASE_URL: addressOf(owner),
        SECRET_KEY: OTHER_KEY.toString("base64"),
      },
    });
  expect(change()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^SECRET_KEY: há uma cópia do sistema ligada.*\n$/),
  });
  const binding = { table: "t", column: "c", id: "1" };
  const encrypted = (await openDataKeys(first, TEST_SECRET)).encrypt("Ana", binding);
  await first.close();
  expect(change()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^SECRET_KEY: há dados cifrados.*\n$/),
  });
  expect(change(`${OTHER_KEY.toString("base64")}x\n`).stderr).toMatch(/^SECRET_KEY: .*\n$/);
  const former = `${TEST_SECRET.toString("base64")}\n`;
  expect(change(former)).toMatchObject({ status: 0, stderr: "" });
  const changed = await openDatabase({ owner, secretKey: OTHER_KEY, ...QUIET });
  expect((await openDataKeys(changed, OTHER_KEY)).decrypt(encrypted, binding)).toBe("Ana");
  await changed.close();
  expect(await refusal(owner)).toMatch(/^SECRET_KEY: .*outra chave/);
  await rm(dataDir, { recursive: true });
  await dropDatabase(owner);
});
