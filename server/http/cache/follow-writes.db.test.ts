import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { exames as exameRecords } from "#server/data/exames/exames.ts";
import type { Database } from "#server/db/open.ts";
import { exames } from "#server/db/schema/exames.ts";
import { connectSuperuser, openTestDatabase, testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import * as records from "#tests/support/records.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { followWrites } from "./follow-writes.ts";
import { PageCache, type Rendered } from "./page-cache.ts";

const data = testDatabase();
const opened: Database[] = [];
const ID = crypto.randomUUID();
let editor: StaffIdentity;

beforeAll(async () => {
  editor = await staffIdentity(data, "editor");
  await data.asAdmin((tx) => tx.insert(exames).values(records.exame({ id: ID })));
});
afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));

function rename(database: Database, nome: string) {
  return database.as(editor, (tx) => tx.update(exames).set({ nome }).where(eq(exames.id, ID)));
}

async function openSite({ isDeaf = false } = {}) {
  const database = await openTestDatabase(data.owner);
  opened.push(database);
  const pages = new PageCache();
  const heard: Database = {
    ...database,
    listen: (channel, handlers) =>
      database.listen(channel, {
        ...handlers,
        onNotify: isDeaf ? () => {} : handlers.onNotify,
      }),
  };
  await followWrites(pages, heard);
  const render = vi.fn(async (): Promise<Rendered> => {
    const [exame] = await database.as({ role: "anonimo" }, exameRecords.all);
    const body = new TextEncoder().encode(exame?.nome);
    const page = { status: 200, headers: new Headers(), body, encoded: new Map() };
    return { page, degraded: false };
  });
  const show = async () => new TextDecoder().decode((await pages.page("/exames", render)).body);
  return { database, pages, render, show };
}

describe("a committed write is public", () => {
  test("when it is answered, by the process that made it, whatever is being rendered", async () => {
    const { database, show } = await openSite({ isDeaf: true });
    for (let round = 0; round < 200; round++) {
      const nome = `Exame ${round}`;
      const racing = [show()];
      const saved = rename(database, nome);
      for (let reader = 0; reader < round % 5; reader++) racing.push(show());
      await saved;
      expect(await show()).toBe(nome);
      await Promise.all(racing);
      expect(await show()).toBe(nome);
    }
  });

  test("soon after in another process", async () => {
    const [here, there] = [await openSite(), await openSite()];
    for (let round = 0; round < 20; round++) {
      await there.show();
      const nome = `Daqui ${round}`;
      await rename(here.database, nome);
      await eventually(async () => expect(await there.show()).toBe(nome));
    }
  });
});

describe("the pages of a process", () => {
  test("stay cached through reads, undone writes, sign-ins and writes to what no page shows", async () => {
    const { database, render, show } = await openSite({ isDeaf: true });
    const before = await show();
    await database.as(editor, exameRecords.all);
    const undone = database.as(editor, async (tx) => {
      await tx.update(exames).set({ nome: "Desfeito" });
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    await database.as({ role: "auth" }, (tx) =>
      tx.execute(sql`
        insert into auth_verifications (id, identifier, value, expires_at)
        values (gen_random_uuid(), 'a', 'b', now())`),
    );
    await database.as(editor, async (tx) => {
      const savepoint = tx.transaction(async (inner) => {
        await inner.update(exames).set({ nome: "Desfeito" });
        throw new Error("undo");
      });
      await expect(savepoint).rejects.toThrow("undo");
    });
    await database.as({ role: "operador" }, (tx) =>
      tx.execute(sql`update usuarios set nome = 'Outro nome'`),
    );
    expect(await show()).toBe(before);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("are outdated by a write whose commit was not confirmed", async () => {
    const { database, show } = await openSite({ isDeaf: true });
    await show();
    await data.superuser.unsafe(`
      create function falha_no_fim() returns trigger language plpgsql as
        $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger falha_no_fim after update on exames
        deferrable initially deferred for each row execute function falha_no_fim()`);
    try {
      await expect(rename(database, "Talvez")).rejects.toThrow();
    } finally {
      await data.superuser.unsafe("drop function falha_no_fim cascade");
    }
    await data.superuser`update exames set nome = 'Gravado'`;
    expect(await show()).toBe("Gravado");
  });

  test("are not fresh from the moment at which notifications of other processes stop", async () => {
    const { render, show } = await openSite();
    await show();
    const elsewhere = connectSuperuser();
    // Forbids new connections; existing ones stay.
    const allow = (answer: boolean) =>
      elsewhere.unsafe(`alter database ${data.owner.database} with allow_connections ${answer}`);
    await allow(false);
    try {
      await data.superuser`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`;
      await eventually(async () => {
        await show();
        expect(render.mock.calls.length).toBeGreaterThan(1);
      });
      for (let round = 0; round < 20; round++) {
        const nome = `Não ouvido ${round}`;
        await data.superuser`update exames set nome = ${nome} where id = ${ID}`;
        expect(await show()).toBe(nome);
      }
    } finally {
      await allow(true);
      await elsewhere.end();
    }
    await eventually(async () => {
      await show();
      const renderings = render.mock.calls.length;
      await show();
      expect(render).toHaveBeenCalledTimes(renderings);
    });
  });
});

describe("what a visitor may read", () => {
  const readable = () => data.superuser<{ name: string; events: string[] | null }[]>`
    select c.relname as name,
      (select array_agg(event) from pg_trigger t,
        (values (4, 'insert'), (8, 'delete'), (16, 'update'), (32, 'truncate')) as e (bit, event)
        where t.tgrelid = c.oid and t.tgname = 'avisa_conteudo' and t.tgenabled in ('O', 'A')
          and t.tgfoid = 'public.avisa_conteudo()'::regprocedure and t.tgtype & e.bit <> 0) as events
    from pg_class c where c.relkind in ('r', 'p', 'v', 'm')
      and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and has_any_column_privilege('clinica_anonimo', c.oid, 'select') order by 1`;

  test("empties the cache when it changes, whichever table it is", async () => {
    const tables = await readable();
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["configuracoes_site", "exames", "midia", "blog_posts", "paginas"]),
    );
    const { database, pages } = await openSite({ isDeaf: true });
    const invalidate = vi.spyOn(pages, "invalidate");
    for (const { name, events } of tables) {
      expect({ name, events: events?.sort() }).toEqual({
        name,
        events: ["delete", "insert", "truncate", "update"],
      });
      invalidate.mockClear();
      await database.as({ role: "operador" }, (tx) =>
        tx.execute(sql`update ${sql.identifier(name)} set id = id where false`),
      );
      expect(invalidate, name).toHaveBeenCalledTimes(1);
    }
  });

  test("is in those tables alone: no function that reads for a visitor reads more", async () => {
    const functions = await data.superuser`
      select proname from pg_proc where prosecdef and provolatile <> 'v'
        and has_function_privilege('clinica_anonimo', oid, 'execute')`;
    expect([...functions]).toEqual([]);
  });

  test("is written by no sign-in", async () => {
    const writable = await data.superuser`
      select tgrelid::regclass::text as tabela from pg_trigger
      where tgname = 'avisa_conteudo' and
        has_table_privilege('clinica_entrada', tgrelid, 'insert, update, delete, truncate')`;
    expect(writable).toEqual([]);
  });
});
