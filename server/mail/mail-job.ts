import type { Database } from "#server/db/open.ts";
import type { ServerNoticeKind } from "./server-notice.tsx";

/** Which mail to write, and the address of the site that its links lead to. */
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
    | ServerNoticeKind;
  /** Of the recovery, the person in usuarios, the message or its answer, the subscriber, the code or the notice. */
  id: string;
  /** Which post a newsletter on trial is about. */
  post?: string;
  origin: string;
}

export interface MailNeeds {
  database: Database;
  secretKey: Buffer;
  /** The configured public address; undefined on a loopback. */
  origin: string | undefined;
}
