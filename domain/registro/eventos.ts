/** An event's id is never changed or reused, because the staff's trail contains it. */
import { ownValue } from "#domain/texto/own-value.ts";

interface Evento {
  texto: string | ((quantos: number) => string);
  /** Who may record it: staff (`equipe`), the sign-in (`entrada`), jobs (`sistema`), or only the database (`banco`). */
  escreve: "equipe" | "entrada" | "sistema" | "banco";
}

export const EVENTOS = {
  criou: { texto: "criou", escreve: "banco" },
  alterou: { texto: "alterou", escreve: "banco" },
  excluiu: { texto: "excluiu", escreve: "banco" },
  respondeu: { texto: "respondeu", escreve: "banco" },
  anotou: { texto: "escreveu uma anotação", escreve: "banco" },
  desfez_resposta: { texto: "desfez a resposta", escreve: "banco" },
  viu_aviso_cfm: { texto: "viu um aviso do CFM", escreve: "banco" },
  desfez_visto_cfm: { texto: "desfez o visto de um aviso do CFM", escreve: "banco" },

  entrou: { texto: "entrou", escreve: "entrada" },
  saiu: { texto: "saiu", escreve: "entrada" },
  entrada_recusada: { texto: "entrada recusada", escreve: "entrada" },
  codigo_recusado: { texto: "código recusado", escreve: "entrada" },
  trocou_senha_link: { texto: "trocou a senha pelo link", escreve: "entrada" },
  aceitou_convite: { texto: "aceitou o convite e escolheu a senha", escreve: "entrada" },
  ligou_segundo_fator: { texto: "ligou o segundo fator", escreve: "entrada" },
  desligou_segundo_fator: { texto: "desligou o segundo fator", escreve: "entrada" },

  trocou_senha: { texto: "trocou a senha", escreve: "equipe" },
  enviou_convite: { texto: "enviou um convite por e-mail", escreve: "equipe" },
  removeu_segundo_fator: { texto: "removeu o segundo fator", escreve: "equipe" },
  encerrou_sessao: { texto: "encerrou uma sessão", escreve: "equipe" },
  encerrou_sessoes: { texto: "encerrou as outras sessões", escreve: "equipe" },
  repetiu_emails: {
    texto: "mandou tentar de novo os e-mails não enviados",
    escreve: "equipe",
  },
  testou_email: { texto: "testou o envio de e-mails, que funcionou", escreve: "equipe" },
  confirmou_passo: { texto: "marcou um dos primeiros passos como pronto", escreve: "equipe" },
  enviou_newsletter: {
    texto: (quantos) => `mandou enviar a ${quantos} inscritos`,
    escreve: "equipe",
  },
  desfez_newsletter: {
    texto: (quantos) => `desfez o envio a ${quantos} inscritos`,
    escreve: "equipe",
  },
  parou_newsletter: { texto: "parou o envio aos inscritos", escreve: "equipe" },
  continuou_newsletter: { texto: "continuou o envio aos inscritos", escreve: "equipe" },
  comecou_newsletter: {
    texto: (quantos) => `começou o envio agendado a ${quantos} inscritos`,
    escreve: "sistema",
  },
  exportou_inscritos: { texto: "exportou os inscritos", escreve: "equipe" },

  removeu_pelo_prazo: {
    texto: (quantos) => `removeu ${quantos} pelo prazo de guarda`,
    escreve: "sistema",
  },
} as const satisfies Record<string, Evento>;

export type EventoId = keyof typeof EVENTOS;

const ENTRIES: Readonly<Record<string, Evento>> = EVENTOS;

export function formatEvento(evento: string, quantos?: number | null): string {
  const texto = ownValue(ENTRIES, evento)?.texto;
  if (texto === undefined) return evento.replaceAll("_", " ");
  return typeof texto === "string" ? texto : texto(quantos ?? 0);
}
