/** Acessibilidade: the default text, filled in with the clinic's own data. */
import { ACESSIBILIDADE } from "#domain/defaults/acessibilidade.ts";
import { fillTokens } from "#domain/text-tokens.ts";
import { useSite } from "../site.ts";
import { TextPage } from "./text-page.tsx";

export default function AcessibilidadePage() {
  const { clinic } = useSite();
  return <TextPage path="/acessibilidade" {...fillTokens(ACESSIBILIDADE, clinic)} />;
}
