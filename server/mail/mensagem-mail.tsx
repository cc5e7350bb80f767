/** The mail to the clinic links to the message, whose text should not be in a mailbox. */
import { Text } from "@react-email/text";
import type { TipoMensagem } from "#domain/mensagens/mensagens.ts";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";

interface MensagemMail {
  clinic: string;
  nome: string;
  tipo: TipoMensagem;
  href: string;
}

const TEXTS: Record<TipoMensagem, { subject: string; what(nome: string): string; until: string }> =
  {
    contato: {
      subject: "Nova mensagem pelo site",
      what: (nome) => `${nome} escreveu pelo formulário de contato do site.`,
      until: "O site promete resposta em até 24 horas.",
    },
    direitos: {
      subject: "Novo pedido sobre dados pessoais",
      what: (nome) => `${nome} fez um pedido sobre os próprios dados (LGPD).`,
      until: "O prazo de resposta é de 15 dias.",
    },
  };

export function mensagemSubject({ clinic, tipo }: MensagemMail): string {
  return `${TEXTS[tipo].subject} · ${clinic}`;
}

export function MensagemLetter({ clinic, nome, tipo, href }: MensagemMail) {
  const { what, until } = TEXTS[tipo];
  return (
    <Letter clinic={clinic} preview={until}>
      <Text style={PARAGRAPH}>{what(nome)}</Text>
      <Text style={PARAGRAPH}>{until}</Text>
      <LetterButton href={href}>Abrir no painel</LetterButton>
    </Letter>
  );
}

export function mensagemText({ clinic, nome, tipo, href }: MensagemMail): string {
  const { what, until } = TEXTS[tipo];
  return [what(nome), until, href, clinic].join("\n\n");
}
