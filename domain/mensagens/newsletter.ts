/** The newsletter: the form's one field, what an address and a mail to it can be, the pace of sending. */

import { email } from "../texto/fields.ts";
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

/** How far the addresses of a situation are counted: a figure that the clinic reads goes beyond a list's total. */
export const MOST_INSCRITOS_COUNTED = 100_000;

/** Asks of an address's query: only our four words pass. */
export function isSituacaoInscrito(value: unknown): value is SituacaoInscrito {
  return SITUACOES_INSCRITO.some((situacao) => situacao === value);
}

/**
 * `dispensado`: the subscriber left before the mail's turn came. `parado`: someone stopped the
 * sending.
 */
export const SITUACOES_ENVIO = [
  "na_fila",
  "enviado",
  "recusado",
  "falhou",
  "dispensado",
  "parado",
] as const;
export type SituacaoEnvio = (typeof SITUACOES_ENVIO)[number];

/** What the screen of a post's sending asks for. */
export const sendNewsletterForm = z.object({
  formulario: z.enum(["teste", "enviar", "desfazer", "parar", "continuar"]),
});

/** Kinder to the mail server, and to the clinic's name with those who receive, than all at once. */
export const MAILS_PER_SECOND = 10;

/** A refusal for now is tried again first after half a minute, at most four hours apart, for two days. */
export const ENVIO_TRIES = { most: 20, firstSeconds: 30, longestSeconds: 4 * 3600 } as const;

/** Seconds until the next try. @param tries how many there were, from 1 */
export function secondsToNextTry(tries: number): number {
  return Math.min(ENVIO_TRIES.longestSeconds, ENVIO_TRIES.firstSeconds * 2 ** (tries - 1));
}

/** How many mails of a post there are, by what became of them. */
export type Progress = Record<SituacaoEnvio, number> & {
  total: number;
  /** Confirmed subscribers for whom there is no mail of this post yet. */
  novos: number;
  /** When the first mail was put in line; null where none ever was. */
  inicio: Date | null;
  /** When the last one changed. */
  ultima: Date | null;
};

/** Without a change for so long, a sending has come to a halt; milliseconds. */
const STALLED_MS = 2 * 60_000;

export type SendingState = "never" | "sending" | "stalled" | "stopped" | "done";

/** What can be said of a sending from its numbers alone. */
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

/** What of a subscriber's row stands in the trail, where someone removes it. */
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

/** Its rows are no news: the trail has what was sent, and to how many. */
export const NEWSLETTER_ENVIOS = {
  label: "Newsletter",
  plural: "Newsletter",
  article: "a",
  icon: null,
  name: null,
  isPersonal: true,
  fields: {},
} as const satisfies ThingEntry<object>;
