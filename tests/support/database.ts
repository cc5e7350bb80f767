/** Databases of their own for test files, copied from the migrated template. */
import { randomUUID } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, inject } from "vitest";
import type { OwnerOptions } from "#server/db/connect.ts";
import { type Database, openDatabase, type Tx } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { TEMPLATE, TEST_SECRET } from "./database-setup.ts";

export interface TestDatabase {
  readonly database: Database;
  /** Row-level security does not hold for it: to look at what is really there. */
  readonly superuser: Sql;
  /** What `openDatabase` was given. */
  readonly owner: OwnerOptions;
  /** Writes what an administrator may, as whoever runs the server. */
  asAdmin<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface OpenTestDatabase extends TestDatabase {
  /** Drops it, too. */
  close(): Promise<void>;
}

/** Call it in a describe or at the top of a file; its properties are there once tests run. */
export function testDatabase(): TestDatabase {
  let opened: OpenTestDatabase | undefined;
  beforeAll(async () => {
    opened = await openNewDatabase();
  });
  afterAll(() => opened?.close());
  return onceOpened(() => opened);
}

/** For whoever closes it; a test file asks for `testDatabase`. */
export async function openNewDatabase(): Promise<OpenTestDatabase> {
  const owner = await emptyDatabase({ template: TEMPLATE });
  const superuser = connectSuperuser(owner.database);
  const database = await openTestDatabase(owner);
  return {
    database,
    superuser,
    owner,
    asAdmin: (work) => database.as({ role: "operador" }, work),
    async close() {
      await database.close();
      await superuser.end();
      await dropDatabase(owner);
    },
  };
}

/** What a file names before there is a database. @throws when it is used before `opened` gives one */
export function onceOpened(opened: () => TestDatabase | undefined): TestDatabase {
  return {
    get database() {
      return present(opened()).database;
    },
    get superuser() {
      return present(opened()).superuser;
    },
    get owner() {
      return present(opened()).owner;
    },
    asAdmin: (work) => present(opened()).asAdmin(work),
  };
}

export function openTestDatabase(owner: OwnerOptions): Promise<Database> {
  const log = createLog("silent");
  return openDatabase({ owner, secretKey: TEST_SECRET, log, waitMs: 10_000 });
}

/** A new database of the owner, without anything in it unless it is copied from a template. */
export async function emptyDatabase({ template = "template1" } = {}): Promise<OwnerOptions> {
  const owner = inject("owner");
  const database = `teste_${randomUUID().slice(0, 8)}`;
  const admin = connectSuperuser();
  // Copied as files: half of the time that it takes page by page, through the log.
  await admin.unsafe(
    `create database ${database} template ${template} owner ${owner.username} strategy file_copy`,
  );
  await admin.end();
  return { ...owner, database };
}

export async function dropDatabase({ database }: OwnerOptions): Promise<void> {
  const admin = connectSuperuser();
  await admin.unsafe(`drop database ${database} with (force)`);
  await admin.end();
}

export function connectSuperuser(database = "postgres"): Sql {
  return postgres({ ...inject("superuser"), database, max: 4, onnotice: () => {} });
}

function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("the test database is not open yet");
  return value;
}
