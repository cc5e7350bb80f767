import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { AppError, StartupError } from "#server/errors.ts";
import { createLog } from "#server/log.ts";
import {
  clonedDatabase,
  connectSuperuser,
  dropDatabase,
  emptyDatabase,
  openTestDatabase,
  testDatabase,
} from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { lockTable } from "#tests/support/lock-table.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { waitUntilWaiting } from "#tests/support/waiting-transactions.ts";
import type { OwnerOptions } from "./connect.ts";
import { DATABASE_ROLES, databaseRole } from "./logins/logins.ts";
import { type Database, type Identity, openDatabase, type Tx } from "./open.ts";
import { exames } from "./schema/exames.ts";

const test = testDatabase();

const whoAmI = sql`
  select current_user as role, current_setting('app.sessao', true) as sessao,
    pg_backend_pid() as pid`;

async function refusal(owner: OwnerOptions, waitMs = 60_000): Promise<string> {
  const error = await openDatabase({
    owner,
    secretKey: TEST_SECRET,
    log: createLog("silent"),
    waitMs,
  }).then(
    (database) => database.close(),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).not.toContain("\n");
  if (owner.password) expect(error.message).not.toContain(owner.password);
  return error.message;
}

describe("openDatabase", () => {
  it("succeeds for several at once, on one empty database and on others beside it", async () => {
    const owners = await Promise.all([emptyDatabase(), emptyDatabase(), emptyDatabase()]);
    const opened = await Promise.all(
      [0, 0, 0, 0, 1, 1, 2].map((index) => openTestDatabase(owners[index] as OwnerOptions)),
    );
    for (const database of opened) {
      const rows = await database.as({ role: "anonimo" }, (tx) =>
        tx.select({ id: exames.id }).from(exames),
      );
      expect(rows).toEqual([]);
    }
    await Promise.all(opened.map((database) => database.close()));
    for (const owner of owners) await dropDatabase(owner);
  });

  it("refuses a database of a newer version and touches nothing", async () => {
    const owner = await clonedDatabase();
    const superuser = connectSuperuser(owner.database);
    await superuser`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 99999999999999)`;
    const variant = () => superuser`
      select (select json_agg(r order by r.rolname) from pg_roles r) as roles,
        (select json_agg(d.datacl::text) from pg_database d where datname = current_database()) as acl,
        (select json_agg(c.relname order by c.relname) from pg_class c where relnamespace = 'public'::regnamespace) as tables`;
    const before = await variant();
    expect(await refusal(owner)).toMatch(/versão mais nova/);
    expect(await variant()).toEqual(before);
    await superuser.end();
    await dropDatabase(owner);
  });

  it("refuses a database of another layout in one line and touches nothing", async () => {
    const owner = await clonedDatabase();
    const superuser = connectSuperuser(owner.database);
    await superuser`update drizzle.__drizzle_migrations set hash = 'another baseline'`;
    const variant = () => superuser`
      select json_agg(c.relacl::text order by c.relname) as tables, obj_description('drizzle'::regnamespace) as note
      from pg_class c where relnamespace = 'public'::regnamespace`;
    const before = await variant();
    expect(await refusal(owner)).toMatch(
      /^Banco de dados: foi criado por uma versão de teste anterior/,
    );
    expect(await variant()).toEqual(before);
    await superuser.end();
    await dropDatabase(owner);
  });

  it("says in one line what the owner's login lacks", async () => {
    const owner = await emptyDatabase();
    const superuser = connectSuperuser();
    const name = `simples_${owner.database}`;
    await superuser.unsafe(`create role ${name} login password 'senha-simples'`);
    const simple = { ...owner, username: name, password: "senha-simples" };
    expect(await refusal(simple)).toContain("CREATEROLE");
    await superuser.unsafe(`alter role ${name} createrole`);
    expect(await refusal(simple)).toContain("dono do banco");
    await superuser.end();
    await dropDatabase(owner);
  });

  it("says in one line when the roles of this server are another owner's", async () => {
    const owner = await emptyDatabase();
    const superuser = connectSuperuser();
    const name = `outro_${owner.database}`;
    await superuser.unsafe(`create role ${name} login createrole password 'senha-de-outro'`);
    await superuser.unsafe(`alter database ${owner.database} owner to ${name}`);
    const other = { ...owner, username: name, password: "senha-de-outro" };
    expect(await refusal(other)).toContain("WITH ADMIN OPTION");
    const roles = DATABASE_ROLES.map(databaseRole).join(", ");
    await superuser.unsafe(`grant ${roles} to ${name} with admin option, inherit false, set false`);
    await (await openTestDatabase(other)).close();
    await superuser.end();
    await dropDatabase(owner);
  });

  it("says in one line why there is no connection", async () => {
    expect(await refusal({ ...test.owner, password: "segredo-errado" })).toContain(
      "senha recusados",
    );
    expect(await refusal({ ...test.owner, database: "nao_existe" })).toContain("não existe");
    expect(await refusal({ ...test.owner, host: "/nonexistent" }, 300)).toContain("sem resposta");
    expect(await refusal({ ...test.owner, host: "127.0.0.1", port: 1 }, 300)).toContain(
      "ECONNREFUSED",
    );
  });

  it("waits for a server that is not there yet", async () => {
    const { owner } = test;
    let attempts = 0;
    // A host that becomes reachable: `connectOwner` reads it again for each attempt.
    const late = new Proxy(
      { ...owner },
      {
        get: (target, key) =>
          key === "host" && ++attempts < 3 ? "/nonexistent" : Reflect.get(target, key),
      },
    );
    const database = await openDatabase({
      owner: late,
      secretKey: TEST_SECRET,
      log: createLog("silent"),
      waitMs: 60_000,
    });
    await database.close();
    expect(attempts).toBeGreaterThanOrEqual(3);
  });

  it("writes nothing when there is nothing to do", async () => {
    const written = () => test.superuser`
      select md5(string_agg(line, ' ' order by line)) from (
        select concat('f', oid, ' ', xmin) as line from pg_proc
        union all select concat('p', oid, ' ', xmin) from pg_policy
        union all select concat('t', oid, ' ', xmin) from pg_trigger
        union all select concat('d', objoid, ' ', xmin) from pg_description) as lines`;
    const before = await written();
    await (await openTestDatabase(test.owner)).close();
    expect(await written()).toEqual(before);
  });
});

describe("as", () => {
  it("leaves neither role nor id on a pooled connection", async () => {
    const { database } = test;
    const patients = await Promise.all(
      Array.from({ length: 20 }, () =>
        database.as({ role: "paciente", session: "alguem" }, (tx) => tx.execute(whoAmI)),
      ),
    );
    const pids = new Set(patients.map(([row]) => row?.pid));
    for (const [row] of patients) {
      expect(row).toMatchObject({ role: "clinica_paciente", sessao: "alguem" });
    }
    const failing = database.as({ role: "paciente", session: "alguem" }, async () => {
      throw new Error("undo");
    });
    await expect(failing).rejects.toThrow("undo");
    const read = (tx: Tx) => tx.execute(whoAmI);
    const visitors = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        // Visitors' transactions share connections with patients' transactions; visitors' single reads do not.
        database.as({ role: "anonimo" }, (tx) => (at % 2 ? tx.transaction(read) : read(tx))),
      ),
    );
    expect(visitors.some(([row]) => pids.has(row?.pid))).toBe(true);
    for (const [row] of visitors) {
      expect(row?.role).toBe("clinica_anonimo");
      expect(row?.sessao ?? "").toBe("");
    }
  });

  it("rolls back if the work throws, and commits if it does not", async () => {
    const { database } = test;
    const count = () =>
      database.as({ role: "anonimo" }, (tx) => tx.select({ id: exames.id }).from(exames));
    const failing = test.asAdmin(async (tx) => {
      await tx.insert(exames).values(records.exame());
      throw new Error("undo");
    });
    await expect(failing).rejects.toThrow("undo");
    expect(await count()).toHaveLength(0);
    await test.asAdmin((tx) => tx.insert(exames).values(records.exame()));
    expect(await count()).toHaveLength(1);
  });

  it("lets a visitor write nothing, however it is tried", async () => {
    const leitor = await staffIdentity(test, "leitor");
    const insert = (identity: Identity) =>
      test.database.as(identity, (tx) => tx.insert(exames).values(records.exame()));
    for (const identity of [{ role: "anonimo" } as const, leitor]) {
      const error = await insert(identity).catch((reason) => reason);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ status: 403, id: "not-permitted" });
    }
    const nested = test.database.as({ role: "anonimo" }, (tx) =>
      tx.transaction((inner) =>
        inner.execute(sql`select current_setting('transaction_read_only') as mode`),
      ),
    );
    expect((await nested)[0]?.mode).toBe("on");
  });
});

describe("listen", () => {
  it("is notified which table a committed write changed, and again after the connection was lost", async () => {
    const heard: string[] = [];
    const onListen = vi.fn();
    const onLost = vi.fn();
    const database: Database = await openTestDatabase(test.owner);
    const onNotify = (table: string) => heard.push(table);
    await database.listen("conteudo", { onNotify, onListen, onLost });
    expect(onListen).toHaveBeenCalledTimes(1);
    expect(onLost).not.toHaveBeenCalled();

    await test.asAdmin((tx) => tx.insert(exames).values(records.exame()));
    await eventually(() => expect(heard).toEqual(["exames"]));
    const undone = test.asAdmin(async (tx) => {
      await tx.insert(exames).values(records.exame());
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");

    await test.superuser`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`;
    await eventually(() => expect(onLost).toHaveBeenCalledTimes(1));
    expect(onListen).toHaveBeenCalledTimes(1);
    await eventually(() => expect(onListen).toHaveBeenCalledTimes(2));
    expect(onLost).toHaveBeenCalledTimes(1);
    await test.superuser`truncate exames`;
    await eventually(() => expect(heard).toEqual(["exames", "exames"]));
    await database.close();
  });
});

describe("ping", () => {
  it("answers while the server does, also after every connection was cut", async () => {
    await test.database.ping();
    await test.superuser`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await eventually(() => test.database.ping());
  });
});

describe("close", () => {
  it("waits for what is running, and not for connections that died", async () => {
    const database = await openTestDatabase(test.owner);
    let finished = false;
    const unlock = await lockTable(test, "exames");
    const work = database.as({ role: "operador" }, async (tx) => {
      await tx.insert(exames).values(records.exame());
      finished = true;
    });
    await waitUntilWaiting(test);
    const closing = database.close();
    await unlock();
    await closing;
    expect(finished).toBe(true);
    await work;

    const other = await openTestDatabase(test.owner);
    await test.superuser`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await other.ping().catch(() => {});
    await other.close();
  });
});
