import { isoDate } from "../texto/datas.ts";
import type { ConfiguracoesSite } from "./configuracoes-site.ts";

export function footerText(
  { texto_rodape, nome_clinica }: Pick<ConfiguracoesSite, "texto_rodape" | "nome_clinica">,
  now: Date,
): string {
  const [year = ""] = isoDate(now).split("-");
  return texto_rodape.replaceAll("{ano}", year).replaceAll("{nome_clinica}", () => nome_clinica);
}
