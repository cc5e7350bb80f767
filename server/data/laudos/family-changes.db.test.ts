import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { updateResponsavel } from "#server/data/pacientes/responsaveis.ts";
import { created, shares } from "#tests/support/compartilhamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { child, EVA, familyAt, IVO, LIA, NOTHING, RUI } from "#tests/support/family.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { endGuardians } from "./access-cleanup.ts";

const test = testDatabase();
const NOE = child("Noé", "2009-01-02");
let portal: PortalFixture;
let family: ReturnType<typeof familyAt>;
const share = shares(test);

beforeAll(async () => {
  portal = await portalFixture(test);
  family = familyAt(test, portal);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, acessos_pacientes, trilha cascade`;
});

describe("a child who comes of age", () => {
  const BEFORE = new Date("2027-01-01T23:59:30-04:00");
  const AFTER = new Date("2027-01-02T00:00:30-04:00");

  it("disappears from an open access at the clinic's midnight, before any job has run", async () => {
    const [noe, lia] = [await portal.paciente(NOE), await portal.paciente(LIA)];
    const { protocolo } = await portal.released(noe);
    await portal.released(lia, { exame: "Raio-X" });
    const { token } = await family.enter(LIA.data_nascimento);
    expect(await family.shown(token, BEFORE)).toHaveLength(2);
    expect(await family.shown(token, AFTER)).toEqual([["Lia", "Raio-X"]]);
    expect(await family.opens(token, protocolo)).toEqual(NOTHING);
    const [line] = await test.superuser`
      select quem, pacientes, dados from trilha_pacientes where acao = 'alterou_paciente'`;
    expect(line).toEqual({ quem: "sistema", pacientes: [noe], dados: ["na_familia"] });
  });

  it("leaves nothing open where there is no other child", async () => {
    await portal.released(await portal.paciente(NOE));
    const { token } = await family.enter(NOE.data_nascimento);
    expect(await family.shown(token, BEFORE)).toHaveLength(1);
    expect(await family.shown(token, AFTER)).toBeUndefined();
  });

  it("gets the guardian no code from that midnight on", async () => {
    await portal.released(await portal.paciente(NOE));
    await portal.paciente(LIA);
    const code = await family.request(NOE.data_nascimento);
    expect(await family.addressee(code.id, BEFORE)).toBe("rui@exemplo.test");
    expect(await family.addressee(code.id, AFTER)).toBeUndefined();
    await test.database.as({ role: "sistema" }, (tx) => endGuardians(tx, AFTER));
    expect((await family.way.confirm(code.token, code.code)).status).toBe("nada");
  });

  it("is no part of the family either as an adult who has a guardian", async () => {
    const adult = { ...child("Ana", "1990-01-01"), responsavel_ate: "2040-01-01" };
    const { protocolo } = await portal.released(await portal.paciente(adult));
    await portal.paciente(LIA);
    const { token } = await family.enter(LIA.data_nascimento);
    expect(await family.shown(token)).toEqual([["Lia"]]);
    expect(await family.opens(token, protocolo)).toEqual(NOTHING);
    expect(await family.addressee((await family.request("1990-01-01")).id)).toBeUndefined();
    const byProtocolo = { cpf: RUI, dataNascimento: "1990-01-01", protocolo };
    expect((await family.way.lookUp(byProtocolo)).status).toBe("aberto");
  });
});

describe("an open access, a code and a share end", () => {
  it.each([
    ["name", { nome: "Rui Lima" }],
    ["CPF", { cpf: CPFS[1] }],
    ["address", { email: "outro@exemplo.test" }],
  ])("with the guardian's other %s", async (_what, values) => {
    const id = await portal.paciente(LIA);
    const { id: laudoId, protocolo } = await portal.released(id);
    const open = await family.enter(LIA.data_nascimento);
    const made = created(await share.create(open.token, laudoId));
    const byProtocolo = await family.way.lookUp({
      cpf: RUI,
      dataNascimento: LIA.data_nascimento,
      protocolo,
    });
    const code = await family.request(LIA.data_nascimento);
    const [row] = await test.superuser`select id, versao from responsaveis`;
    const whole = { nome: "Rui Souza", cpf: RUI, email: "rui@exemplo.test", ...values };
    await portal.asStaff((tx) =>
      updateResponsavel(tx, { id: row?.id, versao: row?.versao, values: whole }),
    );
    expect(await family.shown(open.token)).toBeUndefined();
    expect(await family.way.own(byProtocolo.token)).toEqual([]);
    expect(await family.addressee(code.id)).toBeUndefined();
    expect((await family.way.confirm(code.token, code.code)).status).toBe("nada");
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("nada");
    const cpf = "cpf" in values ? CPFS[1] : RUI;
    const again = await family.enter(LIA.data_nascimento, cpf);
    expect(await family.shown(again.token)).toHaveLength(1);
    if ("cpf" in values) expect((await family.enter(LIA.data_nascimento)).status).toBe("nada");
  });

  it("where a child gets another guardian, whose family alone it joins", async () => {
    const [lia, ivo] = [await portal.paciente(LIA), await portal.paciente(IVO)];
    const { protocolo } = await portal.released(lia);
    await portal.released(ivo, { exame: "Ultrassom" });
    const { token } = await family.enter(IVO.data_nascimento);
    const code = await family.request(LIA.data_nascimento);
    const eva = { responsavel_nome: "Eva Dias", responsavel_cpf: EVA };
    await family.change(lia, { ...eva, responsavel_email: "eva@exemplo.test" });
    expect(await family.shown(token)).toBeUndefined();
    expect((await family.way.confirm(code.token, code.code)).status).toBe("nada");
    const again = await family.enter(IVO.data_nascimento);
    expect(await family.shown(again.token)).toEqual([["Ivo", "Ultrassom"]]);
    expect(await family.opens(again.token, protocolo)).toEqual(NOTHING);
    const hers = await family.enter(LIA.data_nascimento, EVA);
    expect(await family.shown(hers.token)).toHaveLength(1);
  });

  it("where a child has no guardian any more", async () => {
    const lia = await portal.paciente(LIA);
    const { protocolo } = await portal.released(lia);
    await portal.paciente(IVO);
    const { token } = await family.enter(LIA.data_nascimento);
    await family.change(lia, { responsavel_cpf: null, responsavel_ate: null });
    expect(await family.shown(token)).toBeUndefined();
    expect((await family.enter(LIA.data_nascimento)).status).toBe("nada");
    const again = await family.enter(IVO.data_nascimento);
    expect(await family.opens(again.token, protocolo)).toEqual(NOTHING);
  });
});
