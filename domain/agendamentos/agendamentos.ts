import { isTelefone, TELEFONE_INVALIDO } from "../clinica/telefone.ts";
import { parseCpf } from "../pessoas/cpf.ts";
import { versaoField } from "../registro/registro.ts";
import { DAY_MS } from "../texto/durations.ts";
import {
  day,
  listOf,
  optionalEmail,
  optionalText,
  requiredLine,
  requiredText,
} from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import {
  ESTADO_AGENDAMENTO_LABELS,
  ESTADOS_AGENDAMENTO,
  type EstadoAgendamento,
} from "./estados.ts";
import { SEGURANCA_LABELS, type Seguranca } from "./seguranca.ts";

const AGENDAMENTO_LIMITS = {
  nome: 160,
  telefone: 30,
  observacoes: 1000,
  motivo: 500,
  guia: 60,
} as const;

export const DIAS = ["segunda", "terca", "quarta", "quinta", "sexta", "sabado"] as const;
export type Dia = (typeof DIAS)[number];
export const DIA_LABELS: Record<Dia, string> = {
  segunda: "Segunda",
  terca: "Terça",
  quarta: "Quarta",
  quinta: "Quinta",
  sexta: "Sexta",
  sabado: "Sábado",
};

export const PERIODOS = ["manha", "tarde"] as const;
export type Periodo = (typeof PERIODOS)[number];
export const PERIODO_LABELS: Record<Periodo, string> = { manha: "Manhã", tarde: "Tarde" };

export const EXAME_DESCONHECIDO = "nao-sei";
export const PARTICULAR = "particular";

const EARLIEST = "1900-01-01";
const NASCIMENTO_INVALIDO = "Data de nascimento inválida";

function birthDay(today: string) {
  return day(NASCIMENTO_INVALIDO, "Informe a data de nascimento").refine(
    (date) => date >= EARLIEST && date <= today,
    NASCIMENTO_INVALIDO,
  );
}

function optionalCpf() {
  return optionalText(40).transform((typed, context) => {
    if (typed === "") return null;
    const parsed = parseCpf(typed);
    if (parsed === undefined) context.addIssue({ code: "custom", message: "CPF inválido" });
    return parsed ?? z.NEVER;
  });
}

/** @param today YYYY-MM-DD in the clinic's time zone */
export function agendarForm(today: string) {
  return z.object({
    exame: z.union([z.literal(EXAME_DESCONHECIDO), z.uuid()], "Escolha o exame"),
    convenio: z.union([z.literal(PARTICULAR), z.uuid()], "Escolha o convênio, ou Particular"),
    dias: listOf(z.enum(DIAS), DIAS.length),
    periodos: listOf(z.enum(PERIODOS), PERIODOS.length),
    nome: requiredLine("Nome é obrigatório", AGENDAMENTO_LIMITS.nome),
    nascimento: birthDay(today),
    cpf: optionalCpf(),
    telefone: requiredLine("Informe um telefone", AGENDAMENTO_LIMITS.telefone).refine(
      isTelefone,
      TELEFONE_INVALIDO,
    ),
    email: optionalEmail("E-mail inválido"),
    observacoes: optionalText(AGENDAMENTO_LIMITS.observacoes),
  });
}

export type AgendarValues = z.output<ReturnType<typeof agendarForm>>;

export function verPedidoForm(today: string) {
  return z.object({ nascimento: birthDay(today) });
}

/** Every wrong request code or birth date gets this answer, so that nobody learns which codes exist. */
export const PEDIDO_NAO_ENCONTRADO = "Não encontramos um pedido com esses dados.";

export const ENVIADO = "Pedido recebido! Respondemos em até 24 horas.";

interface Chosen {
  id: string;
  nome: string;
}

/** The patient's input, stored as one encrypted text, with the names of exam and insurer at its arrival. */
export interface PedidoSecreto {
  nome: string;
  data_nascimento: string;
  cpf: string | null;
  telefone: string;
  email: string | null;
  exame: Chosen | null;
  convenio: Chosen | null;
  dias: Dia[];
  periodos: Periodo[];
  observacoes: string;
}

export const NAO_SEI = "Não sei, a foto mostra";

export function exameText(exame: Chosen | null): string {
  return exame?.nome ?? NAO_SEI;
}

export function convenioText(convenio: Chosen | null): string {
  return convenio?.nome ?? "Particular";
}

export function preferenceText({
  dias,
  periodos,
}: Pick<PedidoSecreto, "dias" | "periodos">): string {
  const list = new Intl.ListFormat("pt-BR", { type: "conjunction" });
  const days = list.format(dias.map((dia) => DIA_LABELS[dia].toLowerCase()));
  const [only] = periodos;
  const time = periodos.length === 1 ? (only === "manha" ? "de manhã" : "à tarde") : "";
  return [days || "qualquer dia", time || "qualquer período"].join(", ");
}

const NEAR_MS = 366 * DAY_MS;
const motivo = () => requiredText("Escreva o motivo", AGENDAMENTO_LIMITS.motivo);

export const autorizacaoForm = z
  .object({
    formulario: z.literal("autorizacao"),
    versao: versaoField(),
    guia: requiredLine("Informe o número da guia", AGENDAMENTO_LIMITS.guia),
    pedida_em: nearDay("Informe quando a autorização foi pedida"),
    alta_complexidade: z.literal("on").optional(),
    prazo: nearDay("Informe o prazo"),
  })
  .refine(({ pedida_em, prazo }) => pedida_em <= prazo, {
    path: ["prazo"],
    message: "O prazo vem depois do pedido",
  });

/** Rejects days more than a year away, because counting the working days up to a mistyped year takes too long. */
function nearDay(missing: string) {
  return day("Data inválida", missing).refine(
    (date) => Math.abs(Date.parse(`${date}T00:00:00Z`) - Date.now()) <= NEAR_MS,
    "Confira o ano",
  );
}

export const pedirFotoForm = z.object({
  formulario: z.literal("foto"),
  versao: versaoField(),
  motivo: requiredText("Escreva o recado ao paciente", AGENDAMENTO_LIMITS.motivo),
});

export const encerrarForm = z.object({
  formulario: z.literal("encerrar"),
  versao: versaoField(),
  para: z.enum(["cancelado", "nao_atendemos"]),
  motivo: motivo(),
});

export const moverForm = z.object({
  formulario: z.literal("mover"),
  versao: versaoField(),
  para: z.enum(["novo", "confirmado", "chegou", "faltou"]),
});

/** By this form staff confirm a proposed slot that the patient chose by telephone. */
export const confirmarForm = z.object({
  formulario: z.literal("confirmar"),
  versao: versaoField(),
  horario: z.guid("Recarregue a página"),
});

export const exameForm = z.object({
  formulario: z.literal("exame"),
  versao: versaoField(),
  exame: z.union([z.literal(EXAME_DESCONHECIDO), z.uuid()], "Escolha o exame"),
  convenio: z.union([z.literal(PARTICULAR), z.uuid()], "Escolha o convênio, ou Particular"),
});

export const FOTO_ILEGIVEL =
  "A foto não está legível. Envie outra, com boa luz e com a folha inteira, por favor.";

const AGENDAMENTOS_LABELS = {
  pedido: "Pedido",
  guia: "Número da guia",
  autorizacao_pedida_em: "Pedido em",
  autorizacao_prazo: "Prazo",
  alta_complexidade: "Alta complexidade",
  foto_motivo: "Outra foto",
  motivo: "Motivo",
  espera_desde: "Esperando desde",
  respondido_em: "Respondido em",
  encerrado_em: "Encerrado em",
  laudo_id: "Laudo",
  respostas: "Respostas de segurança",
} as const;

export const AGENDAMENTOS = {
  label: "Agendamento",
  plural: "Agendamentos",
  article: "o",
  icon: "calendar",
  name: null,
  isPersonal: true,
  below: "/:id",
  fields: {
    ...AGENDAMENTOS_LABELS,
    estado: { label: "Situação", values: ESTADO_AGENDAMENTO_LABELS },
    seguranca: { label: "Perguntas de segurança", values: SEGURANCA_LABELS },
  },
} as const satisfies ThingEntry<
  Record<keyof typeof AGENDAMENTOS_LABELS, string | null> & {
    estado: EstadoAgendamento;
    seguranca: Seguranca;
  }
>;

export const SITUACOES_AGENDAMENTO = [...ESTADOS_AGENDAMENTO, "atrasado", "decidir"] as const;
export type SituacaoAgendamento = (typeof SITUACOES_AGENDAMENTO)[number];

export const SITUACAO_AGENDAMENTO_LABELS: Record<SituacaoAgendamento, string> = {
  ...ESTADO_AGENDAMENTO_LABELS,
  atrasado: "Fora do prazo",
  decidir: SEGURANCA_LABELS.decidir,
};
