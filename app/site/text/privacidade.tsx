/** Privacidade: the default text, filled in with the clinic's own data. */
import { PRIVACIDADE } from "#domain/defaults/privacidade.ts";
import { fillTokens } from "#domain/text-tokens.ts";
import { useSite } from "../site.ts";
import { TextPage } from "./text-page.tsx";

export default function PrivacidadePage() {
  const { clinic } = useSite();
  return <TextPage path="/privacidade" {...fillTokens(PRIVACIDADE, clinic)} />;
}
