/** The line at the end of every page, whose year and name follow the calendar and the settings. */

import { isoDate } from "../texto/datas.ts";
import type { ConfiguracoesSite } from "./configuracoes-site.ts";

/**
 * `{ano}` becomes the year on the clinic's clock and `{nome_clinica}` the clinic's name; everything
 * else stays as it was typed.
 */
export function footerText(
  { texto_rodape, nome_clinica }: Pick<ConfiguracoesSite, "texto_rodape" | "nome_clinica">,
  now: Date,
): string {
  const [year = ""] = isoDate(now).split("-");
  return texto_rodape.replaceAll("{ano}", year).replaceAll("{nome_clinica}", () => nome_clinica);
}
