/** The code by which a share is found without its link, `XXXXX-XXXXX`: ten characters of Crockford's base 32. */
import { foldProtocoloCharacter } from "../laudos/protocolo.ts";

export function parseCodigo(typed: string): string | undefined {
  if (typed.length > 60) return undefined;
  const plain = Array.from(typed, foldProtocoloCharacter).join("");
  const [, first, second] = /^([0-9A-HJKMNP-TV-Z]{5})([0-9A-HJKMNP-TV-Z]{5})$/.exec(plain) ?? [];
  return first && `${first}-${second}`;
}

export function formatCodigo(letters: string): string {
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}
