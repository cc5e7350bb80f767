import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findOwnLaudoId } from "#server/data/compartilhamentos/own-compartilhamentos.ts";
import {
  annulLaudo,
  correctLaudo,
  reissueProtocolo,
  releaseLaudo,
} from "#server/data/laudos/release.ts";
import { updatePaciente } from "#server/data/pacientes/pacientes.ts";
import { removeExpired } from "#server/data/retention.ts";
import { created, shares } from "#tests/support/compartilhamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { CPFS, type PortalFixture, pacienteValues, portalFixture } from "#tests/support/portal.ts";
import { endCompartilhamento, listCompartilhamentos } from "./compartilhamentos.ts";
import { noteSharedDelivery, readCompartilhado } from "./open-compartilhado.ts";

const test = testDatabase();
let portal: PortalFixture;
const share = shares(test);

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso,
    codigos_acesso, acessos_pacientes, compartilhamentos, compartilhamento_aberturas, trilha cascade`;
});

async function patient(values: Parameters<PortalFixture["paciente"]>[0] = {}) {
  const pacienteId = await portal.paciente(values);
  const laudo = await portal.released(pacienteId);
  const { token: access, status } = await wayIn(test, portal.keys).lookUp({
    protocolo: laudo.protocolo,
    ...(values.cpf && { cpf: values.cpf }),
  });
  expect(status).toBe("aberto");
  return { pacienteId, laudo, access };
}

async function shared(dias = 7) {
  const own = await patient();
  return { ...own, made: created(await share.create(own.access, own.laudo.id, { dias })) };
}

const shownBy = (token: string) =>
  test.database.as({ role: "paciente", access: token }, readCompartilhado);

async function version(id: string): Promise<number> {
  const [row] = await test.superuser`select versao from laudos where id = ${id}`;
  return row?.versao;
}

describe("what an opening shows", () => {
  it("ends with the share, after a quarter of an hour without use on the page, an application's after an hour", async () => {
    const { made, access } = await shared();
    const page = await share.open({ codigo: made.codigo }, made);
    const app = await share.open({ codigo: made.codigo }, { senha: made.senha, via: "aplicativo" });
    await test.superuser`update compartilhamento_aberturas set usado_em = now() - interval '16 minutes'`;
    expect(await shownBy(page.token)).toBeUndefined();
    expect(await shownBy(app.token)).toBeDefined();
    await test.superuser`update compartilhamento_aberturas set aberto_em = now() - interval '61 minutes', usado_em = now()`;
    expect(await shownBy(page.token)).toBeDefined();
    expect(await shownBy(app.token)).toBeUndefined();
    await test.database.as({ role: "paciente", access }, (tx) => endCompartilhamento(tx, made.id));
    expect(await shownBy(page.token)).toBeUndefined();
    const noted = test.database.as({ role: "paciente", access: page.token }, (tx) =>
      noteSharedDelivery(tx, { what: "baixou_pdf", isWhole: true }),
    );
    expect(await noted).toBe(false);
  });

  it("is the corrected report after a correction, and only that it was annulled after an annulment", async () => {
    const { made, laudo } = await shared();
    const { token } = await share.open({ codigo: made.codigo }, made);
    const before = await shownBy(token);
    const versaoId = await portal.versao();
    const corrected = await portal.asStaff(async (tx) =>
      correctLaudo(tx, {
        id: laudo.id,
        versao: await version(laudo.id),
        versaoId,
        motivo: "Lado trocado",
        data_nascimento: "1980-05-17",
      } as Parameters<typeof correctLaudo>[1]),
    );
    expect(corrected.status).toBe("done");
    const after = await shownBy(token);
    expect(after).toMatchObject({ status: "retificado", laudo: { isCorrected: true } });
    expect(
      after?.status !== "anulado" && before?.status !== "anulado" && after?.versao?.arquivo,
    ).not.toBe(before?.status !== "anulado" && before?.versao?.arquivo);
    await portal.asStaff(async (tx) =>
      annulLaudo(tx, { id: laudo.id, versao: await version(laudo.id), motivo: "Erro" }),
    );
    const annulled = await shownBy(token);
    expect(Object.keys(annulled ?? {}).sort()).toEqual([
      "abertura",
      "anulado_em",
      "chave",
      "expira_em",
      "status",
    ]);
    const [row] = await test.database.as({ role: "paciente", access: token }, (tx) =>
      tx.execute(`select protocolo, exame, data_exame, medico_responsavel, crm, paciente, nome,
        data_nascimento, versao, arquivo from le_compartilhado()`),
    );
    expect(Object.values(row ?? {})).toEqual(Array(10).fill(null));
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("aberto");
    const noted = test.database.as({ role: "paciente", access: token }, (tx) =>
      noteSharedDelivery(tx, { what: "baixou_pdf", isWhole: true }),
    );
    expect(await noted).toBe(false);
  });

  it("says that the file was altered after it was signed", async () => {
    const pacienteId = await portal.paciente();
    const laudo = await portal.laudo(pacienteId);
    const nome = "HELENA";
    const assinaturas = [
      {
        nome,
        cpf: null,
        crm: null,
        quando: null,
        integra: false,
        cobre_tudo: true,
        cadeia: false,
        problema: null,
      },
    ];
    await portal.versao(laudo.id, { integridade: "alterada", assinaturas });
    const released = await portal.asStaff(async (tx) =>
      releaseLaudo(tx, {
        id: laudo.id,
        versao: await version(laudo.id),
        data_nascimento: "1980-05-17",
        li_alterado: true,
      }),
    );
    expect(released.status).toBe("done");
    const { token: access } = await wayIn(test, portal.keys).lookUp({ protocolo: laudo.protocolo });
    const made = created(await share.create(access ?? "", laudo.id));
    const { token } = await share.open({ codigo: made.codigo }, made);
    expect(await shownBy(token)).toMatchObject({
      versao: { integridade: "alterada", assinaturas: [{ nome, integra: false }] },
    });
  });

  it("opens no other table: SQL of an opening reads neither patients nor reports nor other shares", async () => {
    const { made } = await shared();
    const { token } = await share.open({ codigo: made.codigo }, made);
    const identity = { role: "paciente", access: token } as const;
    for (const table of [
      "pacientes",
      "laudos",
      "laudo_versoes",
      "compartilhamentos",
      "compartilhamento_aberturas",
      "trilha_pacientes",
    ]) {
      const column = table === "trilha_pacientes" ? "numero" : "id";
      const rows = await test.database.as(identity, (tx) =>
        tx.execute(sql.raw(`select ${column} from ${table}`)),
      );
      expect(rows).toHaveLength(0);
    }
    for (const statement of [
      "select chave from compartilhamentos",
      "select senha_hash from compartilhamentos",
      "select token from compartilhamento_aberturas",
      "update compartilhamentos set erros = 0",
      "delete from compartilhamento_aberturas",
      "select abertura_atual()",
      "select encerra_compartilhamentos(gen_random_uuid())",
    ]) {
      const trying = test.database.as(identity, (tx) => tx.execute(sql.raw(statement)));
      await expect(trying, statement).rejects.toMatchObject({ id: "not-permitted" });
    }
    expect((await share.create(token, "00000000-0000-4000-8000-000000000000")).status).toBe("nada");
  });
});

describe("the end", () => {
  it("is the patient's own: another's share is neither seen nor ended", async () => {
    const { made } = await shared();
    const other = await patient({ cpf: CPFS[1] });
    const identity = { role: "paciente", access: other.access } as const;
    expect(await test.database.as(identity, (tx) => endCompartilhamento(tx, made.id))).toBe(false);
    const [row] = await test.superuser`select encerrado_em from compartilhamentos`;
    expect(row?.encerrado_em).toBeNull();
    expect(
      await test.database.as(identity, (tx) => findOwnLaudoId(tx, other.laudo.protocolo)),
    ).toBe(other.laudo.id);
    const seen = await test.database.as(identity, (tx) =>
      tx.execute(sql`select id from compartilhamentos`),
    );
    expect(seen).toHaveLength(0);
  });

  it("comes with a new protocol and with a change of who the patient is", async () => {
    const first = await shared();
    const reissued = await portal.asStaff(async (tx) =>
      reissueProtocolo(tx, { id: first.laudo.id, versao: await version(first.laudo.id) }),
    );
    expect(reissued.status).toBe("done");
    expect((await share.open({ codigo: first.made.codigo }, first.made)).status).toBe("nada");
    const own = await patient({ cpf: CPFS[1], data_nascimento: "1980-05-17" });
    const made = created(await share.create(own.access, own.laudo.id));
    const [row] = await test.superuser`select versao from pacientes where id = ${own.pacienteId}`;
    await portal.asStaff((tx) =>
      updatePaciente(tx, {
        id: own.pacienteId,
        versao: row?.versao,
        values: pacienteValues({ cpf: CPFS[1], email: "outra@exemplo.test" }),
      }),
    );
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("nada");
    const ends = await test.superuser`select distinct fim from compartilhamentos`;
    expect([...ends]).toEqual([{ fim: "cadastro" }]);
  });

  it("is seen by staff, with the openings", async () => {
    const { made, laudo } = await shared();
    await share.open({ codigo: made.codigo }, made);
    const listed = await portal.asStaff((tx) => listCompartilhamentos(tx, laudo.id));
    expect(listed).toMatchObject([{ codigo: made.codigo, aberturas: [{ nome: "Dr. Rui" }] }]);
  });

  it("is followed by six months, after which nothing of it remains but the trail", async () => {
    const { made } = await shared();
    await share.open({ codigo: made.codigo }, made);
    const remove = () => test.database.as({ role: "sistema" }, removeExpired);
    expect((await remove()).compartilhamentos).toBe(0);
    await test.superuser`update compartilhamentos set expira_em = now() - interval '6 months 1 day'`;
    expect((await remove()).compartilhamentos).toBe(1);
    expect(await test.superuser`select from compartilhamento_aberturas`).toHaveLength(0);
    expect(
      await test.superuser`select from trilha_pacientes where acao = 'abriu_compartilhado'`,
    ).toHaveLength(1);
  });
});
