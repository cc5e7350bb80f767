import { Text } from "@react-email/text";
import { Letter, LetterButton, PARAGRAPH } from "../letter.tsx";

interface SubscriptionMail {
  clinic: string;
  confirmHref: string | undefined;
  leaveHref: string;
}

export const CONFIRM_SUBJECT = "Confirme sua inscrição";
export const ALREADY_IN_SUBJECT = "Você já recebe os nossos artigos";

const REQUEST_RECEIVED =
  "Recebemos um pedido para enviar os artigos novos do nosso blog a este e-mail.";
const CONFIRM = "Para recebê-los, confirme a inscrição. Sem a confirmação, nada mais é enviado.";
const NOT_ME =
  "Se não foi você quem pediu, ignore esta mensagem: sem a confirmação o endereço é apagado em um mês.";
const ALREADY_IN = "Não precisa confirmar de novo: o próximo artigo chega aqui.";
const LEAVE = "Para não receber mais, saia pelo link:";

export function SubscriptionLetter({ clinic, confirmHref, leaveHref }: SubscriptionMail) {
  return (
    <Letter clinic={clinic} preview={confirmHref ? "Falta só um clique." : ALREADY_IN}>
      <Text style={PARAGRAPH}>Olá.</Text>
      <Text style={PARAGRAPH}>{REQUEST_RECEIVED}</Text>
      {confirmHref ? (
        <>
          <Text style={PARAGRAPH}>{CONFIRM}</Text>
          <LetterButton href={confirmHref}>Confirmar inscrição</LetterButton>
          <Text style={PARAGRAPH}>{NOT_ME}</Text>
        </>
      ) : (
        <>
          <Text style={PARAGRAPH}>{ALREADY_IN}</Text>
          <Text style={{ ...PARAGRAPH, overflowWrap: "anywhere" }}>
            {LEAVE} {leaveHref}
          </Text>
        </>
      )}
    </Letter>
  );
}

export function subscriptionText({ clinic, confirmHref, leaveHref }: SubscriptionMail): string {
  const paragraphs = confirmHref
    ? [REQUEST_RECEIVED, CONFIRM, confirmHref, NOT_ME]
    : [REQUEST_RECEIVED, ALREADY_IN, `${LEAVE} ${leaveHref}`];
  return ["Olá.", ...paragraphs, clinic].join("\n\n");
}
