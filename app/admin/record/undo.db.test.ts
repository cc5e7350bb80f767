import { beforeEach, describe, expect, it } from "vitest";
import { can } from "#domain/permissions.ts";
import { STAFF_ROLES } from "#tests/support/admin-routes.ts";
import { flashOf } from "#tests/support/flash-of.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, post } = staffServer();
const OTHERS = STAFF_ROLES.filter((role) => !can(role, "create", "convenios"));

interface Row extends Record<string, unknown> {
  id: string;
  versao: number;
}

describe.each(RECORD_FIXTURES)("$thing", (fixture) => {
  const { thing, path, text, valid } = fixture;
  const rows = () => database.superuser<Row[]>`select * from ${database.superuser(thing)}`;

  beforeEach(async () => {
    await database.superuser`truncate ${database.superuser(thing)}`;
  });

  it("a deletion is undone once, and never a person's own words", async () => {
    expect((await post(`${path}/novo`, valid("Desfeito"), "editor")).status).toBe(302);
    const [row] = await rows();
    if (!row) throw new Error("nothing was made");
    const removal = await post(path, { formulario: "excluir", id: row.id }, "editor");
    const { undo } = JSON.parse(flashOf(removal));
    const form = { formulario: "restaurar", id: row.id };
    if (fixture.isPersonal) {
      expect(undo).toBeUndefined();
      expect((await post(path, form, "editor")).status).toBe(400);
      return;
    }
    expect(undo).toEqual({ path, ...form });
    for (const role of OTHERS) expect((await post(path, form, role)).status).toBe(403);
    expect(await rows()).toEqual([]);
    expect((await post(path, form, "recepcao")).status).toBe(302);
    const { versao: _, atualizado_em: __, ...values } = row;
    const [back] = await rows();
    expect(back).toMatchObject(values);
    const changed = { ...valid("Desfeito"), [text.field]: "Mudado depois" };
    const save = { ...changed, versao: String(back?.versao) };
    expect((await post(`${path}/${row.id}`, save, "recepcao")).status).toBe(302);
    expect((await post(path, form, "editor")).status).toBe(409);
    const fromTrash = { ...form, coisa: thing, registro: row.id };
    const restoreFromTrash = async (linha: unknown) =>
      (await post("/admin/lixeira", { ...fromTrash, linha: String(linha) }, "editor")).status;
    const deletions = () =>
      database.superuser`select id from trilha where registro = ${row.id} and acao = 'excluiu' order by id`;
    const [first] = await deletions();
    expect(await restoreFromTrash(first?.id)).toBe(409);
    expect(await rows()).toMatchObject([{ [text.field]: "Mudado depois" }]);
    await post(path, { formulario: "excluir", id: row.id }, "editor");
    expect(await restoreFromTrash(first?.id)).toBe(409);
    expect(await rows()).toEqual([]);
    const last = (await deletions()).at(-1)?.id;
    expect((await Promise.all([last, last].map(restoreFromTrash))).sort()).toEqual([302, 409]);
    expect(await rows()).toMatchObject([{ [text.field]: "Mudado depois" }]);
  });
});
