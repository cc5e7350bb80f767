/** Mails to patients name no exam, content or person, because other people may see the screen. */
import { Text } from "@react-email/text";
import type { Para } from "#domain/laudos/avisos.ts";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";

interface AccessCodeMail {
  clinic: string;
  codigo: string;
}

export const ACCESS_CODE_SUBJECT = "Seu código de acesso";

const CODE = { ...PARAGRAPH, fontSize: "32px", fontWeight: 600, letterSpacing: "6px" };
const CODE_HINT = "Digite o código na página em que você o pediu. Ele vale por 10 minutos.";
const CODE_WARNING =
  "Se não foi você quem pediu, ignore esta mensagem e não passe o código a ninguém: a clínica nunca pede por ele.";

export function AccessCodeLetter({ clinic, codigo }: AccessCodeMail) {
  return (
    <Letter clinic={clinic} preview={CODE_HINT}>
      <Text style={PARAGRAPH}>Seu código de acesso:</Text>
      <Text style={CODE}>{codigo}</Text>
      <Text style={PARAGRAPH}>{CODE_HINT}</Text>
      <Text style={PARAGRAPH}>{CODE_WARNING}</Text>
    </Letter>
  );
}

export function accessCodeText({ clinic, codigo }: AccessCodeMail): string {
  return [`Seu código de acesso: ${codigo}`, CODE_HINT, CODE_WARNING, clinic].join("\n\n");
}

interface LaudoNoticeMail {
  clinic: string;
  href: string;
  tipo: "liberado" | "retificado";
  para: Para;
}

export const LAUDO_NOTICE_SUBJECT = {
  liberado: "Há um documento para você",
  retificado: "Um documento seu foi atualizado",
} as const;

const NOTICE = {
  liberado: "Há um documento novo para você no site da clínica.",
  retificado: "Um documento seu no site da clínica foi atualizado. Leia a nova versão.",
} as const;
const NOTICE_HOW = {
  paciente:
    "Para abrir, informe o CPF, a data de nascimento e o protocolo do comprovante. Sem o protocolo, enviamos um código para este e-mail.",
  responsavel:
    "É de quem está sob a sua responsabilidade. Para abrir, informe o seu CPF, a data de nascimento do paciente e o protocolo do comprovante.",
} as const;
const NOTICE_WARNING =
  "Se esta mensagem não é para você, avise a clínica. Nunca pedimos senhas ou pagamentos por e-mail.";

export function LaudoNoticeLetter({ clinic, href, tipo, para }: LaudoNoticeMail) {
  return (
    <Letter clinic={clinic} preview={NOTICE[tipo]}>
      <Text style={PARAGRAPH}>Olá.</Text>
      <Text style={PARAGRAPH}>{NOTICE[tipo]}</Text>
      <LetterButton href={href}>Abrir</LetterButton>
      <Text style={PARAGRAPH}>{NOTICE_HOW[para]}</Text>
      <Text style={PARAGRAPH}>{NOTICE_WARNING}</Text>
    </Letter>
  );
}

export function laudoNoticeText({ clinic, href, tipo, para }: LaudoNoticeMail): string {
  return ["Olá.", NOTICE[tipo], href, NOTICE_HOW[para], NOTICE_WARNING, clinic].join("\n\n");
}
