import { formatTelefone } from "../clinica/telefone.ts";
import { formatCpf } from "../pessoas/cpf.ts";
import { plainText } from "../search/plain-text.ts";
import { DAY_MS, HOUR_MS } from "../texto/durations.ts";
import { email, optionalText, requiredCpf, requiredLine, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { unfilledMark } from "./fill-resposta.ts";

export const TIPOS = ["contato", "direitos"] as const;
export type TipoMensagem = (typeof TIPOS)[number];

export const ESTADOS = ["nova", "lida", "respondida", "arquivada"] as const;
export type EstadoMensagem = (typeof ESTADOS)[number];

/** The states that staff choose. Opening a new message makes it `lida`, and staff cannot make it `nova` again. */
const CHOSEN_ESTADOS = ["lida", "respondida", "arquivada"] as const satisfies EstadoMensagem[];
export type ChosenEstado = (typeof CHOSEN_ESTADOS)[number];

/** The requests that the LGPD allows people to make (Lei nº 13.709/2018, art. 18). */
export const PEDIDOS = [
  "acesso",
  "correcao",
  "eliminacao",
  "portabilidade",
  "compartilhamento",
  "consentimento",
  "outro",
] as const;
export type Pedido = (typeof PEDIDOS)[number];

export const PEDIDO_LABELS: Record<Pedido, string> = {
  acesso: "Saber quais dados meus vocês têm e receber uma cópia",
  correcao: "Corrigir dados incompletos, errados ou antigos",
  eliminacao: "Bloquear, anonimizar ou eliminar dados",
  portabilidade: "Levar meus dados a outro serviço",
  compartilhamento: "Saber com quem meus dados são compartilhados",
  consentimento: "Retirar um consentimento",
  outro: "Outro pedido sobre meus dados",
};

export const ESTADO_LABELS: Record<EstadoMensagem, string> = {
  nova: "Nova",
  lida: "Lida",
  respondida: "Respondida",
  arquivada: "Arquivada",
};

export const SITUACOES_MENSAGEM = [...ESTADOS, "atrasada", "resposta_presa"] as const;
export type SituacaoMensagem = (typeof SITUACOES_MENSAGEM)[number];

export const SITUACAO_LABELS: Record<SituacaoMensagem, string> = {
  ...ESTADO_LABELS,
  atrasada: "Sem resposta no prazo",
  resposta_presa: "Resposta não saiu",
};

export const TIPO_LABELS: Record<TipoMensagem, string> = {
  contato: "Contato",
  direitos: "Direitos (LGPD)",
};

/** A search decrypts only this many of the newest messages: about three years of a busy clinic. */
export const MOST_SEARCHED = 10_000;

export const MOST_PRINTED = 500;

export const MENSAGEM_LIMITS = {
  nome: 160,
  telefone: 40,
  email: 254,
  assunto: 160,
  mensagem: 4000,
  detalhes: 4000,
  resposta: 8000,
} as const;

const MENSAGENS_LABELS = {
  estado: "Situação",
  respondida_em: "Respondida em",
  responsavel_id: "Responsável",
} as const;

export const direitosForm = z.object({
  nome: requiredLine("Nome é obrigatório", MENSAGEM_LIMITS.nome),
  email: email("E-mail inválido"),
  cpf: requiredCpf().transform(formatCpf),
  pedido: z.enum(PEDIDOS, "Escolha o seu pedido"),
  detalhes: optionalText(MENSAGEM_LIMITS.detalhes),
});

export interface DireitosSecretos {
  nome: string;
  email: string;
  cpf: string;
  detalhes: string;
}

export type MensagemSecreta = { nome: string; email: string } & Partial<
  DireitosSecretos & { telefone: string; assunto: string; mensagem: string }
>;

export interface RespostaSecreta {
  assunto: string;
  texto: string;
}

/** `novo_id` becomes the answer's id, so that a form that is sent twice sends one answer. */
export const respostaForm = z.object({
  novo_id: z.uuid("Recarregue a página"),
  assunto: requiredLine("Assunto é obrigatório", MENSAGEM_LIMITS.assunto),
  texto: requiredText("Escreva a resposta", MENSAGEM_LIMITS.resposta).superRefine(
    (texto, context) => {
      const mark = unfilledMark(texto);
      if (mark)
        context.addIssue({ code: "custom", message: `Troque ${mark} pelo que é, ou apague` });
    },
  ),
});

export const SO_SAUDACAO = "Escreva a resposta: por enquanto só há a saudação";

export function respostaFormTo(nome: string) {
  return respostaForm.refine(({ texto }) => !isOnlyGreeting(texto, nome), {
    path: ["texto"],
    message: SO_SAUDACAO,
  });
}

const GREETING = new Set(
  "ola oi bom boa dia tarde noite prezado prezada caro cara senhor senhora sr sra dr dra a o".split(
    " ",
  ),
);

export function isOnlyGreeting(texto: string, nome: string): boolean {
  const words = plainText(texto).split(" ").filter(Boolean);
  const own = new Set(plainText(nome).split(" "));
  return words.length > 0 && words.every((word) => GREETING.has(word) || own.has(word));
}

function person() {
  return z
    .union([z.uuid(), z.literal("")])
    .optional()
    .transform((id) => id || null);
}

export const mensagemActionForm = z.discriminatedUnion("formulario", [
  z.object({ formulario: z.literal("estado"), estado: z.enum(CHOSEN_ESTADOS) }),
  z.object({
    formulario: z.literal("consentimento"),
    canal: z.enum(["telefone", "whatsapp", "presencial"]),
  }),
  z.object({
    formulario: z.literal("de-novo"),
    email: z.enum(["mensagem", "resposta"]),
    id: z.uuid(),
  }),
  z.object({ formulario: z.literal("desfazer"), id: z.uuid() }),
  z.object({ formulario: z.literal("responsavel"), antes: person(), responsavel: person() }),
  z.object({ formulario: z.literal("apagar-anotacao"), id: z.uuid() }),
]);

export const PROMISED_HOURS = 24;
const AMBER_HOURS = 18;
/** Days within which the law requires an answer (LGPD, art. 19, II). */
export const RIGHTS_DAYS = 15;
const AMBER_DAYS = 12;

export type Urgency = "calm" | "soon" | "late" | "done";

export interface Wait {
  urgency: Urgency;
  text: string;
}

interface Waiting {
  tipo: TipoMensagem;
  estado: EstadoMensagem;
  recebida_em: Date;
}

export function waitOf({ tipo, estado, recebida_em }: Waiting, now: Date): Wait {
  const ms = Math.max(0, now.getTime() - recebida_em.getTime());
  const hours = Math.floor(ms / HOUR_MS);
  const isDone = estado === "respondida" || estado === "arquivada";
  if (tipo === "contato") {
    if (isDone && hours >= 48)
      return { urgency: "done", text: `há ${Math.floor(hours / 24)} dias` };
    const text = hours === 0 ? "agora há pouco" : `há ${hours} h`;
    if (isDone) return { urgency: "done", text };
    const urgency = hours >= PROMISED_HOURS ? "late" : hours >= AMBER_HOURS ? "soon" : "calm";
    return { urgency, text };
  }
  const day = Math.floor(ms / DAY_MS) + 1;
  if (isDone) return { urgency: "done", text: `dia ${day}` };
  const beyond = day - RIGHTS_DAYS;
  if (beyond > 0) {
    return { urgency: "late", text: `${beyond} ${beyond === 1 ? "dia" : "dias"} além do prazo` };
  }
  return { urgency: day >= AMBER_DAYS ? "soon" : "calm", text: `dia ${day} de ${RIGHTS_DAYS}` };
}

export function whatsappGreeting(nome: string, clinica: string, assunto: string): string {
  const [first = nome] = nome.split(" ");
  const about = assunto ? ` sobre “${assunto}”` : "";
  return `Olá, ${first}! Aqui é da ${clinica}. Recebemos a sua mensagem${about} pelo site e queremos ajudar.`;
}

/** True for a Brazilian number with area code, which WhatsApp needs. */
export function hasWhatsapp(telefone: string): boolean {
  return /^\(\d{2}\) \d{4,5}-\d{4}$/.test(formatTelefone(telefone));
}

export function replySubject(assunto: string, tipo: TipoMensagem): string {
  if (tipo === "direitos") return "Re: seu pedido sobre dados pessoais";
  const plain = assunto.replace(/^(?:\s*re:)+\s*/i, "").trim();
  return `Re: ${plain || "sua mensagem"}`.slice(0, MENSAGEM_LIMITS.assunto);
}

export const MENSAGENS = {
  label: "Mensagem",
  plural: "Mensagens",
  article: "a",
  icon: "mail",
  name: null,
  isPersonal: true,
  below: "/:id",
  fields: {
    estado: { label: MENSAGENS_LABELS.estado, values: ESTADO_LABELS },
    respondida_em: MENSAGENS_LABELS.respondida_em,
    responsavel_id: MENSAGENS_LABELS.responsavel_id,
  },
} as const satisfies ThingEntry<{
  estado: EstadoMensagem;
  respondida_em: Date | null;
  responsavel_id: string | null;
}>;

export const RESPOSTAS = {
  label: "Resposta",
  plural: "Respostas",
  article: "a",
  icon: null,
  name: null,
  isPersonal: true,
  below: "/:id",
  openedBy: "mensagem_id",
  fields: { enviada_em: "Enviada em" },
} as const satisfies ThingEntry<{ enviada_em: Date | null }>;
