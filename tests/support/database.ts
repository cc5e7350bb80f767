import { randomUUID } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, inject } from "vitest";
import type { OwnerOptions } from "#server/db/connect.ts";
import { type Database, openDatabase, type Tx } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { TEMPLATE, TEST_SECRET } from "./database-setup.ts";

export interface TestDatabase {
  readonly database: Database;
  readonly superuser: Sql;
  readonly owner: OwnerOptions;
  asAdmin<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

export interface OpenTestDatabase extends TestDatabase {
  close(): Promise<void>;
}

/** Call it in a file or a `describe`. The properties of the returned object exist only while tests run. */
export function testDatabase(): TestDatabase {
  let opened: OpenTestDatabase | undefined;
  beforeAll(async () => {
    opened = await openNewDatabase();
  });
  afterAll(() => opened?.close());
  return onceOpened(() => opened);
}

export async function openNewDatabase(): Promise<OpenTestDatabase> {
  const owner = await clonedDatabase();
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

/** For a database that is opened later; the properties throw until then. */
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
  return openDatabase({ owner, secretKey: TEST_SECRET, log, waitMs: 60_000 });
}

export function emptyDatabase(): Promise<OwnerOptions> {
  return createDatabase("template1");
}

/** Its first opening creates its logins, and finds tables and code as the product left them in the template. */
export function clonedDatabase(): Promise<OwnerOptions> {
  return createDatabase(TEMPLATE);
}

async function createDatabase(template: string): Promise<OwnerOptions> {
  const owner = inject("owner");
  const database = `teste_${randomUUID().slice(0, 8)}`;
  const admin = connectSuperuser();
  // `file_copy` takes half the time of PostgreSQL's default, which writes each page to the write-ahead log.
  await admin.unsafe(
    `create database ${database} template ${template} owner ${owner.username} strategy file_copy`,
  );
  // A clone loses its template's rights on the database, and its opening would apply all SQL to put them right.
  if (template === TEMPLATE) await admin.unsafe(`revoke all on database ${database} from public`);
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
