import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { DADOS } from "#domain/registro/dados.ts";
import * as laudos from "#server/data/laudos/laudos.ts";
import * as laudosCondition from "#server/data/laudos/laudos-condition.ts";
import * as versoes from "#server/data/laudos/versoes.ts";
import * as anotacoes from "#server/data/mensagens/anotacoes.ts";
import * as mensagens from "#server/data/mensagens/mensagens.ts";
import { receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import * as owners from "#server/data/mensagens/responsaveis.ts";
import * as respostas from "#server/data/mensagens/respostas.ts";
import * as pacientes from "#server/data/pacientes/pacientes.ts";
import * as responsaveis from "#server/data/pacientes/responsaveis.ts";
import * as telefones from "#server/data/pacientes/telefones.ts";
import * as dashboard from "#server/data/status/dashboard.ts";
import * as hoje from "#server/data/status/hoje.ts";
import * as trailRecords from "#server/data/trail/trail-records.ts";
import * as trilha from "#server/data/trail/trilha.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { testDatabase } from "#tests/support/database.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import {
  CPFS,
  laudoValues,
  type PortalFixture,
  pacienteValues,
  portalFixture,
} from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";

const test = testDatabase();
const SYSTEM: Identity = { role: "sistema" };
const ORIGIN = "https://clinica.test";
const ids = { paciente: "", laudo: "", protocolo: "", versao: "", mensagem: "", direitos: "" };
let portal: PortalFixture;
let admin: Identity;
let decrypted = 0;

beforeAll(async () => {
  portal = await portalFixture(test);
  admin = await staffIdentity(test, "admin_master");
  ids.paciente = await portal.paciente({
    responsavel_nome: "Rui Souza",
    responsavel_cpf: CPFS[1],
    responsavel_ate: "2099-01-01",
  });
  const laudo = await portal.laudo(ids.paciente);
  ids.laudo = laudo.id;
  ids.protocolo = laudo.protocolo;
  ids.versao = await portal.versao(ids.laudo, { assinado: true });
  await test.superuser`update laudo_versoes set regra_assinatura = 0 where id = ${ids.versao}`;
  await portal.versao();
  const pedido = { tipo: "direitos" as const, pedido: "acesso" as const };
  const contato = receivedContato(portal.keys, { mensagem: "Segredo do contato" });
  const direitos = receivedContato(portal.keys, { detalhes: "Segredo do pedido" }, pedido);
  for (const one of [contato, direitos]) {
    await test.database.asStranger((tx) => receiveMensagem(tx, one));
  }
  ids.mensagem = contato.id;
  ids.direitos = direitos.id;
  await test.database.as(admin, async (tx) => {
    await respostas.createResposta(tx, answer());
    const note = { id: randomUUID(), mensagemId: ids.mensagem, texto: "Segredo da anotação" };
    await anotacoes.createAnotacao(tx, note);
  });
  test.database.useDataKeys({
    ...portal.keys,
    decrypt(...given) {
      decrypted++;
      return portal.keys.decrypt(...given);
    },
  });
});

const answer = () => ({
  id: randomUUID(),
  mensagemId: ids.mensagem,
  assunto: "Segredo do assunto",
  texto: "Segredo da resposta",
  origem: ORIGIN,
});
const respostaId = async () => {
  const [row] = await test.superuser`select id from respostas order by escrita_em desc limit 1`;
  return String(row?.id);
};

interface Way {
  run(tx: Tx): Promise<unknown>;
  as?: Identity;
}

const staff = (run: Way["run"]): Way => ({ run });
const system = (run: Way["run"]): Way => ({ run, as: SYSTEM });

/** How to call each export of these modules, or why it reads no confidential data. */
const KINDS: Record<string, { module: object; ways: Record<string, Way | string> }> = {
  pacientes: {
    module: { ...pacientes, ...responsaveis, ...telefones },
    ways: {
      getPaciente: staff((tx) => pacientes.getPaciente(tx, ids.paciente)),
      listPacientes: staff(async (tx) => {
        await pacientes.listPacientes(tx);
        return pacientes.listPacientes(tx, { busca: "maria" });
      }),
      createPaciente: staff((tx) => pacientes.createPaciente(tx, pacienteValues())),
      updatePaciente: staff((tx) =>
        pacientes.updatePaciente(tx, { id: ids.paciente, versao: 99, values: pacienteValues() }),
      ),
      findGuardian: staff((tx) => responsaveis.findGuardian(tx, CPFS[1])),
      saveGuardian: staff((tx) =>
        responsaveis.saveGuardian(tx, pacienteValues({ responsavel_cpf: CPFS[1] })),
      ),
      getResponsavel: staff(async (tx) => {
        const found = await responsaveis.findGuardian(tx, CPFS[1]);
        return found && "id" in found && responsaveis.getResponsavel(tx, found.id);
      }),
      updateResponsavel: staff(async (tx) => {
        const found = await responsaveis.findGuardian(tx, CPFS[1]);
        const id = found && "id" in found ? found.id : "";
        const values = { nome: "Rui Souza", cpf: CPFS[1], email: null };
        return responsaveis.updateResponsavel(tx, { id, versao: 99, values });
      }),
      encryptedResponsavel: "is what the functions here decrypt by",
      listTelefones: staff((tx) => telefones.listTelefones(tx, [ids.paciente])),
      isCpfTaken: "classifies an error",
      lockGuardian: "locks a row and returns nothing",
    },
  },
  laudos: {
    module: { ...laudos, ...laudosCondition, ...versoes },
    ways: {
      getLaudo: staff((tx) => laudos.getLaudo(tx, ids.laudo)),
      listLaudos: staff(async (tx) => {
        await laudos.listLaudos(tx);
        return laudos.listLaudos(tx, { busca: "maria" });
      }),
      findLaudoByProtocolo: staff((tx) => laudos.findLaudoByProtocolo(tx, ids.protocolo)),
      getLaudoAccesses: staff((tx) => laudos.getLaudoAccesses(tx, ids.laudo)),
      updateLaudo: staff((tx) =>
        laudos.updateLaudo(tx, { id: ids.laudo, versao: 99, values: {} as never }),
      ),
      createLaudo: staff((tx) => laudos.createLaudo(tx, laudoValues(ids.paciente))),
      writeLaudo: "writes",
      lockLaudo: "belongs to a change, which leaves its line and shows nothing",
      listLaudoStatus: staff((tx) => laudos.listLaudoStatus(tx, [ids.laudo])),
      getLaudoStatus: staff((tx) => laudos.getLaudoStatus(tx, ids.laudo)),
      getLaudoPatient: staff((tx) => laudos.getLaudoPatient(tx, ids.laudo)),
      listVersoes: staff(async (tx) => {
        const laudo = await laudos.getLaudo(tx, ids.laudo);
        return laudo && versoes.listVersoes(tx, laudo);
      }),
      listUnmatchedVersoes: staff((tx) => versoes.listUnmatchedVersoes(tx)),
      countUnmatchedVersoes: staff((tx) => versoes.countUnmatchedVersoes(tx)),
      getVersao: staff((tx) => versoes.getVersao(tx, ids.versao)),
      copyVersao: staff(async (tx) => {
        const { id } = await laudos.createLaudo(tx, laudoValues(ids.paciente));
        return versoes.copyVersao(tx, ids.versao, id);
      }),
      listStoredArquivos: system((tx) => versoes.listStoredArquivos(tx)),
      findOutdatedSignature: system((tx) => versoes.findOutdatedSignature(tx)),
      saveCheckedSignature: "writes",
      laudosCondition: "makes a condition",
      situacaoCondition: "makes a condition",
      naoAbertosCondition: "makes a condition",
      LEGIVEL_DESDE: "is an expression",
      listMedicosOfLaudos: staff((tx) => laudosCondition.listMedicosOfLaudos(tx)),
      freshProtocolo: "makes a new one",
      isPacienteMissing: "classifies an error",
      addVersao: "writes",
      documentoHashOf: "makes a hash",
      markAlteracaoLida: "writes",
      matchVersao: "writes",
      discardVersao: "writes",
      saveDrawnPages: "writes",
      markUndrawable: "writes",
      encryptedVersao: "is what the functions here decrypt by",
    },
  },
  mensagens: {
    module: { ...mensagens, ...respostas, ...anotacoes, ...owners },
    ways: {
      getMensagem: staff((tx) => mensagens.getMensagem(tx, ids.mensagem)),
      openMensagem: staff((tx) => mensagens.openMensagem(tx, ids.mensagem)),
      listMensagens: staff(async (tx) => {
        await mensagens.listMensagens(tx);
        return mensagens.listMensagens(tx, { busca: "segredo", tipo: "direitos" });
      }),
      listMensagensToPrint: staff((tx) => mensagens.listMensagensToPrint(tx)),
      listPeople: staff((tx) => respostas.listPeople(tx)),
      countMensagens: staff((tx) => mensagens.countMensagens(tx)),
      countNewMensagens: staff((tx) => mensagens.countNewMensagens(tx)),
      lockMensagem: "belongs to a change, which leaves its line and shows nothing",
      situacaoCondition: "makes a condition",
      setEstadoMensagem: "writes",
      markMensagemNotified: "writes",
      getMensagemToAnswer: system((tx) => mensagens.getMensagemToAnswer(tx, ids.mensagem)),
      getMensagemToNotify: system((tx) => mensagens.getMensagemToNotify(tx, ids.direitos)),
      listRespostas: staff(async (tx) => {
        const mensagem = await mensagens.getMensagem(tx, ids.mensagem);
        return mensagem && respostas.listRespostas(tx, mensagem);
      }),
      getRespostaToSend: system(async (tx) => respostas.getRespostaToSend(tx, await respostaId())),
      takeBackResposta: staff(async (tx) =>
        respostas.takeBackResposta(tx, ids.mensagem, await respostaId()),
      ),
      listAnotacoes: staff(async (tx) => {
        const mensagem = await mensagens.getMensagem(tx, ids.mensagem);
        return mensagem && anotacoes.listAnotacoes(tx, mensagem);
      }),
      listResponsaveis: staff((tx) => owners.listResponsaveis(tx)),
      createAnotacao: "writes",
      removeAnotacao: "writes",
      setResponsavel: "writes",
      createResposta: "writes",
      undoResposta: "writes",
      markRespostaSent: "writes",
      listEmailEstados: staff((tx) => respostas.listEmailEstados(tx, [ids.mensagem])),
      retryEmail: "writes",
    },
  },
  trilha: {
    module: { ...trilha, ...trailRecords, ...dashboard, ...hoje },
    ways: {
      listTrail: staff((tx) => trilha.listTrail(tx, {})),
      streamTrailCsv: staff((tx) =>
        new Response(trilha.streamTrailCsv((work) => work(tx), {})).text(),
      ),
      listTrailChoices: staff((tx) => trilha.listTrailChoices(tx)),
      findTrailRecords: staff(async (tx) => {
        const { rows } = await trilha.listTrail(tx, {});
        expect(rows.map(({ coisa }) => coisa)).toEqual(
          expect.arrayContaining(["laudos", "pacientes"]),
        );
        return trailRecords.findTrailRecords(tx, rows, () => true);
      }),
      listWaiting: staff((tx) => hoje.listWaiting(tx, "admin_master")),
      getCounts: staff((tx) => dashboard.getCounts(tx)),
      listRecent: staff((tx) => dashboard.listRecent(tx, { limit: 500 })),
      trailRecordKey: "reads nothing",
    },
  },
};

it("stores nothing of it in clear", async () => {
  const tables = ["responsaveis", "pacientes", "laudos", "laudo_versoes", "mensagens", "respostas"];
  for (const table of [...tables, "anotacoes", "trilha", "trilha_pacientes"]) {
    const rows = await test.superuser.unsafe(`select * from ${table}`);
    expect(rows.length, table).toBeGreaterThan(0);
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
    for (const secret of ["Maria", "Conceição", CPFS[0], CPFS[1], "1980-05-17", "99999-0000"]) {
      expect(stored, `${table} ${secret}`).not.toContain(secret);
    }
    for (const secret of ["Rui Souza", "tireoide", ids.protocolo, "laudo.pdf", "Segredo"]) {
      expect(stored, `${table} ${secret}`).not.toContain(secret);
    }
  }
});

const lines = async () => {
  const [row] = await test.superuser`
    select (select count(*)::int from trilha_pacientes) + (select count(*)::int from trilha) as n`;
  return Number(row?.n);
};

describe.each(Object.entries(KINDS))("%s", (_kind, { module, ways }) => {
  it("has no way of reading that is not tried here", () => {
    const functions = Object.keys(module).sort();
    expect(Object.keys(ways).sort()).toEqual(functions);
  });

  it.each(Object.entries(ways).filter(([, way]) => typeof way !== "string"))(
    "%s leaves a line where it reads",
    async (_name, way) => {
      const { run, as = admin } = way as Way;
      const before = await lines();
      decrypted = 0;
      const found = await test.database.as(as, run);
      expect(found).toBeDefined();
      if (decrypted > 0) expect(await lines()).toBeGreaterThan(before);
    },
  );
});

it("names in its lines only data that are declared", async () => {
  const rows = await test.superuser`
    select distinct split_part(unnest(dados), ':', 1) as dado from trilha_pacientes`;
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ dado }) => !Object.hasOwn(DADOS, dado))).toEqual([]);
});
