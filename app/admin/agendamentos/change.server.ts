import { data, href, type LoaderFunctionArgs, redirect } from "react-router";
import { createOnce } from "#app/admin/pacientes/create-or-offer.server.ts";
import {
  autorizacaoForm,
  confirmarForm,
  EXAME_DESCONHECIDO,
  encerrarForm,
  exameForm,
  moverForm,
  PARTICULAR,
  pedirFotoForm,
} from "#domain/agendamentos/agendamentos.ts";
import { ESTADO_AGENDAMENTO_LABELS } from "#domain/agendamentos/estados.ts";
import { decidirForm, type Seguranca } from "#domain/agendamentos/seguranca.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { z } from "#domain/z.ts";
import { asStaff, type StaffWork } from "#server/auth/as-staff.ts";
import { ArrivalRefused, arrive } from "#server/data/agendamentos/arrive.ts";
import {
  type ChangeResult,
  changeAgendamento,
} from "#server/data/agendamentos/change-agendamento.ts";
import { changeExame } from "#server/data/agendamentos/change-exame.ts";
import {
  ConfirmRefused,
  type ConfirmResult,
  confirmByPhone,
} from "#server/data/agendamentos/confirm-by-phone.ts";
import { exames } from "#server/data/exames/exames.ts";
import { convenios } from "#server/data/plain-lists.ts";
import type { Tx } from "#server/db/open.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm, type Refuse } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";

const PATH = "/admin/agendamentos";
const NOT_CHANGED = "Erro ao atualizar o agendamento";
const NOT_NOW = "A situação deste agendamento já não permite isso. Veja como ele está agora.";
/** In these states of the safety answers, staff can make or change their decision. */
const DECIDED: ReadonlySet<Seguranca> = new Set(["decidir", "liberado", "impedido"]);
const DECIDED_AGAINST = "O horário continua marcado: cancele o agendamento ou proponha outro.";
const HELD = {
  kind: "error",
  text: "Antes de confirmar, respondam às perguntas de segurança, e decidam a resposta que impede.",
} as const;
const BOOKED =
  "Este pedido já tem horários, feitos para o exame de antes. Use Voltar para Novo, e depois mude o exame.";
const GONE = "Esta opção acabou de sair da lista. Escolha outra.";

const boardForm = moverForm.extend({ id: z.uuid() });

const FORMS = {
  mover: moverForm,
  autorizacao: autorizacaoForm,
  foto: pedirFotoForm,
  encerrar: encerrarForm,
  exame: exameForm,
  decidir: decidirForm,
  confirmar: confirmarForm,
} as const;

export async function changeAgendamentoOf(args: LoaderFunctionArgs) {
  const work = await asStaff(args, "update", "agendamentos");
  const all = z.union([
    boardForm,
    autorizacaoForm,
    pedirFotoForm,
    encerrarForm,
    exameForm,
    decidirForm,
    confirmarForm,
  ]);
  const sent = await readFormData(args.request, all);
  const kind = String(sent.get("formulario"));
  const schema = Object.hasOwn(FORMS, kind) ? FORMS[kind as keyof typeof FORMS] : moverForm;
  const id = args.params.id ?? String(sent.get("id"));
  const to = args.params.id ? `${PATH}/${id}` : PATH;
  return answerForm<z.output<(typeof FORMS)[keyof typeof FORMS]>>(work, {
    sent,
    schema: schema as z.ZodType<z.output<(typeof FORMS)[keyof typeof FORMS]>>,
    ...(kind === "mover" && { invalid: () => answerError(NOT_CHANGED, 400) }),
    async do(value, refuse) {
      const change = { id, versao: value.versao };
      switch (value.formulario) {
        case "mover": {
          const { para } = value;
          if (para === "chegou") return arriveOf(work, { ...change, to }, refuse);
          const result = await work.transaction((tx) => changeAgendamento(tx, { ...change, para }));
          if (result.status === "conflict") {
            return answerError(`${REGISTRO_ALTERADO} Veja como ele está agora.`, 409);
          }
          return said(result, refuse, work, to, `${ESTADO_AGENDAMENTO_LABELS[para]}: guardado.`);
        }
        case "autorizacao": {
          const values = {
            guia: value.guia,
            autorizacao_pedida_em: value.pedida_em,
            autorizacao_prazo: value.prazo,
            alta_complexidade: value.alta_complexidade === "on",
          };
          const result = await work.transaction((tx) =>
            changeAgendamento(tx, { ...change, para: "aguardando_autorizacao", values }),
          );
          return said(result, refuse, work, to, "Autorização registrada.");
        }
        case "foto": {
          const values = { foto_motivo: value.motivo };
          const result = await changeAndMail(work, "agendamento-foto", (tx) =>
            changeAgendamento(tx, { ...change, values }),
          );
          return said(
            result,
            refuse,
            work,
            to,
            mailed(result, "O recado está na página do paciente"),
          );
        }
        case "decidir": {
          const decisao = {
            pode: value.pode === "sim",
            motivo: value.motivo,
            por: work.staff.usuario.nome,
            em: new Date().toISOString(),
          };
          const result = await changeAndMail(work, "agendamento-decisao", (tx) =>
            changeAgendamento(tx, {
              ...change,
              values: {
                seguranca: ({ respostas, seguranca }) =>
                  respostas && DECIDED.has(seguranca)
                    ? {
                        respostas: { ...respostas, decisao },
                        seguranca: decisao.pode ? "liberado" : "impedido",
                      }
                    : undefined,
              },
            }),
          );
          const isBooked = result.status === "saved" && result.record.estado === "confirmado";
          const text = mailed(result, "Decisão guardada");
          const isAgainst = isBooked && !decisao.pode;
          return said(result, refuse, work, to, isAgainst ? `${text} ${DECIDED_AGAINST}` : text);
        }
        case "confirmar": {
          const choice = { ...change, horario: value.horario };
          const result = await changeAndMail(work, "agendamento-confirmado", (tx) =>
            confirmByPhone(tx, choice),
          ).catch((error: unknown) => {
            if (error instanceof ConfirmRefused) return error.result;
            throw error;
          });
          if (result.status === "held") return refuse(409, { toast: HELD });
          const text = mailed(result, "Confirmado: o horário é do paciente");
          return said(result, refuse, work, to, text);
        }
        case "encerrar": {
          const { para, motivo } = value;
          const result = await changeAndMail(work, "agendamento-encerrado", (tx) =>
            changeAgendamento(tx, { ...change, para, values: { motivo } }),
          );
          const text = mailed(result, `${ESTADO_AGENDAMENTO_LABELS[para]}: guardado`);
          return said(result, refuse, work, to, text);
        }
        default:
          return changeExameOf(work, { ...change, to }, value, refuse);
      }
    },
  });
}

/** Asks staff to check the e-mail address in the request, because nothing proves that it is the patient's. */
const CHECK_EMAIL =
  " Confira com o paciente o e-mail que está no pedido: é por ele que chegam os códigos dos laudos.";

/** Registers a report for a patient who has arrived. If patient or exam is unclear, redirects to the report's form. */
async function arriveOf(
  work: StaffWork,
  { to, ...arrival }: { id: string; versao: number; to: string },
  refuse: Refuse,
) {
  const result = await createOnce(work, (tx) => arrive(tx, arrival)).catch((error: unknown) => {
    if (error instanceof ArrivalRefused) return error.result;
    throw error;
  });
  if (result.status === "unclear") {
    const search = new URLSearchParams({ agendamento: arrival.id });
    return redirect(`${href("/admin/laudos/novo")}?${search}`);
  }
  if (result.status !== "saved" || result.record.laudo_id === null) {
    return said(result, refuse, work, to, "");
  }
  return redirectWithFlash(work.context, to, {
    title: "Sucesso",
    text: `${ESTADO_AGENDAMENTO_LABELS.chegou}: o laudo está cadastrado.${"isEmailNew" in result && result.isEmailNew ? CHECK_EMAIL : ""}`,
    kind: "success",
    next: {
      label: "Imprimir comprovante",
      to: href("/admin/laudos/:id/comprovante", { id: result.record.laudo_id }),
    },
  });
}

async function changeExameOf(
  work: StaffWork,
  { to, ...change }: { id: string; versao: number; to: string },
  value: z.output<typeof exameForm>,
  refuse: Refuse,
) {
  const result = await work.transaction(async (tx) => {
    const exame = (await exames.all(tx)).find(({ id }) => id === value.exame);
    const convenio = (await convenios.all(tx)).find(({ id }) => id === value.convenio);
    if (!exame && value.exame !== EXAME_DESCONHECIDO) return "exame" as const;
    if (!convenio && value.convenio !== PARTICULAR) return "convenio" as const;
    return changeExame(tx, {
      ...change,
      exame: exame ? { id: exame.id, nome: exame.nome } : null,
      convenio: convenio ? { id: convenio.id, nome: convenio.nome } : null,
    });
  });
  if (typeof result === "string") return refuse(400, { errors: { [result]: [GONE] } });
  if (result.status === "booked") return refuse(409, { errors: { exame: [BOOKED] } });
  return said(result, refuse, work, to, "Exame e convênio guardados.");
}

function changeAndMail<Result extends ConfirmResult>(
  work: StaffWork,
  kind:
    | "agendamento-foto"
    | "agendamento-decisao"
    | "agendamento-confirmado"
    | "agendamento-encerrado",
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const { services, origin } = work.context;
  return work.transaction(async (tx) => {
    const result = await change(tx);
    if (result.status === "saved" && result.record.tem_email) {
      await services.queue.sendMail(tx, { kind, id: result.record.id, origin });
    }
    return result;
  });
}

function mailed(result: ChangeResult, text: string): string {
  const hasMail = result.status === "saved" && result.record.tem_email;
  return hasMail ? `${text}, e um e-mail avisa.` : `${text}. Sem e-mail: avise por telefone.`;
}

function said(result: ChangeResult, refuse: Refuse, work: StaffWork, to: string, text: string) {
  switch (result.status) {
    case "saved":
      return redirectWithFlash(work.context, to, text);
    case "missing":
      throw data(null, { status: 404 });
    case "conflict":
      return refuse(409, { toast: { kind: "error", text: `${REGISTRO_ALTERADO} ${SEE_NOW}` } });
    default:
      return refuse(409, { toast: { kind: "error", text: NOT_NOW } });
  }
}

const SEE_NOW = "Veja como ele está agora; o que você digitou continua aqui.";
