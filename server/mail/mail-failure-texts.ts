import type { MailFailure } from "./mail-failure.ts";

export const MAIL_FAILURES: Record<MailFailure, { text: string; remedy?: string }> = {
  "no-tls": {
    text: "O servidor de e-mail não aceita conexão cifrada (TLS); nem a senha nem as mensagens foram entregues a ele",
    remedy:
      "Em SMTP_URL, use um servidor com STARTTLS (porta 587) ou smtps:// (porta 465) e reinicie.",
  },
  "bad-certificate": {
    text: "O certificado do servidor de e-mail não prova que é ele; nem a senha nem as mensagens foram entregues",
    remedy:
      "Confira o nome da máquina em SMTP_URL e a validade do certificado dela; uma autoridade própria se declara em NODE_EXTRA_CA_CERTS.",
  },
  login: {
    text: "O servidor de e-mail recusou o usuário ou a senha",
    remedy: "Confira usuário e senha em SMTP_URL e reinicie.",
  },
  refused: { text: "O servidor de e-mail recusou a mensagem" },
  unreachable: {
    text: "O servidor de e-mail não responde",
    remedy: "Confira máquina e porta em SMTP_URL, e se a rede deixa sair por essa porta.",
  },
};
