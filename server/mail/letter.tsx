/** The frame of every mail. Styles are inline, because mail programs ignore style sheets. */
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { type ReactNode, use } from "react";
import { LetterLogo } from "./letter-logo.ts";

/** Lines may break anywhere, because a long URL would otherwise make the mail wider than a telephone's screen. */
export const PARAGRAPH = {
  color: "#0d2530",
  fontSize: "16px",
  lineHeight: "26px",
  wordBreak: "break-word",
} as const;
export const PRIMARY = {
  backgroundColor: "#00658f",
  borderRadius: "6px",
  color: "#ffffff",
  fontSize: "16px",
  fontWeight: 600,
  padding: "14px 22px",
};

const GROUND = { backgroundColor: "#f7fafb", fontFamily: "system-ui, Arial, sans-serif" };
const SHEET = { margin: "0 auto", maxWidth: "560px", padding: "32px 24px" };
const NAME = {
  borderBottom: "1px solid #d5e0e5",
  color: "#00658f",
  fontSize: "16px",
  fontWeight: 600,
  lineHeight: "24px",
  margin: "0 0 24px",
  paddingBottom: "12px",
};
export const SMALL = { color: "#4a626d", fontSize: "14px", lineHeight: "22px" };
const ADDRESS = { ...SMALL, overflowWrap: "anywhere" as const, wordBreak: "break-word" as const };

interface LetterProps {
  clinic: string;
  preview: string;
  children: ReactNode;
}

export function Letter({ clinic, preview, children }: LetterProps) {
  return (
    <Html lang="pt-BR">
      <Head />
      <Preview>{preview}</Preview>
      <Body style={GROUND}>
        <Container style={SHEET}>
          <Heading clinic={clinic} />
          {children}
        </Container>
      </Body>
    </Html>
  );
}

const LOGO = { width: 220, height: 48 } as const;
const GROUNDS = { qualquer: undefined, claro: "#ffffff", escuro: "#0d2530" } as const;

/** Shows the clinic's name even if the mail program blocks pictures, as many do. */
function Heading({ clinic }: { clinic: string }) {
  const logo = use(LetterLogo);
  if (!logo) return <Text style={NAME}>{clinic}</Text>;
  const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
  const ground = GROUNDS[logo.fundo];
  return (
    <Text style={NAME}>
      <img
        alt={logo.isWide ? clinic : ""}
        height={Math.round(logo.height * scale)}
        src={logo.png}
        style={{
          border: 0,
          verticalAlign: "middle",
          ...(ground && { backgroundColor: ground, borderRadius: "6px", padding: "6px" }),
        }}
        width={Math.round(logo.width * scale)}
      />
      {!logo.isWide && <span style={BESIDE}>{clinic}</span>}
    </Text>
  );
}

const BESIDE = { marginLeft: "12px", verticalAlign: "middle" } as const;

export function LetterButton({ href, children }: { href: string; children: string }) {
  return (
    <>
      <Button href={href} style={PRIMARY}>
        {children}
      </Button>
      <Text style={ADDRESS}>Se o botão não abrir, copie este endereço no navegador: {href}</Text>
    </>
  );
}
