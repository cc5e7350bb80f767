import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Identity, Tx } from "#server/db/open.ts";
import { testDatabase } from "#tests/support/database.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { notePatientDelivery } from "./deliveries.ts";
import { getLaudo, listLaudos, lockLaudo } from "./laudos.ts";
import { getOwnLaudo, listOwnTrail, noteAccess, useAccess } from "./patient-access.ts";
import { annulLaudo, moveLaudo, reissueProtocolo } from "./release.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
  way = wayIn(test, portal.keys);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, trilha cascade`;
});

let way: ReturnType<typeof wayIn>;
const lookUp = (one: Parameters<typeof way.lookUp>[0]) => way.lookUp(one);
const own = (access: string) => way.own(access);
const as = (access: string): Identity => ({ role: "paciente", access });

describe("an access", () => {
  it("lasts a quarter of an hour of quiet, or until it is ended", async () => {
    const { protocolo } = await portal.released(await portal.paciente());
    const { token } = await lookUp({ protocolo });
    const lives = () => test.database.as(as(token), useAccess);
    await test.superuser`update acessos_pacientes set usado_em = now() - interval '14 minutes'`;
    expect(await lives()).toBe(true);
    await test.superuser`update acessos_pacientes set usado_em = usado_em - interval '14 minutes'`;
    expect(await lives()).toBe(true);
    await test.superuser`update acessos_pacientes set usado_em = now() - interval '15 minutes 1 second'`;
    expect(await lives()).toBe(false);
    expect(await own(token)).toEqual([]);
    const second = await lookUp({ protocolo });
    await test.database.as(as(second.token), (tx) => noteAccess(tx, "encerrou_acesso", null, []));
    expect(await own(second.token)).toEqual([]);
  });

  it("ends where its report is annulled, gets a new protocol, or its patient another birth date", async () => {
    const id = await portal.paciente();
    const [first, second, third] = [
      await portal.released(id),
      await portal.released(id),
      await portal.released(id),
    ];
    const open = async ({ protocolo }: { protocolo: string }) =>
      (await lookUp({ protocolo })).token;
    const tokens = [await open(first), await open(second), await open(third)];
    const versao = async (laudoId: string) =>
      (await portal.asStaff((tx) => lockLaudo(tx, laudoId)))?.versao ?? 0;
    const requested = async (one: { id: string }) => ({ id: one.id, versao: await versao(one.id) });
    const annulment = { ...(await requested(first)), motivo: "x" };
    await portal.asStaff((tx) => annulLaudo(tx, annulment));
    expect(await own(tokens[0] ?? "")).toEqual([]);
    expect(await own(tokens[1] ?? "")).toHaveLength(1);
    const reissue = await requested(second);
    await portal.asStaff((tx) => reissueProtocolo(tx, reissue));
    expect(await own(tokens[1] ?? "")).toEqual([]);
    expect((await lookUp({ protocolo: second.protocolo })).status).toBe("nada");
    await test.superuser`update pacientes set identidade_hash = '\\x01'`;
    expect(await own(tokens[2] ?? "")).toEqual([]);
  });

  it("shows no file of a report that is not released", async () => {
    const laudo = await portal.laudo(await portal.paciente());
    await portal.versao(laudo.id);
    const { token } = await lookUp({ protocolo: laudo.protocolo });
    const read = () => test.database.as(as(token), (tx) => getOwnLaudo(tx, laudo.protocolo));
    expect(await read()).toMatchObject({ status: "em_analise", versaoAtual: undefined });
    const rows = await test.database.as(as(token), (tx) =>
      tx.execute("select id from laudo_versoes"),
    );
    expect(rows).toHaveLength(0);
  });

  it("shows neither exam nor doctor of a report that was moved to another patient", async () => {
    const { id, protocolo } = await portal.released(await portal.paciente());
    const paciente_id = await portal.paciente({ cpf: CPFS[1], nome: "Outra" });
    const moved = await portal.asStaff(async (tx) => {
      const { versao = 0 } = (await lockLaudo(tx, id)) ?? {};
      return moveLaudo(tx, { id, versao, paciente_id, motivo: "x" });
    });
    expect(moved.status).toBe("done");
    const { token } = await lookUp({ protocolo });
    const hidden = { exame: "Laudo anulado", medico_responsavel: "", crm: "" };
    expect(await own(token)).toMatchObject([hidden]);
    const read = await test.database.as(as(token), (tx) => getOwnLaudo(tx, protocolo));
    expect(read).toMatchObject(hidden);
  });

  it("shows the patient who touched her report, and of others nothing", async () => {
    const laudo = await portal.released(await portal.paciente());
    const { token } = await lookUp({ protocolo: laudo.protocolo });
    await test.database.as(as(token), (tx) => noteAccess(tx, "abriu_laudo", laudo.id, ["laudo"]));
    // The patient does not see readings of lists that include her report.
    await portal.asStaff((tx) => listLaudos(tx));
    await portal.asStaff((tx) => listLaudos(tx, { busca: "maria" }));
    await portal.asStaff((tx) => getLaudo(tx, laudo.id));
    await portal.asStaff((tx) =>
      getLaudo(tx, laudo.id, { acao: "imprimiu_comprovante", dados: ["protocolo"] }),
    );
    const { lines } = await test.database.as(as(token), (tx) => listOwnTrail(tx, laudo.id));
    expect(lines.map(({ acao }) => acao)).toEqual([
      "imprimiu_comprovante",
      "viu_laudo",
      "abriu_laudo",
      "liberou_laudo",
      "alterou_laudo",
      "juntou_pdf",
      "registrou_laudo",
    ]);
    expect(lines.some(({ usuario_nome }) => usuario_nome === "Ana")).toBe(true);
    const [row] = await test.superuser`select aberto_em from laudos`;
    expect(row?.aberto_em).toBeInstanceOf(Date);
    const foreign = await portal.released(await portal.paciente({ cpf: CPFS[1] }));
    expect(await test.database.as(as(token), (tx) => listOwnTrail(tx, foreign.id))).toEqual({
      lines: [],
      isCut: false,
    });
  });
});

describe("SQL as the patient's role", () => {
  async function stolen() {
    const own = await portal.released(await portal.paciente());
    const foreign = await portal.released(await portal.paciente({ cpf: CPFS[1], nome: "Outra" }));
    const { token } = await lookUp({ protocolo: own.protocolo });
    const { token: foreignToken } = await lookUp({ protocolo: foreign.protocolo, cpf: CPFS[1] });
    return { own, foreign, token, foreignToken };
  }
  const run = (access: string | undefined, work: (tx: Tx) => Promise<unknown>) =>
    test.database.as({ role: "paciente", access }, work) as Promise<unknown[]>;

  it("that claims to be another patient reads nothing of hers", async () => {
    const { token, foreign } = await stolen();
    const [access] =
      await test.superuser`select id, token from acessos_pacientes where documento = ${`laudo:${foreign.id}`}`;
    for (const claim of [
      `set_config('app.paciente', '${foreign.paciente_id}', true)`,
      `set_config('app.acesso', '${access?.token}', true)`,
      `set_config('app.acesso', '${access?.id}', true)`,
      `set_config('app.sessao', '${access?.token}', true)`,
    ]) {
      const seen = await run(token, async (tx) => {
        await tx.execute(`select ${claim}`);
        return tx.execute(`select id from laudos where id = '${foreign.id}'
          union all select id from pacientes where id = '${foreign.paciente_id}'
          union all select id from laudo_versoes where laudo_id = '${foreign.id}'`);
      });
      expect(seen).toEqual([]);
    }
  });

  it("reads nothing without an access, and writes nothing with one", async () => {
    const { token } = await stolen();
    for (const table of ["pacientes", "laudos", "laudo_versoes", "trilha_pacientes"]) {
      const column = table === "trilha_pacientes" ? "numero" : "id";
      for (const none of [undefined, "", "made up"]) {
        expect(await run(none, (tx) => tx.execute(`select ${column} from ${table}`))).toEqual([]);
      }
    }
    for (const statement of [
      "update laudos set status = 'liberado'",
      "update pacientes set nome = nome",
      "delete from laudos",
      "insert into acessos_pacientes (token, paciente_id, via) select 'x', id, 'codigo' from pacientes",
      "update acessos_pacientes set encerrado_em = null",
      "select token from acessos_pacientes",
      "select codigo_hash from codigos_acesso",
      "select 1 from tentativas_acesso",
      "delete from tentativas_acesso",
      "select cpf from pacientes",
      "select paciente_id from laudos",
      "select pacientes from trilha_pacientes",
      "select registra_leitura('leu', '{}', '{}', '{}')",
      "select set_config('role', 'clinica_laudos', true)",
      "select chave from chaves_dados",
    ]) {
      await expect(
        run(token, (tx) => tx.execute(statement)),
        statement,
      ).rejects.toMatchObject({
        id: "not-permitted",
      });
    }
  });

  it("records nothing about a report that its access does not open", async () => {
    const { token, foreign } = await stolen();
    const noted = await run(token, async (tx) => [
      await notePatientDelivery(tx, foreign.id, { what: "baixou_pdf", isWhole: true }),
      await notePatientDelivery(tx, foreign.id, { what: "viu_paginas", isWhole: false }),
      await noteAccess(tx, "abriu_laudo", foreign.id, ["laudo"]),
    ]);
    expect(noted).toEqual([false, false, false]);
    const lines = await test.superuser`
      select 1 from trilha_pacientes where acao in ('baixou_pdf', 'viu_paginas', 'abriu_laudo')`;
    expect(lines).toHaveLength(0);
  });

  it("reads with a protocol's access what happened to that report, and to no other of the patient", async () => {
    const id = await portal.paciente();
    const [one, other] = [await portal.released(id), await portal.released(id)];
    const { token } = await lookUp({ protocolo: one.protocolo });
    const code = await lookUp({});
    const whole = await way.confirm(code.token, code.code);
    const documentsOf = async (access: string) => {
      const select = "select distinct unnest(documentos) as documento from trilha_pacientes";
      const rows = (await run(access, (tx) => tx.execute(select))) as { documento: string }[];
      return rows.map(({ documento }) => documento).filter((name) => name.startsWith("laudo:"));
    };
    expect(await documentsOf(token)).toEqual([`laudo:${one.id}`]);
    const both = [`laudo:${one.id}`, `laudo:${other.id}`].sort();
    expect((await documentsOf(whole.token)).sort()).toEqual(both);
  });

  it("looks nobody up as anybody else", async () => {
    const looking = test.database.as({ role: "auth" }, (tx) =>
      tx.execute("select procura_paciente('', '', '', '', null, '')"),
    );
    await expect(looking).rejects.toMatchObject({ id: "not-permitted" });
  });
});
