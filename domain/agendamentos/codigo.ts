/** The code of an appointment request, `A-XXXXX-XXXXX`: ten characters of Crockford's base 32. */
import { foldProtocoloCharacter } from "../laudos/protocolo.ts";

export function parseCodigo(typed: string): string | undefined {
  if (typed.length > 60) return undefined;
  const plain = Array.from(typed, foldProtocoloCharacter).join("");
  const [, first, second] = /^A([0-9A-HJKMNP-TV-Z]{5})([0-9A-HJKMNP-TV-Z]{5})$/.exec(plain) ?? [];
  return first && `A-${first}-${second}`;
}
