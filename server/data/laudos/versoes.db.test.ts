import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { discardVersao, listUnmatchedVersoes, matchVersao } from "./versoes.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, trilha cascade`;
});

describe("a PDF without a report", () => {
  it("waits, is matched once, or discarded", async () => {
    const { id } = await portal.laudo(await portal.paciente());
    const [first, second] = [await portal.versao(), await portal.versao()];
    expect((await portal.asStaff((tx) => listUnmatchedVersoes(tx))).rows).toHaveLength(2);
    const [line] = await test.superuser`
      select quem, pacientes::text[], dados from trilha_pacientes where acao = 'listou_pdfs'`;
    expect(line).toEqual({ quem: "equipe", pacientes: [], dados: ["nome_arquivo"] });
    const match = (versaoId: string) =>
      portal.asStaff((tx) => matchVersao(tx, { versaoId, laudoId: id }));
    expect(await match(first)).toBe("matched");
    expect(await match(first)).toBe("taken");
    expect(await portal.asStaff((tx) => discardVersao(tx, first))).toBeUndefined();
    expect(await portal.asStaff((tx) => discardVersao(tx, second))).toMatch(/^[0-9a-f-]{36}$/);
    const removing = portal.asStaff((tx) => tx.execute("delete from laudo_versoes"));
    await expect(removing).rejects.toMatchObject({
      cause: { constraint_name: "laudo_versoes_fixa" },
    });
    const changing = portal.asStaff((tx) => tx.execute(`update laudo_versoes set sha256 = ''`));
    await expect(changing).rejects.toMatchObject({ id: "not-permitted" });
  });
});
