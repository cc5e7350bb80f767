import { describe, expect, it } from "vitest";
import { can } from "#domain/permissions.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { get, post } = staffServer();
const REVIEWED = RECORD_FIXTURES.filter(({ thing }) => can("leitor", "open", thing));

describe.each(REVIEWED)("$thing", ({ path, valid }) => {
  it("leitor sees the list without what changes it", async () => {
    expect((await post(`${path}/novo`, valid("Um"), "editor")).status).toBe(302);
    const screen = await (await get(path, "leitor")).text();
    expect(screen).toContain("Histórico de Um");
    for (const text of ["Adicionar", "Nova Postagem", "Editar Um", "Excluir Um", "Importar CSV"])
      expect(screen).not.toContain(text);
  });
});

it("there are four such lists", () => expect(REVIEWED).toHaveLength(4));
