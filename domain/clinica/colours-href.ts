/** The stylesheet's URL contains the colours. Browsers therefore load a new stylesheet when the colours change. */
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";

interface Colours {
  primaria: string;
  secundaria: string;
}

/** @returns undefined for the default colours, which are in the main stylesheet */
export function coloursHref({ primaria, secundaria }: Colours): string | undefined {
  const initial = DEFAULT_CONFIGURACOES.cores_principais;
  if (primaria === initial.primaria && secundaria === initial.secundaria) return undefined;
  const digits = (colour: string) => colour.slice(1).toLowerCase();
  return `/cores/${digits(primaria)}-${digits(secundaria)}-v1.css`;
}
