import { randomUUID } from "node:crypto";
import path from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openArchive } from "#server/backup/archive/read-archive.ts";
import { writeArchive } from "#server/backup/archive/write-archive.ts";
import { restoreArchive } from "#server/backup/restore-archive.ts";
import { getHome } from "#server/data/home/home.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import { listSessions } from "#server/data/people/sessions.ts";
import { listAllUsuarios } from "#server/data/people/usuarios.ts";
import { dropDatabase, emptyDatabase, openTestDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { needs } from "#tests/support/needs.ts";
import { startPostgres15 } from "#tests/support/postgres-15.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import type { OwnerOptions } from "./connect.ts";
import { blogPosts } from "./schema/blog-posts.ts";

describe("PostgreSQL 15", needs("postgresql-15"), () => {
  let server: Awaited<ReturnType<typeof startPostgres15>>;
  let folder = "";
  let owner: OwnerOptions;

  beforeAll(async () => {
    server = await startPostgres15();
    ({ folder } = server);
    const { login } = server;
    const admin = postgres({
      ...login,
      database: "postgres",
      username: "postgres",
      password: "senha",
    });
    await admin`create role dona login createrole password 'senha-da-dona'`;
    for (const name of ["um", "dois", "tres"])
      await admin.unsafe(`create database ${name} owner dona`);
    await admin.end();
    owner = { ...login, username: "dona", password: "senha-da-dona", database: "um" };
  });

  afterAll(async () => {
    await server?.stop();
  });

  it("is opened by several at once as an owner without superuser rights", async () => {
    const names = ["um", "um", "um", "dois", "dois", "tres"];
    const opened = await Promise.all(
      names.map((database) => openTestDatabase({ ...owner, database })),
    );
    const [database] = opened;
    await database?.as({ role: "operador" }, (tx) => tx.insert(blogPosts).values(records.post()));
    const home = await database?.as({ role: "anonimo" }, getHome);
    expect(home?.posts).toHaveLength(1);
    await database?.as({ role: "sistema" }, async (tx) =>
      noteReading(tx, { acao: "avisou_por_email", pacientes: [randomUUID()], dados: ["email"] }),
    );
    await Promise.all(opened.map((one) => one.close()));
  });

  it("identifies the caller, also where the owner was given the staff's rights", async () => {
    const login = { ...owner, username: "postgres", password: "senha" };
    const superuser = postgres({ ...login, database: "dois" });
    await superuser`grant clinica_admin_master, clinica_leitor, clinica_pode_administracao, clinica_pode_painel to dona with admin option`;
    const database = await openTestDatabase({ ...owner, database: "dois" });
    for (const [role, seen] of [
      ["leitor", 1],
      ["admin_master", 2],
    ] as const) {
      const identity = await staffIdentity({ superuser }, role);
      const people = await database.as(identity, listAllUsuarios);
      expect(people).toHaveLength(seen);
      expect(
        await database.as(identity, (tx) => listSessions(tx, { id: identity.usuarioId })),
      ).toHaveLength(1);
    }
    await database.close();
    await superuser.end();
  });

  it("takes a backup of a newer PostgreSQL, and gives one to it", async () => {
    const keys = { secretKey: TEST_SECRET, backupKey: undefined };
    const { storage } = memoryStorage();
    const admin = postgres({
      ...owner,
      database: "postgres",
      username: "postgres",
      password: "senha",
    });
    await admin`create database cinco owner dona`;
    await admin.end();
    const newer = await emptyDatabase();
    const rows = async (owner: OwnerOptions) => {
      const database = await openTestDatabase(owner);
      const home = await database.as({ role: "anonimo" }, getHome);
      await database.close();
      return home.posts.length;
    };
    for (const [from, to] of [
      [{ ...owner, database: "um" }, newer],
      [newer, { ...owner, database: "cinco" }],
    ] as const) {
      const database = await openTestDatabase(from);
      const { readSnapshot } = database;
      const file = await writeArchive({
        storage,
        readSnapshot,
        keys,
        backupDir: path.join(folder, "copias", String(to.database)),
        dataDir: folder,
        backupImages: true,
      });
      await database.close();
      const archive = await openArchive(file, keys);
      await restoreArchive(archive, { owner: to, secretKey: TEST_SECRET, ...memoryStorage() });
      expect(await rows(to)).toBe(1);
    }
    await dropDatabase(newer);
  });

  it("is opened by another owner, in whose version CREATEROLE is enough", async () => {
    const admin = postgres({
      ...owner,
      database: "postgres",
      username: "postgres",
      password: "senha",
    });
    const [version] = await admin`select current_setting('server_version_num')::int as number`;
    expect(Math.floor(version?.number / 10_000)).toBe(15);
    await admin`create role outra login createrole password 'senha-da-outra'`;
    await admin`create database quatro owner outra`;
    await admin.end();
    const other = { ...owner, username: "outra", password: "senha-da-outra", database: "quatro" };
    await (await openTestDatabase(other)).close();
  });
});
