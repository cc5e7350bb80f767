import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getOwnCompartilhamentos } from "#server/data/compartilhamentos/own-compartilhamentos.ts";
import { annulLaudo } from "#server/data/laudos/release.ts";
import { created, otherThan, shares } from "#tests/support/compartilhamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { createCompartilhamento, endCompartilhamento, proofOf } from "./compartilhamentos.ts";
import { readCompartilhado } from "./open-compartilhado.ts";

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

describe("creating", () => {
  it("gives a secret, a key, a code and a PIN, of which the database keeps no plain text", async () => {
    const { made, laudo } = await shared();
    expect(made.segredo).toMatch(/^[\w-]{43}$/);
    expect(made.key).toMatch(/^[\w-]{43}$/);
    expect(made.codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(made.senha).toMatch(/^\d{6}$/);
    const [row] = await test.superuser`select c::text as text from compartilhamentos c`;
    for (const secret of [made.segredo, made.key, made.codigo, made.senha]) {
      expect(row?.text).not.toContain(secret);
      expect(row?.text).not.toContain(Buffer.from(secret).toString("hex"));
    }
    const lines =
      await test.superuser`select quem, acao, documentos from trilha_pacientes where acao = 'compartilhou_laudo'`;
    expect([...lines]).toEqual([
      {
        quem: "protocolo",
        acao: "compartilhou_laudo",
        documentos: [`laudo:${laudo.id}`, `compartilhamento:${made.id}`],
      },
    ]);
  });

  it("allows ten live shares of a report, also to many requests at once; an ended one makes room", async () => {
    const { laudo, access } = await patient();
    const results = await Promise.all(
      Array.from({ length: 14 }, () => share.create(access, laudo.id)),
    );
    expect(results.filter(({ status }) => status === "criado")).toHaveLength(10);
    expect(results.filter(({ status }) => status === "cheio")).toHaveLength(4);
    const [first] = results.filter(({ status }) => status === "criado");
    await test.database.as({ role: "paciente", access }, (tx) =>
      endCompartilhamento(tx, first?.id ?? ""),
    );
    expect((await share.create(access, laudo.id)).status).toBe("criado");
    expect((await share.create(access, laudo.id)).status).toBe("cheio");
  });

  it("creates one share of a form that is sent twice", async () => {
    const { laudo, access } = await patient();
    const id = randomUUID();
    const both = await Promise.all([
      share.create(access, laudo.id, { id }),
      share.create(access, laudo.id, { id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["criado", "repetido"]);
  });

  it("refuses another's report, another of the same patient, one in analysis, an annulled one, an ended access, and a longer life", async () => {
    const { laudo, access, pacienteId } = await patient();
    const other = await portal.released(await portal.paciente({ cpf: CPFS[1] }));
    const second = await portal.released(pacienteId);
    const waiting = await portal.laudo(pacienteId);
    const ofWaiting = await wayIn(test, portal.keys).lookUp({ protocolo: waiting.protocolo });
    expect((await share.create(access, other.id)).status).toBe("nada");
    expect((await share.create(access, second.id)).status).toBe("nada");
    expect((await share.create(access, waiting.id)).status).toBe("nada");
    expect((await share.create(ofWaiting.token, waiting.id)).status).toBe("nada");
    expect((await share.create(access, laudo.id, { dias: 31 })).status).toBe("nada");
    expect((await share.create("invented", laudo.id)).status).toBe("nada");
    await portal.asStaff(async (tx) =>
      annulLaudo(tx, { id: laudo.id, versao: await version(laudo.id), motivo: "Erro" }),
    );
    expect((await share.create(access, laudo.id)).status).toBe("nada");
  });

  it("is for staff who handle reports, too, and for nobody else", async () => {
    const { laudo } = await patient();
    const values = { id: randomUUID(), laudoId: laudo.id, oque: "laudo", dias: 1 } as const;
    const result = await portal.asStaff((tx) => createCompartilhamento(tx, values));
    expect(result.status).toBe("criado");
    const [row] = await test.superuser`select criado_por from compartilhamentos`;
    expect(row?.criado_por).toBe("equipe");
    for (const role of ["editor", "leitor"] as const) {
      const identity = await staffIdentity(test, role);
      const again = { ...values, id: randomUUID() };
      const trying = test.database.as(identity, (tx) => createCompartilhamento(tx, again));
      await expect(trying).rejects.toMatchObject({ id: "not-permitted" });
    }
  });
});

describe("opening", () => {
  it("by the link or by the code shows the report, and leaves a line and an opening with the said name", async () => {
    const { made, laudo, pacienteId, access } = await shared();
    const byLink = await share.open({ segredo: made.segredo, prova: proofOf(made.key) }, made);
    const byCode = await share.open(
      { codigo: made.codigo },
      { senha: made.senha, nome: "Dra. Lia", via: "aplicativo" },
    );
    for (const opened of [byLink, byCode]) {
      expect(opened.status).toBe("aberto");
      expect(await shownBy(opened.token)).toMatchObject({
        abertura: opened.abertura,
        chave: made.key,
        status: "liberado",
        laudo: {
          exame: laudo.exame,
          nome: "Maria da Conceição Souza",
          data_nascimento: "1980-05-17",
        },
        versao: { textos: ["Laudo"] },
      });
    }
    const lines = await test.superuser`
      select quem, acesso_id, pacientes, documentos, dados, usuario_nome from trilha_pacientes
      where acao = 'abriu_compartilhado' order by numero`;
    const documentos = [`laudo:${laudo.id}`, `compartilhamento:${made.id}`];
    const line = {
      quem: "compartilhamento",
      pacientes: [pacienteId],
      documentos,
      usuario_nome: null,
    };
    expect([...lines]).toEqual([
      { ...line, acesso_id: byLink.abertura, dados: ["laudo", "paginas"] },
      { ...line, acesso_id: byCode.abertura, dados: ["laudo", "pdf"] },
    ]);
    const own = await test.database.as({ role: "paciente", access }, (tx) =>
      getOwnCompartilhamentos(tx, laudo.protocolo),
    );
    expect(own?.compartilhamentos).toMatchObject([
      {
        codigo: made.codigo,
        aberturas: [
          { nome: "Dra. Lia", via: "aplicativo" },
          { nome: "Dr. Rui", via: "pagina" },
        ],
      },
    ]);
  });

  it("counts exactly five of fifty wrong PINs at once, from as many addresses, and ends the share for good", async () => {
    const { made } = await shared();
    const wrong = otherThan(made.senha);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        share.open({ segredo: made.segredo }, { senha: wrong, address: `198.51.100.${n}` }),
      ),
    );
    const counted = results.filter(({ status }) => status === "senha") as { restam: number }[];
    expect(counted.map(({ restam }) => restam).sort()).toEqual([0, 1, 2, 3, 4]);
    expect(results.filter(({ status }) => status === "nada")).toHaveLength(45);
    const [row] = await test.superuser`select erros, fim from compartilhamentos`;
    expect(row).toEqual({ erros: 5, fim: "senhas" });
    expect((await share.open({ segredo: made.segredo }, made)).status).toBe("nada");
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("nada");
  });

  it("counts over the share's whole life: the right PIN in between resets nothing", async () => {
    const { made } = await shared();
    const wrong = { senha: otherThan(made.senha) };
    const restam = async () =>
      (await share.open({ codigo: made.codigo }, wrong)) as { restam?: number };
    expect((await restam()).restam).toBe(4);
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("aberto");
    expect((await restam()).restam).toBe(3);
    expect((await restam()).restam).toBe(2);
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("aberto");
    expect((await restam()).restam).toBe(1);
    expect((await restam()).restam).toBe(0);
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("nada");
  });

  it("counts a PIN with letters, but neither a missing one nor a link whose key was altered", async () => {
    const { made } = await shared();
    const link = { segredo: made.segredo };
    for (const named of [link, { codigo: made.codigo }]) {
      const missing = await share.open(named, { senha: undefined });
      expect(missing).toMatchObject({ status: "falta", restam: 5 });
      expect(await shownBy(missing.token)).toBeUndefined();
    }
    expect(await share.open(link, { senha: "12a456" })).toMatchObject({
      status: "senha",
      restam: 4,
    });
    const altered = { ...link, prova: proofOf("another") };
    expect((await share.open(altered, made)).status).toBe("chave");
    expect((await share.open(altered, { senha: otherThan(made.senha) })).status).toBe("chave");
    expect(await share.open(link, { senha: undefined })).toMatchObject({ restam: 4 });
  });

  it("answers an unknown, expired and ended share alike, and an altered secret of the same code", async () => {
    const { made } = await shared();
    const unknown = { segredo: "A".repeat(43) };
    expect((await share.open(unknown, made)).status).toBe("nada");
    expect((await share.open({ codigo: "00000-00000" }, made)).status).toBe("nada");
    await test.superuser`update compartilhamentos set expira_em = now() - interval '1 second'`;
    expect((await share.open({ segredo: made.segredo }, made)).status).toBe("nada");
    await test.superuser`update compartilhamentos set expira_em = now() + interval '1 day', segredo_hash = '\\x00'`;
    expect((await share.open({ segredo: made.segredo }, made)).status).toBe("nada");
  });

  it("stops a network for 15 minutes after twenty unknown typed codes, and no link and no other way in", async () => {
    const { made, laudo } = await shared();
    const address = "203.0.113.77";
    const guess = () => share.open({ codigo: "00000-00000" }, { senha: "000000", address });
    for (let n = 0; n < 20; n++) expect((await guess()).status).toBe("nada");
    const stopped = await share.open({ codigo: made.codigo }, { senha: made.senha, address });
    expect(stopped.status).toBe("limite");
    expect((stopped as { segundos: number }).segundos).toBeGreaterThan(800);
    expect((stopped as { segundos: number }).segundos).toBeLessThanOrEqual(900);
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("aberto");
    const byLink = await share.open({ segredo: made.segredo }, { senha: made.senha, address });
    expect(byLink.status).toBe("aberto");
    const lookUp = await wayIn(test, portal.keys).lookUp({ protocolo: laudo.protocolo, address });
    expect(lookUp.status).toBe("aberto");
    await test.superuser`update tentativas_acesso set quando = quando - interval '15 minutes'`;
    expect((await share.open({ codigo: made.codigo }, { senha: made.senha, address })).status).toBe(
      "aberto",
    );
  });

  it("with wrong PINs of many shares stops no network, because each ends its own share", async () => {
    const address = "203.0.113.78";
    for (let n = 0; n < 6; n++) {
      const { made } = await shared();
      const wrong = { senha: otherThan(made.senha), address };
      for (let tries = 0; tries < 4; tries++)
        expect((await share.open({ codigo: made.codigo }, wrong)).status).toBe("senha");
    }
    const { made } = await shared();
    expect((await share.open({ codigo: made.codigo }, { senha: made.senha, address })).status).toBe(
      "aberto",
    );
  });

  it("happens thirty times an hour at most, because each is a line of the chain", async () => {
    const { made } = await shared();
    for (let n = 0; n < 30; n++)
      expect((await share.open({ codigo: made.codigo }, made)).status).toBe("aberto");
    const late = await share.open({ codigo: made.codigo }, made);
    expect(late.status).toBe("limite");
    expect((late as { segundos: number }).segundos).toBeGreaterThan(3_500);
    await test.superuser`update compartilhamento_aberturas set aberto_em = aberto_em - interval '1 hour'`;
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("aberto");
  });
});
