import { beforeEach, describe, expect, it } from "vitest";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get, post } = staffServer();

describe.each(RECORD_FIXTURES)("$thing", (fixture) => {
  const { thing, path, name, valid } = fixture;
  const rows = () =>
    database.superuser<
      { id: string; versao: number }[]
    >`select id, versao from ${database.superuser(thing)}
      order by ordem_exibicao, ${database.superuser(name.field)}`;

  const titled = (number: number) => `Título ${String(number).padStart(2, "0")}`;

  beforeEach(async () => {
    await database.superuser`truncate ${database.superuser(thing)}`;
    const many = Array.from({ length: 25 }, (_, index) => {
      const { ordem_exibicao: _order, ...form } = valid(titled(index + 1));
      const filled = Object.entries(form).filter(
        ([field, value]) => value !== "" && !/[.[]/.test(field),
      );
      return {
        ...Object.fromEntries(filled),
        ordem_exibicao: index + 1,
        ...fixture.row?.(titled(index + 1), index),
      };
    });
    await database.superuser`insert into ${database.superuser(thing)}
      ${database.superuser(many)}`;
  });

  const shown = async (search: string) => {
    const page = await (await get(path + search, "editor")).text();
    return [...new Set(page.match(/Título \d\d/g))].sort();
  };

  const linkOf = async (search: string, label: string) => {
    const page = await (await get(path + search, "editor")).text();
    const [, href = ""] = new RegExp(`href="${path}([^"]*)"[^>]*>${label}<`).exec(page) ?? [];
    return href.replaceAll("&amp;", "&");
  };

  it("shows twenty, and the rest on the next", async () => {
    const first = await shown("");
    expect(first).toHaveLength(20);
    // Dated records are listed from the newest on, all others in the clinic's order.
    const rest = (fixture.isDated ? [1, 2, 3, 4, 5] : [21, 22, 23, 24, 25]).map(titled);
    const next = await linkOf("", "Próxima");
    expect(await shown(next)).toEqual(rest);
    expect(await shown(await linkOf(next, "Anterior"))).toEqual(first);
    for (const search of [
      "?pagina=2",
      "?depois=abc",
      "?antes=W10",
      `?depois=${"a".repeat(2000)}`,
    ]) {
      expect(await shown(search), search).toEqual(first);
    }
  });

  it("finds by a part of the name, without case and accents, and takes no character for a wildcard", async () => {
    expect(await shown("?busca=TITULO+1")).toEqual(
      [10, 11, 12, 13, 14, 15, 16, 17, 18, 19].map(titled),
    );
    expect(await shown("?busca=%25")).toEqual([]);
    expect(await shown("?busca=_")).toEqual([]);
    expect(await shown(await linkOf("?busca=titulo", "Próxima"))).toHaveLength(5);
  });

  it("moves across pages, and leads back to the page after a deletion", async () => {
    const all = await rows();
    const [last] = all.slice(-1);
    const deletion = { formulario: "excluir", id: last?.id ?? "" };
    const second = path + (await linkOf("?busca=titulo", "Próxima"));
    const response = await post(second, deletion, "editor");
    expect(response.headers.get("location")).toBe(second);
    if (fixture.isDated) return;
    const move = { formulario: "mover", id: all[20]?.id ?? "", passo: "up" };
    expect((await post(path + (await linkOf("", "Próxima")), move, "editor")).status).toBe(200);
    expect((await rows())[19]?.id).toBe(all[20]?.id);
    const typed = { formulario: "mover", id: all[20]?.id ?? "", posicao: "1" };
    expect((await post(path, typed, "editor")).status).toBe(200);
    expect((await rows())[0]?.id).toBe(all[20]?.id);
  });

  if (!fixture.isDated) {
    it("moves a record to the next page and back, and opens it", async () => {
      const orderOf = async () => (await rows()).map(({ id }) => id);
      const all = await orderOf();
      const move = async (id: string | undefined, posicao: number, pagina: string) => {
        const form = { formulario: "mover", id: id ?? "", posicao: String(posicao), pagina };
        const answer = await post(path, form, "editor");
        expect(answer.status).toBe(302);
        return (answer.headers.get("location") ?? "").slice(path.length);
      };
      const after = await move(all[4], 21, "seguinte");
      expect((await orderOf()).indexOf(all[4] ?? "")).toBe(20);
      expect(await shown(after)).toEqual([5, 22, 23, 24, 25].map(titled));
      const before = await move(all[22], 20, "anterior");
      expect((await orderOf()).indexOf(all[22] ?? "")).toBe(19);
      expect(await shown(before)).toContain(titled(23));
      expect(await shown(before)).toHaveLength(20);
    });

    it("both of two moves at once hold", async () => {
      const all = (await rows()).map(({ id }) => id);
      const move = (id: string | undefined, posicao: number) =>
        post(path, { formulario: "mover", id: id ?? "", posicao: String(posicao) }, "editor");
      await Promise.all([move(all[0], 25), move(all[24], 1)]);
      const after = (await rows()).map(({ id }) => id);
      expect([after[0], after.at(-1)]).toEqual([all[24], all[0]]);
      const numbers = await database.superuser<{ ordem_exibicao: number }[]>`
      select ordem_exibicao from ${database.superuser(thing)} order by 1`;
      expect(numbers.map(({ ordem_exibicao }) => ordem_exibicao)).toEqual(all.map((_, n) => n + 1));
    });
  }

  it("leads back from a form to the page that was looked at", async () => {
    const [row] = await rows();
    const form = { ...valid(titled(1)), versao: String(row?.versao) };
    const second = await linkOf("?busca=titulo", "Próxima");
    const answer = await post(`${path}/${row?.id}${second}&x=1`, form, "editor");
    expect(answer.headers.get("location")).toBe(path + second);
  });
});
