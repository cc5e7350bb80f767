import { ACESSIBILIDADE } from "#domain/defaults/acessibilidade.ts";
import { TextPage } from "./text-page.tsx";

export default function AcessibilidadePage() {
  return <TextPage path="/acessibilidade" {...ACESSIBILIDADE} />;
}
