import { Text } from "@react-email/text";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";

interface RecoveryMail {
  clinic: string;
  nome: string;
  href: string;
}

export const RECOVERY_SUBJECT = "Redefinição de senha";

export function RecoveryLetter({ clinic, nome, href }: RecoveryMail) {
  return (
    <Letter clinic={clinic} preview="O link vale por 60 minutos e funciona uma vez.">
      <Text style={PARAGRAPH}>Olá, {nome}.</Text>
      <Text style={PARAGRAPH}>
        Recebemos um pedido para redefinir a sua senha no painel da clínica. O link abaixo vale por
        60 minutos e funciona uma única vez.
      </Text>
      <LetterButton href={href}>Redefinir senha</LetterButton>
      <Text style={PARAGRAPH}>
        Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.
      </Text>
    </Letter>
  );
}

export function recoveryText({ clinic, nome, href }: RecoveryMail): string {
  return [
    `Olá, ${nome}.`,
    "Recebemos um pedido para redefinir a sua senha no painel da clínica. O link abaixo vale por 60 minutos e funciona uma única vez.",
    href,
    "Se não foi você quem pediu, ignore esta mensagem: a sua senha continua a mesma.",
    clinic,
  ].join("\n\n");
}
