import { Text } from "@react-email/text";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";

export interface AccountNotice {
  subject: string;
  whatHappened(when: string): string;
  notMe: string;
}

interface AccountNoticeProps {
  notice: AccountNotice;
  clinic: string;
  nome: string;
  when: string;
  href: string;
}

export const SENHA_TROCADA: AccountNotice = {
  subject: "Sua senha foi trocada",
  whatHappened: (when) =>
    `A senha da sua conta no painel da clínica foi trocada em ${when}. As sessões abertas em outros aparelhos foram encerradas.`,
  notMe:
    "Se não foi, redefina a senha agora e avise quem administra o painel: alguém entrou na sua conta.",
};

export const SEGUNDO_FATOR_DESLIGADO: AccountNotice = {
  subject: "Seu segundo fator foi desligado",
  whatHappened: (when) =>
    `O segundo fator da sua conta no painel da clínica foi desligado em ${when}. Para entrar basta agora a senha; em Minha conta você o liga de novo.`,
  notMe:
    "Se não foi, redefina a senha agora e avise quem administra o painel: alguém pode estar entrando na sua conta.",
};

const NOTHING_TO_DO = "Se foi você, ou alguém da clínica a seu pedido, não precisa fazer nada.";

export function AccountNoticeLetter({ notice, clinic, nome, when, href }: AccountNoticeProps) {
  return (
    <Letter clinic={clinic} preview={NOTHING_TO_DO}>
      <Text style={PARAGRAPH}>Olá, {nome}.</Text>
      <Text style={PARAGRAPH}>{notice.whatHappened(when)}</Text>
      <Text style={PARAGRAPH}>{NOTHING_TO_DO}</Text>
      <Text style={PARAGRAPH}>{notice.notMe}</Text>
      <LetterButton href={href}>Redefinir senha</LetterButton>
    </Letter>
  );
}

export function accountNoticeText({
  notice,
  clinic,
  nome,
  when,
  href,
}: AccountNoticeProps): string {
  return [
    `Olá, ${nome}.`,
    notice.whatHappened(when),
    NOTHING_TO_DO,
    notice.notMe,
    href,
    clinic,
  ].join("\n\n");
}
