import type { Database } from "#server/db/open.ts";
import type { ServerNoticeKind } from "./server-notice.tsx";

export interface MailJob {
  kind:
    | "recuperacao"
    | "senha-trocada"
    | "segundo-fator-desligado"
    | "mensagem"
    | "resposta"
    | "inscricao"
    | "newsletter-teste"
    | "codigo-acesso"
    | "aviso-laudo"
    | "agendamento-recebido"
    | "agendamento-foto"
    | "agendamento-encerrado"
    | "agendamento-horarios"
    | "agendamento-decisao"
    | "agendamento-confirmado"
    | "agendamento-lembrete"
    | "agendamento-vaga"
    | ServerNoticeKind;
  /** The id of the record that the mail is about, such as a message or an appointment request. */
  id: string;
  /** The id of the article in a test newsletter. */
  post?: string;
  origin: string;
}

export interface MailNeeds {
  database: Database;
  secretKey: Buffer;
  origin: string | undefined;
}
