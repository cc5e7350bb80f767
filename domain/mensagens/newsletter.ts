import { DAY_MS, MINUTE_MS } from "../texto/durations.ts";
import { email, moment, nullableText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";

export const newsletterForm = z.object({
  email: email("E-mail inválido").overwrite((value) => value.toLowerCase()),
});

export const NEWSLETTER_SENT = "Confirme sua inscrição pelo link que enviamos.";

export const SITUACOES_INSCRITO = ["pendente", "confirmado", "saiu", "recusado"] as const;
export type SituacaoInscrito = (typeof SITUACOES_INSCRITO)[number];

export const SITUACAO_INSCRITO_LABELS: Record<SituacaoInscrito, string> = {
  confirmado: "Confirmado",
  pendente: "Aguardando",
  saiu: "Saiu",
  recusado: "Recusado",
};

/** Subscribers are counted further than other lists, because the clinic wants to know how many it has. */
export const MOST_INSCRITOS_COUNTED = 100_000;

export function isSituacaoInscrito(value: unknown): value is SituacaoInscrito {
  return SITUACOES_INSCRITO.some((situacao) => situacao === value);
}

/** `dispensado`: the subscriber left before the e-mail was sent. `parado`: staff stopped the sending. */
export const SITUACOES_ENVIO = [
  "na_fila",
  "enviado",
  "recusado",
  "falhou",
  "dispensado",
  "parado",
] as const;
export type SituacaoEnvio = (typeof SITUACOES_ENVIO)[number];

export const EDICAO_LIMITS = { assunto: 150, dias: 366 } as const;

export const EDICAO_LABELS = { assunto: "Assunto", sai_em: "Enviar em" } as const;

/** A blank field is null: the article's title is the subject. A form without the field keeps the stored subject. */
const assunto = nullableText(EDICAO_LIMITS.assunto)
  .transform((value) => value?.replace(/\s+/g, " ") ?? null)
  .optional();

export const sendNewsletterForm = z.discriminatedUnion("formulario", [
  z.object({ formulario: z.enum(["teste", "enviar"]), assunto }),
  z.object({
    formulario: z.literal("agendar"),
    assunto,
    sai_em: moment("Informe quando enviar", "Data ou hora inválida")
      .refine((value) => value.getTime() > Date.now(), "Escolha um dia e uma hora que ainda vêm")
      .refine(
        (value) => value.getTime() < Date.now() + EDICAO_LIMITS.dias * DAY_MS,
        "Escolha uma data dentro de um ano",
      ),
  }),
  z.object({ formulario: z.enum(["cancelar", "desfazer", "parar", "continuar"]) }),
]);

/** The e-mails of a newsletter are sent slowly, to protect the mail server and the clinic's reputation as a sender. */
export const MAILS_PER_SECOND = 10;

/** A temporarily refused e-mail is retried for about two days: after 30 s, then after doubled delays of up to 4 h. */
export const ENVIO_TRIES = { most: 20, firstSeconds: 30, longestSeconds: 4 * 3600 } as const;

export function secondsToNextTry(tries: number): number {
  return Math.min(ENVIO_TRIES.longestSeconds, ENVIO_TRIES.firstSeconds * 2 ** (tries - 1));
}

export type Progress = Record<SituacaoEnvio, number> & {
  total: number;
  /** The number of confirmed subscribers for whom this post has been neither sent nor queued. */
  novos: number;
  inicio: Date | null;
  ultima: Date | null;
};

const STALLED_MS = 2 * MINUTE_MS;

export type SendingState = "never" | "sending" | "stalled" | "stopped" | "done";

export function sendingState(
  { total, na_fila, parado, ultima }: Progress,
  now: Date,
): SendingState {
  if (total === 0) return "never";
  if (na_fila > 0) {
    const quiet = now.getTime() - (ultima?.getTime() ?? 0);
    return quiet > STALLED_MS ? "stalled" : "sending";
  }
  return parado > 0 ? "stopped" : "done";
}

interface InscritoRow {
  email: string;
  caixa: string;
  situacao: SituacaoInscrito;
  pedido_em: Date;
  confirmado_em: Date | null;
  saiu_em: Date | null;
  recusado_em: Date | null;
  consentimento: string;
}

export const INSCRITOS = {
  label: "Inscrito na newsletter",
  plural: "Inscritos na newsletter",
  article: "o",
  icon: "send",
  name: null,
  isPersonal: true,
  fields: {
    email: "E-mail",
    caixa: "Caixa postal",
    situacao: { label: "Situação", values: SITUACAO_INSCRITO_LABELS },
    pedido_em: "Pedido em",
    confirmado_em: "Confirmado em",
    saiu_em: "Saiu em",
    recusado_em: "Recusado em",
    consentimento: "Consentimento",
  },
} as const satisfies ThingEntry<InscritoRow>;

interface EdicaoRow {
  assunto: string | null;
  sai_em: Date | null;
}

export const NEWSLETTER_EDICOES = {
  label: "Envio da newsletter",
  plural: "Envios da newsletter",
  article: "o",
  icon: null,
  name: null,
  below: "/enviar/:id",
  fields: EDICAO_LABELS,
} as const satisfies ThingEntry<EdicaoRow>;

export const NEWSLETTER_ENVIOS = {
  label: "Newsletter",
  plural: "Newsletter",
  article: "a",
  icon: null,
  name: null,
  isPersonal: true,
  fields: {},
} as const satisfies ThingEntry<object>;
