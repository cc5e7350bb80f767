import { beforeAll, describe, expect, test } from "vitest";
import { notifyContent, wasCached } from "#tests/support/cached-pages.ts";
import { testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import * as records from "#tests/support/records.ts";
import { headings, serversOverDatabase } from "#tests/support/server-over-database.ts";
import { exames } from "./db/schema/exames.ts";

const data = testDatabase();
const start = serversOverDatabase();

async function writeExame(): Promise<string> {
  const nome = `Exame ${crypto.randomUUID()}`;
  await data.asAdmin((tx) => tx.insert(exames).values(records.exame({ nome })));
  return nome;
}

describe("two servers on one database", () => {
  let one: ProductServer;
  let other: ProductServer;
  beforeAll(async () => {
    [one, other] = await Promise.all([start(data.owner), start(data.owner)]);
  });

  async function expectBoth(nome: string) {
    await eventually(async () => {
      expect(await headings(one)).toContain(nome);
      expect(await headings(other)).toContain(nome);
    });
  }

  test("a write shows on both once it is committed, and not before", async () => {
    await Promise.all([headings(one), headings(other)]);
    const nome = `Exame ${crypto.randomUUID()}`;
    await data.asAdmin(async (tx) => {
      await tx.insert(exames).values(records.exame({ nome }));
      expect(await headings(one)).not.toContain(nome);
      expect(await headings(other)).not.toContain(nome);
    });
    await expectBoth(nome);
  });

  test("a write that is undone changes nothing", async () => {
    const before = (await fetch(`${one.url}/exames`)).headers.get("etag");
    const undone = data.asAdmin(async (tx) => {
      await tx.insert(exames).values(records.exame({ nome: "Exame desfeito" }));
      throw new Error("undo");
    });
    await expect(undone).rejects.toThrow("undo");
    expect((await fetch(`${one.url}/exames`)).headers.get("etag")).toBe(before);
  });

  test("after connections were cut, notifications arrive again", async () => {
    await expectBoth(await writeExame());
    await data.superuser`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'clinica'`;
    expect(await headings(one, "/")).not.toBe("");
    await eventually(async () => {
      const listening = await data.superuser`
        select from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`;
      expect(listening).toHaveLength(2);
      for (const { url } of [one, other]) expect(await wasCached(url, "/exames")).toBe(true);
    });
    await expectBoth(await writeExame());
  });

  test("while a table cannot be read the last good page is shown, and the log contains no SQL", async () => {
    const known = await writeExame();
    await expectBoth(known);
    await eventually(async () => expect(await wasCached(one.url, "/exames")).toBe(true));
    expect(await headings(one)).toContain(known);
    await data.superuser`alter table exames rename column descricao to outra`;
    try {
      await notifyContent(data.owner, one.url);
      const secret = "segredo-que-ninguem-pode-ler";
      await fetch(`${one.url}/exames/${secret}`);
      expect(await headings(one)).toContain(known);
      const warnings =
        one
          .output()
          .match(/^.*"level":[456]0.*$/gm)
          ?.join("\n") ?? "";
      expect(warnings).toContain("public read failed");
      expect(warnings).not.toMatch(/select |params|descricao|\$1/i);
      expect(warnings).not.toContain(secret);
    } finally {
      await data.superuser`alter table exames rename column outra to descricao`;
    }
  });

  test("a page with older content is not cached", async () => {
    const known = await writeExame();
    await data.superuser`alter table exames rename column descricao to outra`;
    const fresh = await start(data.owner);
    try {
      expect(await (await fetch(`${fresh.url}/exames`)).text()).not.toContain(known);
    } finally {
      await data.superuser`alter table exames rename column outra to descricao`;
    }
    // The repair sends no notification, so a page cached without the exam would still be shown here.
    expect(await headings(fresh)).toContain(known);
  });
});

test("a rendering leaves no timer behind", async () => {
  const server = await start(data.owner, { PAGE_CACHE: "off" });
  const timers = async () => {
    const figures = await (await fetch(`${server.url}/metrics`)).text();
    return Number(/^nodejs_active_resources\{type="Timeout"\} (\d+)/m.exec(figures)?.[1]);
  };
  await headings(server);
  const before = await timers();
  const pages = 100;
  for (let index = 0; index < pages; index++) await headings(server, index % 2 ? "/" : "/exames");
  // The database pool and the job queue start some timers of their own meanwhile.
  expect(await timers()).toBeLessThan(before + pages / 2);
});
