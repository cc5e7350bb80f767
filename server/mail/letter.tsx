/** What every mail of the clinic has around its text. Styles stand in the elements: mail programs drop the rest. */
import { Body } from "@react-email/body";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";

/** Broken anywhere where a long address would make the mail wider than a phone. */
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
const FOOT = { color: "#4a626d", fontSize: "14px", lineHeight: "22px" };

interface LetterProps {
  clinic: string;
  /** What a list of mails shows beside the subject. */
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
          {children}
          <Text style={FOOT}>{clinic}</Text>
        </Container>
      </Body>
    </Html>
  );
}
