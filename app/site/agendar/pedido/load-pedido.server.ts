import type { LoaderFunctionArgs } from "react-router";
import { preparoNaHora } from "#domain/agenda/preparo-na-hora.ts";
import { horarioText } from "#domain/agenda/proposta.ts";
import { convenioText, exameText, preferenceText } from "#domain/agendamentos/agendamentos.ts";
import { parseCodigo } from "#domain/agendamentos/codigo.ts";
import { isAberto } from "#domain/agendamentos/estados.ts";
import type { VersaoPerguntas } from "#domain/agendamentos/seguranca.ts";
import { type Cobertura, nivelOf } from "#domain/exames/cobertura.ts";
import { parsePreparo } from "#domain/exames/preparo.ts";
import { formatDateTime, formatDay } from "#domain/texto/datas.ts";
import { type HorarioOcupado, listOwnHorarios } from "#server/data/agenda/horarios.ts";
import {
  getOwnAgendamento,
  type OwnAgendamento,
} from "#server/data/agendamentos/own-agendamento.ts";
import { listPerguntas } from "#server/data/agendamentos/perguntas.ts";
import { exames } from "#server/data/exames/exames.ts";
import { readPublic } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { qrCodeOf } from "#server/images/qr-code.ts";
import { withAgendamento } from "#server/portal/agendamento-access.ts";

export async function loadPedido(args: LoaderFunctionArgs) {
  const codigo = parseCodigo(args.params.codigo ?? "");
  const { searchParams } = new URL(args.request.url);
  const isSent = searchParams.get("enviado") === "1";
  const own = await withAgendamento(args, async (tx) => {
    const request = await getOwnAgendamento(tx);
    return (
      request && {
        ...request,
        horarios: await listOwnHorarios(tx, request.id),
        perguntas: await listPerguntas(tx, request.pedido),
      }
    );
  });
  const isOutdated = searchParams.get("versao") === "anterior";
  // A cookie of another booking request gives no access to this one.
  if (!own || own.codigo !== codigo) return { codigo, isSent, isOutdated, pedido: undefined };
  return { codigo, isSent, isOutdated, pedido: await describe(args, own) };
}

type Own = OwnAgendamento & { horarios: HorarioOcupado[]; perguntas: VersaoPerguntas[] };

export type ShownPedido = Awaited<ReturnType<typeof describe>>;

async function describe(args: LoaderFunctionArgs, own: Own) {
  const { estado, pedido, foto_motivo, motivo, autorizacao_prazo, recebido_em, anexos } = own;
  const listed = await exameOf(args, pedido);
  const passos = parsePreparo(listed?.preparo ?? null);
  const { origin } = args.context.get(requestContext);
  const desk = `${origin}/admin/agendamentos?busca=${own.codigo}`;
  return {
    codigo: own.codigo,
    qr: estado === "confirmado" ? qrCodeOf(desk) : undefined,
    versoes: isAberto(estado) ? own.perguntas : [],
    respondidos: own.respostas?.respondidos ?? [],
    seguranca: segurancaText(own),
    estado,
    presenca: presencaOf(own),
    estaNaEspera: own.lista_espera_em !== null,
    isOpen: isAberto(estado),
    exame: exameText(pedido.exame),
    convenio: convenioText(pedido.convenio),
    quando: preferenceText(pedido),
    recebido: formatDateTime(recebido_em),
    prazo: autorizacao_prazo ? formatDay(autorizacao_prazo) : null,
    anexos,
    foto_motivo,
    motivo,
    cobertura: coverageOf(listed, pedido),
    horarios: own.horarios.map(({ id, sala, inicio, expira_em }) => ({
      id,
      texto: [horarioText(inicio), sala].filter(Boolean).join(", "),
      expira: expira_em && formatDateTime(expira_em),
      preparo: preparoNaHora(passos, inicio),
    })),
  };
}

function presencaOf({ estado, horarios: [horario] }: Own) {
  if (estado !== "confirmado" || !horario || horario.inicio <= new Date()) return undefined;
  return horario.presenca_em === null ? "falta" : "confirmada";
}

function segurancaText({ seguranca, respostas }: Own) {
  switch (seguranca) {
    case "sem":
      return undefined;
    case "respondidas":
      return { title: "Perguntas respondidas", text: SPEAK };
    case "decidir":
      return {
        title: "A clínica está olhando as suas respostas",
        text: `Uma delas precisa da decisão da equipe antes de confirmar o horário. ${SPEAK}`,
      };
    case "liberado":
      return {
        title: "Você pode fazer o exame",
        text: respostas?.decisao?.motivo ?? SPEAK,
      };
    case "impedido":
      return {
        title: "Este exame não pode ser feito assim",
        text: respostas?.decisao?.motivo ?? SPEAK,
      };
  }
}

const SPEAK = "Se errou alguma resposta, fale com a clínica.";

function exameOf(args: LoaderFunctionArgs, { exame }: OwnAgendamento["pedido"]) {
  if (!exame) return undefined;
  return readPublic(args.context.get(requestContext), "agendar-cobertura", (tx) =>
    exames.get(tx, exame.id),
  );
}

function coverageOf(listed: Cobertura | undefined, { convenio }: OwnAgendamento["pedido"]) {
  if (!listed || !convenio) return undefined;
  const nivel = nivelOf(listed, convenio.id);
  if (nivel === "nao") {
    return `${convenio.nome} não costuma cobrir este exame. A clínica confere e responde a você.`;
  }
  if (nivel === "autorizacao") return `${convenio.nome} pede autorização para este exame.`;
  return undefined;
}
