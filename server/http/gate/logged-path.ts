/** What of an address may stand in the log: no protocol, CPF or e-mail, however it was written. */

import { decode } from "./place.ts";

/** As domain/protocolo.ts reads one: a year and twice five characters, with or without something between. */
const PROTOCOLO = /20\d\d[\s.–—_-]{0,3}[0-9a-z]{5}[\s.–—_-]{0,3}[0-9a-z]{5}/gi;
const CPF = /\d{3}[\s.-]?\d{3}[\s.-]?\d{3}[\s.-]?\d{2}/g;
const LONGEST = 200;
/** Whoever escapes twice has the escapes escaped; nobody does so by accident more often. */
const DECODINGS = 3;

/** @param pathname as it was sent, of any length. */
export function loggedPath(pathname: string): string {
  let path = pathname.slice(0, 2_048);
  for (let round = 0; round < DECODINGS; round++) path = decode(path);
  return path
    .split("/")
    .map((part) => (part.includes("@") ? "{email}" : part))
    .join("/")
    .replace(PROTOCOLO, "{protocolo}")
    .replace(CPF, "{cpf}")
    .slice(0, LONGEST);
}
