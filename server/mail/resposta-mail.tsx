import { Text } from "@react-email/text";
import { Fragment } from "react";
import { snippetOf } from "#domain/blog/snippet.ts";
import { Letter, PARAGRAPH, SMALL } from "./letter.tsx";

interface RespostaMail {
  clinic: string;
  texto: string;
  /** The original message, unless its content should not be in a mailbox. */
  quoted?: { texto: string; when: string } | undefined;
  withdrawHref?: string | undefined;
}

const QUOTE = {
  borderLeft: "3px solid #c9d6dc",
  color: "#4a626d",
  fontSize: "15px",
  lineHeight: "24px",
  margin: "0 0 16px",
  paddingLeft: "12px",
};

export function RespostaLetter({ clinic, texto, quoted, withdrawHref }: RespostaMail) {
  return (
    <Letter clinic={clinic} preview={snippetOf(texto, 90)}>
      {paragraphs(texto).map(({ key, lines }) => (
        <Text key={key} style={PARAGRAPH}>
          <Lines lines={lines} />
        </Text>
      ))}
      {quoted && (
        <>
          <Text style={SMALL}>Em {quoted.when} você escreveu pelo site:</Text>
          <Text style={QUOTE}>
            <Lines lines={linesOf(quoted.texto)} />
          </Text>
        </>
      )}
      {withdrawHref && (
        <Text style={SMALL}>
          Não quer mais que a clínica use o que você escreveu?{" "}
          <a href={withdrawHref} style={{ color: "#00658f" }}>
            Retirar meu consentimento
          </a>
        </Text>
      )}
    </Letter>
  );
}

/** Writes line breaks as elements, because mail programs ignore the CSS that would show them. */
function Lines({ lines }: { lines: readonly { key: string; text: string }[] }) {
  return lines.map(({ key, text }, index) => (
    <Fragment key={key}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ));
}

function paragraphs(text: string) {
  return text.split(/\n{2,}/).map((paragraph, index) => ({
    key: String(index),
    lines: linesOf(paragraph),
  }));
}

function linesOf(text: string) {
  return text.split("\n").map((line, index) => ({ key: String(index), text: line }));
}

export function respostaText({ clinic, texto, quoted, withdrawHref }: RespostaMail): string {
  const below = quoted && [
    `Em ${quoted.when} você escreveu pelo site:`,
    quoted.texto.replace(/^/gm, "> "),
  ];
  const withdraw = withdrawHref && `Retirar meu consentimento: ${withdrawHref}`;
  return [texto, ...(below ?? []), withdraw, clinic].filter(Boolean).join("\n\n");
}
