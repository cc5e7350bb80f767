import { Text } from "@react-email/text";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";

interface ConviteMail {
  clinic: string;
  nome: string;
  href: string;
}

export const CONVITE_SUBJECT = "Convite para o painel";

const WHAT =
  "Você recebeu um convite para o painel da clínica. Abra o link abaixo e escolha a sua senha. Ele vale por três dias e funciona uma única vez.";
const THEN = "Depois, você entra com este email e a senha que escolheu.";
const NOT_YOU =
  "Se você não trabalha na clínica, ignore esta mensagem: sem a senha, a conta não abre.";

export function ConviteLetter({ clinic, nome, href }: ConviteMail) {
  return (
    <Letter clinic={clinic} preview="O link vale por três dias e funciona uma vez.">
      <Text style={PARAGRAPH}>Olá, {nome}.</Text>
      <Text style={PARAGRAPH}>{WHAT}</Text>
      <LetterButton href={href}>Escolher a senha</LetterButton>
      <Text style={PARAGRAPH}>{THEN}</Text>
      <Text style={PARAGRAPH}>{NOT_YOU}</Text>
    </Letter>
  );
}

export function conviteText({ clinic, nome, href }: ConviteMail): string {
  return [`Olá, ${nome}.`, WHAT, href, THEN, NOT_YOU, clinic].join("\n\n");
}
