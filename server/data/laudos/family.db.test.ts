import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { child, EVA, familyAt, IVO, LIA, NOTHING, RUI } from "#tests/support/family.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { annulLaudo, moveLaudo } from "./release.ts";

const test = testDatabase();
let portal: PortalFixture;
let family: ReturnType<typeof familyAt>;

beforeAll(async () => {
  portal = await portalFixture(test);
  family = familyAt(test, portal);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, acessos_pacientes, trilha cascade`;
});

describe("the guardian's code", () => {
  it("goes to the guardian's own address and opens each child under its name, whichever date was typed", async () => {
    const [lia, ivo] = [await portal.paciente(LIA), await portal.paciente(IVO)];
    const first = await portal.released(lia, { exame: "Raio-X" });
    await portal.released(ivo, { exame: "Ultrassom" });
    for (const date of [LIA.data_nascimento, IVO.data_nascimento]) {
      const code = await family.request(date);
      expect(await family.addressee(code.id)).toBe("rui@exemplo.test");
      const { token, status } = await family.way.confirm(code.token, code.code);
      expect(status).toBe("aberto");
      expect(await family.shown(token)).toEqual([
        ["Ivo", "Ultrassom"],
        ["Lia", "Raio-X"],
      ]);
      expect(await family.opens(token, first.protocolo)).toEqual({
        nome: "Lia",
        hasPages: true,
        hasPdf: true,
      });
    }
  });

  it("leaves lines that name the children who were opened, and only the one whose report was", async () => {
    const [lia, ivo] = [await portal.paciente(LIA), await portal.paciente(IVO)];
    const { protocolo } = await portal.released(lia);
    await test.superuser`truncate trilha_pacientes`;
    const { token } = await family.enter(LIA.data_nascimento);
    await family.shown(token);
    await family.opens(token, protocolo);
    const lines = await test.superuser`
      select acao, quem, responsavel, pacientes from trilha_pacientes order by numero`;
    const both = [lia, ivo].sort();
    expect(lines.map(({ acao, pacientes }) => [acao, pacientes])).toEqual([
      ["entrou", both],
      ["abriu_lista", both],
      ["abriu_laudo", [lia]],
    ]);
    expect(lines.every(({ quem, responsavel }) => quem === "codigo" && responsavel)).toBe(true);
  });

  it("is one of three an hour, with whichever children's dates, also at the same moment", async () => {
    for (const values of [LIA, IVO]) await portal.paciente(values);
    const dates = [LIA, IVO, LIA, IVO, LIA, IVO].map((one) => one.data_nascimento);
    await Promise.all(dates.map((date) => family.request(date)));
    const rows =
      await test.superuser`select count(*)::int as n from codigos_acesso where responsavel_id is not null`;
    expect(rows[0]?.n).toBe(3);
  });

  it("is not sent where the guardian has no address, not even to the child's", async () => {
    const id = await portal.paciente({ ...LIA, responsavel_email: null });
    await portal.released(id);
    const code = await family.request(LIA.data_nascimento);
    expect(code.status).toBe("codigo");
    expect(await family.addressee(code.id)).toBeUndefined();
    expect((await family.way.confirm(code.token, code.code)).status).toBe("nada");
  });
});

describe("a protocol", () => {
  it("still opens its one report, and no brother's or sister's", async () => {
    const [lia, ivo] = [await portal.paciente(LIA), await portal.paciente(IVO)];
    const laudo = await portal.released(lia);
    const other = await portal.released(ivo);
    const { protocolo } = laudo;
    const { token } = await family.way.lookUp({
      cpf: RUI,
      dataNascimento: LIA.data_nascimento,
      protocolo,
    });
    expect(await family.shown(token)).toEqual([["Lia", laudo.exame]]);
    expect(await family.opens(token, other.protocolo)).toEqual(NOTHING);
  });
});

describe("nothing is learnt or opened by", () => {
  it("a stranger with the guardian's CPF and guessed birth dates", async () => {
    await portal.released(await portal.paciente(LIA));
    const wrong = await family.request("2018-02-04");
    const unknown = await family.request("2018-02-04", CPFS[1]);
    const right = await family.request(LIA.data_nascimento);
    for (const one of [wrong, unknown, right]) {
      const { token, id, code, ...answer } = one;
      expect(answer).toEqual({ status: "codigo" });
    }
    for (const { id, token, code } of [wrong, unknown]) {
      expect(await family.addressee(id)).toBeUndefined();
      expect((await family.way.confirm(token, code)).status).toBe("nada");
    }
    // The code is right, but it is entered in the stranger's browser.
    expect((await family.way.confirm(wrong.token, right.code)).status).toBe("nada");
    // Every request counts towards the IP address's limit, even if it matches nobody.
    for (let n = 0; n < 20; n++) await family.request("2018-02-04");
    expect((await family.request(LIA.data_nascimento)).status).toBe("limite");
  });

  it("another guardian, even with the same e-mail address and telephone", async () => {
    const lia = await portal.paciente({ ...LIA, email: "casa@exemplo.test" });
    const bia = child("Bia", "2019-09-09", EVA);
    const shared = { email: "casa@exemplo.test", responsavel_email: "rui@exemplo.test" };
    const hers = await portal.released(await portal.paciente({ ...bia, ...shared }));
    const his = await portal.released(lia);
    const rui = await family.enter(LIA.data_nascimento);
    const eva = await family.enter("2019-09-09", EVA);
    expect(await family.shown(rui.token)).toEqual([["Lia", his.exame]]);
    expect(await family.shown(eva.token)).toEqual([["Bia", hers.exame]]);
    expect(await family.opens(rui.token, hers.protocolo)).toEqual(NOTHING);
    expect(await family.opens(eva.token, his.protocolo)).toEqual(NOTHING);
    const mixed = await family.request("2019-09-09", RUI);
    expect(await family.addressee(mixed.id)).toBeUndefined();
    expect((await family.way.confirm(mixed.token, mixed.code)).status).toBe("nada");
  });

  it("SQL of the guardian's own session", async () => {
    await portal.paciente(LIA);
    const bia = await portal.paciente(child("Bia", "2019-09-09", EVA));
    const { token } = await family.enter(LIA.data_nascimento);
    const run = (statement: string) =>
      test.superuser.begin(async (sql) => {
        await sql`select set_config('role', 'clinica_paciente', true), set_config('app.acesso', ${token}, true)`;
        return sql.unsafe(statement);
      });
    await run(`select sai_da_familia(array['${bia}']::uuid[])`);
    expect(await test.superuser`select na_familia from pacientes where id = ${bia}`).toEqual([
      { na_familia: true },
    ]);
    expect(await run("select id from pacientes")).toHaveLength(1);
    for (const statement of [
      "select id from responsaveis",
      "select responsavel_id from pacientes",
      "update pacientes set na_familia = true",
    ]) {
      await expect(run(statement), statement).rejects.toMatchObject({ code: "42501" });
    }
  });
});

describe("a report that is not to be read", () => {
  it("shows no file before its release, after its annulment, and none at all once it was another's", async () => {
    const lia = await portal.paciente(LIA);
    const waiting = await portal.laudo(lia);
    await portal.versao(waiting.id);
    const annulled = await portal.released(lia);
    const moved = await portal.released(lia, { exame: "De outra criança" });
    const bia = await portal.paciente(child("Bia", "2019-09-09", EVA));
    const { token } = await family.enter(LIA.data_nascimento);
    expect(await family.opens(token, waiting.protocolo)).toMatchObject({
      hasPages: false,
      hasPdf: false,
    });
    const versaoOf = async (id: string) =>
      (await test.superuser`select versao from laudos where id = ${id}`)[0]?.versao;
    const [first, second] = [await versaoOf(annulled.id), await versaoOf(moved.id)];
    await portal.asStaff((tx) => annulLaudo(tx, { id: annulled.id, versao: first, motivo: "x" }));
    expect(await family.shown(token)).toBeUndefined();
    await portal.asStaff((tx) =>
      moveLaudo(tx, { id: moved.id, versao: second, paciente_id: bia, motivo: "x" }),
    );
    const again = await family.enter(LIA.data_nascimento);
    expect(await family.opens(again.token, annulled.protocolo)).toMatchObject({ hasPdf: false });
    expect(JSON.stringify(await family.shown(again.token))).not.toContain("De outra criança");
  });
});

it("a guardian who is a patient too enters with each birth date where it belongs", async () => {
  const own = await portal.paciente({ nome: "Rui Souza", cpf: RUI, email: "rui@exemplo.test" });
  await portal.released(own, { exame: "Do próprio Rui" });
  await portal.released(await portal.paciente(LIA), { exame: "Raio-X" });
  const himself = await family.enter("1980-05-17");
  expect(await family.shown(himself.token)).toEqual([["Rui Souza", "Do próprio Rui"]]);
  const parent = await family.enter(LIA.data_nascimento);
  expect(await family.shown(parent.token)).toEqual([["Lia", "Raio-X"]]);
});
