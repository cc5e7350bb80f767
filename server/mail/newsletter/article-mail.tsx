import { Button } from "@react-email/button";
import { Text } from "@react-email/text";
import { Letter, PARAGRAPH, PRIMARY } from "../letter.tsx";

interface ArticleMail {
  clinic: string;
  titulo: string;
  resumo: string;
  /** Such as `Dra. Ana Lima · 12/03/2026 · 5 min de leitura`. */
  details: string;
  href: string;
  leaveHref: string | undefined;
}

const TITLE = {
  color: "#0d2530",
  fontSize: "26px",
  fontWeight: 600,
  letterSpacing: "-0.01em",
  lineHeight: "33px",
  margin: "0 0 8px",
};
const DETAILS = { color: "#4a626d", fontSize: "14px", lineHeight: "22px", margin: "0 0 16px" };
const RESUMO = { ...PARAGRAPH, whiteSpace: "pre-line" as const };
const WHY = {
  borderTop: "1px solid #d5e0e5",
  color: "#4a626d",
  fontSize: "14px",
  lineHeight: "22px",
  margin: "32px 0 0",
  paddingTop: "16px",
};
const LINK = { color: "#00658f", textDecoration: "underline" };

const WHY_TEXT = (clinic: string) =>
  `Você recebe esta mensagem porque pediu os artigos novos de ${clinic} e confirmou este e-mail.`;
const TRIAL =
  "Mensagem de teste. Na que vai aos inscritos, aqui está o link pelo qual cada um sai da lista.";

export function ArticleLetter(props: ArticleMail) {
  const { clinic, titulo, resumo, details, href, leaveHref } = props;
  return (
    <Letter clinic={clinic} preview={resumo}>
      <Text style={TITLE}>{titulo}</Text>
      <Text style={DETAILS}>{details}</Text>
      <Text style={RESUMO}>{resumo}</Text>
      <Button href={href} style={PRIMARY}>
        Ler o artigo
      </Button>
      <Text style={WHY}>
        {WHY_TEXT(clinic)}{" "}
        {leaveHref ? (
          <>
            Não quer mais?{" "}
            <a href={leaveHref} style={LINK}>
              Sair da lista
            </a>
            .
          </>
        ) : (
          TRIAL
        )}
      </Text>
    </Letter>
  );
}

export function articleText(props: ArticleMail): string {
  const { clinic, titulo, resumo, details, href, leaveHref } = props;
  return [
    titulo,
    details,
    resumo,
    `Ler o artigo: ${href}`,
    "—",
    WHY_TEXT(clinic),
    leaveHref ? `Não quer mais? Saia da lista: ${leaveHref}` : TRIAL,
    clinic,
  ].join("\n\n");
}
