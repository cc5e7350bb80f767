import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Assinatura } from "#domain/laudos/assinaturas.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { annulLaudo, correctLaudo, moveLaudo, releaseLaudo } from "./release.ts";
import { openToValidator, verifyDocument } from "./verificacao.ts";

const test = testDatabase();
let portal: PortalFixture;
let paciente: string;
let other: string;
const NASCIMENTO = "1980-05-17";

beforeAll(async () => {
  portal = await portalFixture(test);
  paciente = await portal.paciente();
  other = await portal.paciente({ cpf: "11144477735", nome: "João Lima" });
});

beforeEach(() => test.superuser`truncate tentativas_acesso`);

let networks = 0;
const stranger = (address = `203.0.113.${++networks}`) => ({ role: "paciente", address }) as const;
const codeOf = (versao: string) => portal.keys.documentoCode(versao);
const byCode = (codigo: string, who = stranger()) =>
  test.database.as(who, (tx) => verifyDocument(tx, { codigo, sha256: undefined }));
const bySha = (sha256: string, who = stranger()) =>
  test.database.as(who, (tx) => verifyDocument(tx, { codigo: undefined, sha256 }));
const open = (codigo: string, certo: boolean, { who = stranger(), entrega = false } = {}) =>
  test.database.as(who, (tx) => openToValidator(tx, { codigo, certo, entrega }));
const rowOf = async (id: string) =>
  (await test.superuser`select versao, versao_atual from laudos where id = ${id}`)[0] as {
    versao: number;
    versao_atual: string;
  };
let hashes = 0;
const newSha = () => String(++hashes).padStart(64, "a");

async function released(sha256 = newSha()) {
  const laudo = await portal.laudo(paciente);
  const versao = await portal.versao(laudo.id, { sha256 });
  const { versao: counted } = await rowOf(laudo.id);
  const result = await portal.asStaff((tx) =>
    releaseLaudo(tx, { id: laudo.id, versao: counted, data_nascimento: NASCIMENTO }),
  );
  expect(result.status).toBe("done");
  return { id: laudo.id, versao, sha256 };
}

async function correct(id: string, versaoId: string, li_alterado?: boolean) {
  const { versao } = await rowOf(id);
  return portal.asStaff((tx) =>
    correctLaudo(tx, {
      id,
      versao,
      versaoId,
      data_nascimento: NASCIMENTO,
      motivo: "Erro",
      li_alterado,
    }),
  );
}

describe("a document", () => {
  it("is known by its code and its hash once released, with doctor and date, and nothing of the patient", async () => {
    const { versao, sha256 } = await released();
    const found = await byCode(codeOf(versao));
    expect(found).toEqual({
      status: "achado",
      documento: {
        situacao: "atual",
        desde: null,
        emitida_em: expect.any(Date),
        medico: "Dra. Helena Prado",
        crm: "CRM-MS 00001",
        integridade: "sem_assinatura",
        assinaturas: [],
      },
    });
    expect(await bySha(sha256)).toEqual(found);
  });

  it("is not known before its release, nor is a PDF that was replaced before it", async () => {
    const laudo = await portal.laudo(paciente);
    const first = await portal.versao(laudo.id, { sha256: newSha() });
    expect(await byCode(codeOf(first))).toEqual({ status: "nada" });
    const second = await portal.versao(laudo.id, { sha256: newSha() });
    const { versao } = await rowOf(laudo.id);
    await portal.asStaff((tx) =>
      releaseLaudo(tx, { id: laudo.id, versao, data_nascimento: NASCIMENTO }),
    );
    expect((await byCode(codeOf(second))).status).toBe("achado");
    expect(await byCode(codeOf(first))).toEqual({ status: "nada" });
  });

  it("is replaced by a correction, and both are annulled with the report", async () => {
    const { id, versao } = await released();
    const next = await portal.versao(undefined, { sha256: newSha() });
    expect((await correct(id, next)).status).toBe("done");
    expect(await byCode(codeOf(versao))).toMatchObject({
      documento: { situacao: "substituida", desde: expect.any(Date) },
    });
    expect(await byCode(codeOf(next))).toMatchObject({ documento: { situacao: "atual" } });
    const { versao: counted } = await rowOf(id);
    await portal.asStaff((tx) => annulLaudo(tx, { id, versao: counted, motivo: "Trocado" }));
    for (const one of [versao, next]) {
      expect(await byCode(codeOf(one))).toMatchObject({
        documento: { situacao: "anulada", desde: expect.any(Date) },
      });
    }
  });

  it("that was moved to the right patient has a code of its own, and its file is valid again once released", async () => {
    const { id, versao, sha256 } = await released();
    const { versao: counted } = await rowOf(id);
    const moved = await portal.asStaff((tx) =>
      moveLaudo(tx, { id, versao: counted, paciente_id: other, motivo: "Paciente errado" }),
    );
    if (moved.status !== "done") throw new Error(moved.status);
    expect(await bySha(sha256)).toMatchObject({ documento: { situacao: "anulada" } });
    const copy = String(moved.laudo.versao_atual);
    expect(codeOf(copy)).not.toBe(codeOf(versao));
    expect(await byCode(codeOf(copy))).toEqual({ status: "nada" });
    await portal.asStaff((tx) =>
      releaseLaudo(tx, {
        id: moved.laudo.id,
        versao: moved.laudo.versao,
        data_nascimento: NASCIMENTO,
      }),
    );
    expect(await bySha(sha256)).toMatchObject({ documento: { situacao: "atual" } });
    expect(await byCode(codeOf(versao))).toMatchObject({ documento: { situacao: "anulada" } });
  });

  it("unknown ones slow down a network after 120, and no other way in; known ones do not count", async () => {
    const { versao } = await released();
    const who = stranger();
    for (let turn = 0; turn < 25; turn++)
      expect((await byCode(codeOf(versao), who)).status).toBe("achado");
    for (let turn = 0; turn < 119; turn++)
      expect(await bySha(newSha(), who)).toEqual({ status: "nada" });
    expect((await byCode(codeOf(versao), who)).status).toBe("achado");
    expect(await bySha(newSha(), who)).toEqual({ status: "nada" });
    expect(await byCode(codeOf(versao), who)).toMatchObject({ status: "limite" });
    expect((await byCode(codeOf(versao))).status).toBe("achado");
    await test.superuser`update tentativas_acesso set quando = quando - interval '15 minutes'`;
    expect((await byCode(codeOf(versao), who)).status).toBe("achado");
  });
});

describe("the State's validator", () => {
  it("opens the current version with the right code, and a sent file is in the trail", async () => {
    const { id, versao } = await released();
    expect(await open(codeOf(versao), false)).toEqual({ status: "errado" });
    expect(await open(codeOf(versao), true)).toMatchObject({
      status: "aberto",
      versao: { bytes: 1000, versao_chave: 1 },
    });
    expect((await open(codeOf(versao), true, { entrega: true })).status).toBe("aberto");
    const [line] = await test.superuser`
      select quem, acao, pacientes, documentos from trilha_pacientes order by numero desc limit 1`;
    expect(line).toEqual({
      quem: "validador",
      acao: "baixou_pdf",
      pacientes: [paciente],
      documentos: [`laudo:${id}`],
    });
  });

  it("gets nothing of an unknown, replaced or annulled version", async () => {
    expect(await open("0".repeat(26), true)).toEqual({ status: "nada" });
    const { id, versao } = await released();
    await correct(id, await portal.versao(undefined, { sha256: newSha() }));
    expect(await open(codeOf(versao), true)).toEqual({ status: "nada" });
    const { versao: counted, versao_atual } = await rowOf(id);
    await portal.asStaff((tx) => annulLaudo(tx, { id, versao: counted, motivo: "Trocado" }));
    expect(await open(codeOf(versao_atual), true)).toEqual({ status: "nada" });
    expect(await open(codeOf(versao_atual), true, { entrega: true })).toEqual({ status: "nada" });
  });

  it("fifty wrong codes at once count five, and then the right one has to wait for a day", async () => {
    const { versao } = await released();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => open(codeOf(versao), false)),
    );
    expect(answers.filter(({ status }) => status === "errado")).toHaveLength(5);
    expect(await open(codeOf(versao), true)).toMatchObject({ status: "limite" });
    await test.superuser`update tentativas_acesso set quando = quando - interval '25 hours'`;
    expect((await open(codeOf(versao), true)).status).toBe("aberto");
  });

  it("wrong codes of many documents, which come from its one network, close no other document", async () => {
    const who = stranger();
    for (let turn = 0; turn < 30; turn++) {
      const { versao } = await released();
      expect((await open(codeOf(versao), false, { who })).status).toBe("errado");
    }
    const { versao } = await released();
    expect((await open(codeOf(versao), true, { who })).status).toBe("aberto");
  });
});

describe("a file changed after its signature", () => {
  const ALTERED = {
    integridade: "alterada" as const,
    assinaturas: [
      {
        nome: "HELENA",
        cpf: null,
        crm: null,
        quando: null,
        integra: false,
        cobre_tudo: true,
        cadeia: false,
        problema: null,
      },
    ] satisfies Assinatura[],
  };

  it("is released only with the word that this was read, and so is a correction", async () => {
    const laudo = await portal.laudo(paciente);
    await portal.versao(laudo.id, { sha256: newSha(), ...ALTERED });
    const { versao } = await rowOf(laudo.id);
    const release = (li_alterado?: boolean) =>
      portal.asStaff((tx) =>
        releaseLaudo(tx, { id: laudo.id, versao, data_nascimento: NASCIMENTO, li_alterado }),
      );
    expect(await release()).toEqual({ status: "altered-unread" });
    expect((await release(true)).status).toBe("done");
    const next = await portal.versao(undefined, { sha256: newSha(), ...ALTERED });
    expect(await correct(laudo.id, next)).toEqual({ status: "altered-unread" });
    expect((await correct(laudo.id, next, true)).status).toBe("done");
    expect(await byCode(codeOf(next))).toMatchObject({ documento: ALTERED });
  });

  it("PostgreSQL refuses it too", async () => {
    const laudo = await portal.laudo(paciente);
    await portal.versao(laudo.id, { sha256: newSha(), ...ALTERED });
    const direct = () =>
      portal.asStaff(async (tx) => {
        const { sql } = await import("drizzle-orm");
        await tx.execute(sql`update laudos set status = 'liberado' where id = ${laudo.id}::uuid`);
      });
    await expect(direct()).rejects.toMatchObject({
      cause: { constraint_name: "laudos_alteracao_lida" },
    });
  });
});

it("staff cannot say themselves that a version was issued", async () => {
  const { versao } = await released();
  const { sql } = await import("drizzle-orm");
  const set = (column: string) =>
    portal.asStaff(async (tx) => {
      await tx.execute(sql.raw(`update laudo_versoes set ${column} where id = '${versao}'`));
    });
  await expect(set("emitida_em = now()")).rejects.toThrow();
  await expect(set("integridade = 'integra'")).rejects.toThrow();
});
