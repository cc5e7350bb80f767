/** Termos: the default text, filled in with the clinic's own data. */
import { TERMOS } from "#domain/defaults/termos.ts";
import { fillTokens } from "#domain/text-tokens.ts";
import { useSite } from "../site.ts";
import { TextPage } from "./text-page.tsx";

export default function TermosPage() {
  const { clinic } = useSite();
  return <TextPage path="/termos" {...fillTokens(TERMOS, clinic)} />;
}
