import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, it } from "vitest";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { slugify } from "#domain/texto/slug.ts";
import { exames } from "#server/db/schema/exames.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { testDatabase } from "#tests/support/database.ts";
import type { Key } from "./key-position.ts";
import { countUpTo, listByKey } from "./list-by-key.ts";
import { byOrderThenName } from "./ordering.ts";

const clinic = testDatabase();

interface List {
  table: PgTable;
  columns: { name: AnyPgColumn };
  keys: Key[];
}

const LISTS: Record<string, List> = {
  "in the clinic's order, with ties": {
    table: exames,
    columns: { name: exames.nome },
    keys: byOrderThenName(exames),
  },
  "newest first, with microseconds and ties": {
    table: inscritos,
    columns: { name: inscritos.email },
    keys: [{ column: inscritos.pedido_em, isDescending: true }, { column: inscritos.id }],
  },
};

const NAMES = ["Ácido", "Zelo", "abdome", "Ômega", "Água", "Tórax", "raio-x", "Mão", "Pé", "Olho"];

beforeEach(async () => {
  await clinic.superuser`truncate exames, inscritos cascade`;
  await clinic.asAdmin((tx) =>
    tx.insert(exames).values(
      NAMES.map((nome, index) => ({
        nome,
        slug: slugify(nome),
        descricao: "x",
        ordem_exibicao: Math.floor(index / 4),
      })),
    ),
  );
  await clinic.superuser`
    insert into inscritos (email, consentimento, pedido_em)
    select n || '@exemplo.com.br', '1',
      timestamptz '2026-11-23 10:00:00.000001Z' + (n / 2) * interval '1 microsecond'
    from generate_series(1, 10) n`;
});

const read = (list: List, position?: ListPosition, size = 3) =>
  clinic.asAdmin(async (tx) => {
    const page = await listByKey(tx, { ...list, size, position });
    return { ...page, names: page.rows.map(({ name }) => String(name)) };
  });

const all = async (list: List) => (await read(list, undefined, 100)).names;

describe.each(Object.entries(LISTS))("a list %s", (_name, list) => {
  it("gives every row once, forward and back again", async () => {
    const expected = await all(list);
    expect(expected).toHaveLength(10);
    const pages = [await read(list)];
    for (let page = pages[0]; page?.next; page = pages.at(-1)) {
      pages.push(await read(list, page.next));
    }
    expect(pages.flatMap(({ names }) => names)).toEqual(expected);
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
    const back = [];
    for (let page = pages.at(-1); page?.previous; page = back.at(-1)) {
      back.push(await read(list, page.previous));
    }
    expect(back.map(({ names, page }) => ({ names, page }))).toEqual(
      pages
        .slice(0, -1)
        .reverse()
        .map(({ names, page }) => ({ names, page })),
    );
  });

  it("begins at its beginning for what is no position in it", async () => {
    const first = await read(list);
    const other = Object.values(LISTS).find((one) => one !== list) ?? list;
    const foreign = (await read(other)).next;
    for (const position of [{ depois: "x" }, { antes: "W10" }, {}, foreign]) {
      expect(await read(list, position)).toEqual(first);
    }
    expect(first).toMatchObject({ page: 1, at: {}, previous: undefined });
  });

  it("shows its last page where all that came after is gone, and its first where all before is", async () => {
    const second = await read(list, (await read(list)).next);
    const names = await all(list);
    const remove = (gone: string[]) =>
      clinic.superuser`delete from ${clinic.superuser(list.table === exames ? "exames" : "inscritos")}
        where ${clinic.superuser(list.table === exames ? "nome" : "email")} in ${clinic.superuser(gone)}`;
    await remove(names.slice(6));
    expect(await read(list, second.next)).toMatchObject({
      names: names.slice(3, 6),
      page: 2,
      next: undefined,
    });
    await remove(names.slice(0, 3));
    expect(await read(list, second.previous)).toMatchObject({
      names: names.slice(3, 6),
      page: 1,
      previous: undefined,
      next: undefined,
    });
    await remove(names.slice(3, 6));
    for (const position of [second.next, second.previous]) {
      expect(await read(list, position)).toMatchObject({ names: [], page: 1, next: undefined });
    }
  });
});

it("counts no further than its limit", async () => {
  const count = (most?: number) =>
    clinic.asAdmin((tx) => countUpTo(tx, inscritos, eq(inscritos.situacao, "pendente"), most));
  expect([await count(), await count(10), await count(9), await count(0)]).toEqual([10, 10, 10, 1]);
  expect(await clinic.asAdmin((tx) => countUpTo(tx, inscritos, sql`false`))).toBe(0);
});
