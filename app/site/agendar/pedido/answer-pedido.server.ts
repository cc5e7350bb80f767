import { type ActionFunctionArgs, redirect } from "react-router";
import { escolherForm } from "#domain/agenda/proposta.ts";
import { verPedidoForm } from "#domain/agendamentos/agendamentos.ts";
import { ANEXO_LIMITS, TOO_MANY_FILES } from "#domain/agendamentos/anexos.ts";
import { parseCodigo } from "#domain/agendamentos/codigo.ts";
import { type PerguntasValues, perguntasForm, unanswered } from "#domain/agendamentos/seguranca.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { z } from "#domain/z.ts";
import {
  confirmHorario,
  listOwnHorarios,
  requestOtherHorario,
} from "#server/data/agenda/horarios.ts";
import { confirmPresence } from "#server/data/agenda/lembretes.ts";
import { enterWaitingList, leaveWaitingList } from "#server/data/agenda/lista-espera.ts";
import {
  getOwnAgendamento,
  giveUpAgendamento,
  type OwnAgendamento,
} from "#server/data/agendamentos/own-agendamento.ts";
import { listPerguntas, respondPerguntas } from "#server/data/agendamentos/perguntas.ts";
import { isFull, receiveOtherPhoto } from "#server/data/agendamentos/receive-agendamento.ts";
import { mayBeCommitted } from "#server/db/error-kind.ts";
import type { Tx } from "#server/db/open.ts";
import { type ReceivedAnexos, removeAnexos, storeAnexos } from "#server/files/store-anexos.ts";
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import type { DataAnswer, FormAnswer } from "#server/http/forms/form-answer.ts";
import {
  formDataOf,
  formEncoding,
  readFormData,
  WITH_FILES,
} from "#server/http/forms/read-form-data.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { openAgendamento, withAgendamento } from "#server/portal/agendamento-access.ts";
import { chooseAgain, problems, refuseFiles } from "../answer-agendar.server.ts";
import { withAnexos } from "../read-anexos.server.ts";

type PedidoOutcome = "nada" | "limite" | "fora" | "acabou";

interface Pedido {
  outcome: PedidoOutcome;
  minutos: number;
}

export type PedidoAnswer = FormAnswer<Pedido>;

const NO_FILE = "Escolha a foto ou o PDF";
const CHANGED = "O pedido ou as perguntas mudaram. Responda às que a página mostra agora.";
const OVER = "Este pedido já não espera por isso.";
const TAKEN = "Este horário já não está reservado para você. Escolha outro";
const NOTHING_LEFT = {
  title: "Este horário já não está reservado para você",
  text: "Nada foi confirmado. Veja abaixo como está o pedido.",
} as const;
const FULL = `Este pedido já tem o máximo de ${ANEXO_LIMITS.ofRequest} arquivos. Fale com a clínica`;
const NO_FIELDS = z.object({});

const STEPS = new Map<string, (tx: Tx) => Promise<boolean>>([
  ["desistir", giveUpAgendamento],
  ["remarcar", requestOtherHorario],
  ["confirmar", confirmPresence],
  ["espera", enterWaitingList],
  ["sair-da-espera", leaveWaitingList],
]);

export function answerPedido(args: ActionFunctionArgs): Promise<Response | DataAnswer<Pedido>> {
  const context = args.context.get(requestContext);
  const hasFiles = formEncoding(args.request.headers) === WITH_FILES;
  return hasFiles ? answerPhoto(args, context) : answerPlain(args, context);
}

async function answerPlain(args: ActionFunctionArgs, context: RequestContext) {
  const { request } = args;
  const posted = { context, request };
  const verForm = verPedidoForm(isoDate(new Date()));
  const sent = await readFormData(request, z.union([verForm, escolherForm, perguntasForm]));
  const step = STEPS.get(String(sent.get("formulario")));
  if (step) {
    return answerForm<object, DataAnswer<Pedido>>(posted, {
      sent,
      schema: NO_FIELDS,
      async do(_, refuse) {
        const done = await withOwn(args, step);
        if (done === undefined) return refuse(401, { more: { outcome: "acabou" } });
        return done ? redirect(pathOf(args), 303) : refuseOver(refuse);
      },
    });
  }
  if (sent.get("formulario") === "perguntas") return answerPerguntas(args, posted, sent);
  if (sent.get("formulario") === "horario") {
    return answerForm<z.output<typeof escolherForm>, DataAnswer<Pedido>>(posted, {
      sent,
      schema: escolherForm,
      async do({ horario }, refuse) {
        const done = await withOwn(args, async (tx, own) => {
          const held = await heldText(tx, own);
          if (held !== undefined || (await confirmHorario(tx, horario, context.origin)))
            return held ?? true;
          const others = own.estado === "proposto" ? await listOwnHorarios(tx, own.id) : [];
          return others.length > 0 ? ("taken" as const) : false;
        });
        if (done === undefined) return refuse(401, { more: { outcome: "acabou" } });
        if (done === "taken") return refuse<Pedido>(409, { errors: { horario: [TAKEN] } });
        if (typeof done === "string") {
          const notice = { title: "Ainda falta um passo", text: done, kind: "warning" } as const;
          return refuse<Pedido>(409, { notice });
        }
        if (done) return redirect(pathOf(args), 303);
        return refuse<Pedido>(409, { notice: { ...NOTHING_LEFT, kind: "warning" } });
      },
    });
  }
  return answerForm<z.output<typeof verForm>, DataAnswer<Pedido>>(posted, {
    sent,
    schema: verForm,
    async do({ nascimento }, refuse) {
      const codigo = parseCodigo(args.params.codigo ?? "");
      const found = await openAgendamento(context, { codigo, nascimento });
      switch (found.status) {
        case "aberto":
          return redirect(pathOf(args), { headers: { "Set-Cookie": found.cookie }, status: 303 });
        case "limite": {
          const headers = { "Retry-After": String(found.segundos) };
          const minutos = Math.ceil(found.segundos / 60);
          return refuse(429, { headers, more: { outcome: "limite", minutos } });
        }
        default:
          return refuse(found.status === "fora" ? 503 : 200, { more: { outcome: found.status } });
      }
    },
  });
}

async function heldText(tx: Tx, own: OwnAgendamento): Promise<string | undefined> {
  const { estado, seguranca, respostas, pedido } = own;
  if (estado !== "proposto") return undefined;
  if (seguranca === "impedido") return "Fale com a clínica sobre este exame.";
  if (seguranca === "decidir") return "A clínica está olhando as suas respostas, e avisa você.";
  const open = unanswered(await listPerguntas(tx, pedido), respostas?.respondidos ?? []);
  return open.length > 0 ? "Responda antes às perguntas de segurança." : undefined;
}

function answerPerguntas(
  args: ActionFunctionArgs,
  posted: { context: RequestContext; request: Request },
  sent: FormData,
) {
  return answerForm<PerguntasValues, DataAnswer<Pedido>>(posted, {
    sent,
    schema: perguntasForm as z.ZodType<PerguntasValues>,
    async do(values, refuse) {
      const result = await withOwn(args, (tx, own) => respondPerguntas(tx, own, values));
      if (result === undefined) return refuse(401, { more: { outcome: "acabou" } });
      if (result.status === "missing") return refuse<Pedido>(400, { errors: result.errors });
      if (result.status === "over") {
        const notice = { title: "Nada foi guardado", text: CHANGED, kind: "warning" } as const;
        return refuse<Pedido>(409, { notice });
      }
      return redirect(`${pathOf(args)}${result.isOutdated ? "?versao=anterior" : ""}`, 303);
    },
  });
}

/** Receives files only if staff have requested another photo from the patient. */
async function answerPhoto(args: ActionFunctionArgs, context: RequestContext) {
  const { request } = args;
  const own = await withOwn(args, getOwnAgendamento);
  if (own && own.foto_motivo !== null) {
    return withAnexos(context, request, (received) => storePhoto(args, context, received));
  }
  return answerForm<object, DataAnswer<Pedido>>(
    { context, request },
    {
      sent: new FormData(),
      schema: NO_FIELDS,
      do: async (_, refuse) =>
        own ? refuseOver(refuse) : refuse(401, { more: { outcome: "acabou" } }),
    },
  );
}

function storePhoto(args: ActionFunctionArgs, context: RequestContext, received: ReceivedAnexos) {
  const { services, address } = context;
  const sent = formDataOf(received.entries, NO_FIELDS);
  const isScripted = received.entries.some(([name]) => name === "com_script");
  const again = isScripted ? undefined : chooseAgain(received);
  return answerForm<object, DataAnswer<Pedido>>(
    { context, request: args.request },
    {
      sent,
      schema: NO_FIELDS,
      async do(_, refuse) {
        if (received.files.length === 0) return refuseFiles(refuse, [NO_FILE], undefined);
        if (received.hasTooMany) return refuseFiles(refuse, [TOO_MANY_FILES], again);
        const stored = await storeAnexos(services, received, address);
        if ("problems" in stored) return refuseFiles(refuse, problems(stored.problems), again);
        try {
          const isDone = await withOwn(args, (tx) => receiveOtherPhoto(tx, stored.anexos));
          if (isDone) return redirect(pathOf(args), 303);
        } catch (error) {
          if (!mayBeCommitted(error)) await removeAnexos(services.storage, stored.anexos);
          if (isFull(error)) return refuseFiles(refuse, [FULL], again);
          throw error;
        }
        await removeAnexos(services.storage, stored.anexos);
        return refuseOver(refuse);
      },
    },
  );
}

function withOwn<T>(args: ActionFunctionArgs, work: (tx: Tx, own: OwnAgendamento) => Promise<T>) {
  return withAgendamento(args, async (tx) => {
    const own = await getOwnAgendamento(tx);
    return own && own.codigo === parseCodigo(args.params.codigo ?? "") ? work(tx, own) : undefined;
  });
}

function refuseOver(refuse: Refuse) {
  const notice = { title: "Nada mudou", text: OVER, kind: "warning" } as const;
  return refuse<Pedido>(409, { notice });
}

function pathOf({ params }: ActionFunctionArgs): string {
  return `/agendar/${parseCodigo(params.codigo ?? "") ?? ""}`;
}
