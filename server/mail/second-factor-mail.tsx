/** Tells someone that their second factor is off: where it was not their doing, this is how they learn. */
import { Button } from "@react-email/button";
import { Text } from "@react-email/text";
import { Letter, PARAGRAPH, PRIMARY } from "./letter.tsx";

interface SecondFactorMail {
  clinic: string;
  nome: string;
  /** Day and time as they are read in Portuguese. */
  when: string;
  /** Where a new password is asked for. */
  href: string;
}

export const SECOND_FACTOR_SUBJECT = "Seu segundo fator foi desligado";

const NOTHING_TO_DO = "Se foi você, ou alguém da clínica a seu pedido, não precisa fazer nada.";
const NOT_ME =
  "Se não foi, redefina a senha agora e avise quem administra o painel: alguém pode estar entrando na sua conta.";

export function SecondFactorLetter({ clinic, nome, when, href }: SecondFactorMail) {
  return (
    <Letter clinic={clinic} preview={NOTHING_TO_DO}>
      <Text style={PARAGRAPH}>Olá, {nome}.</Text>
      <Text style={PARAGRAPH}>{whatHappened(when)}</Text>
      <Text style={PARAGRAPH}>{NOTHING_TO_DO}</Text>
      <Text style={PARAGRAPH}>{NOT_ME}</Text>
      <Button href={href} style={PRIMARY}>
        Redefinir senha
      </Button>
      <Text style={PARAGRAPH}>Se o botão não abrir, copie este endereço no navegador: {href}</Text>
    </Letter>
  );
}

/** The same in plain text. */
export function secondFactorText({ clinic, nome, when, href }: SecondFactorMail): string {
  return [`Olá, ${nome}.`, whatHappened(when), NOTHING_TO_DO, NOT_ME, href, clinic].join("\n\n");
}

function whatHappened(when: string): string {
  return `O segundo fator da sua conta no painel da clínica foi desligado em ${when}. Para entrar basta agora a senha; em Minha conta você o liga de novo.`;
}
