/** What of an address may stand in the log: no protocol, CPF or e-mail, however it was written. */
import { foldProtocoloCharacter } from "#domain/laudos/protocolo.ts";

const PROTOCOLO = "{protocolo}";
const CPF = "{cpf}";
const EMAIL = "{email}";
/** Of what `foldProtocoloCharacter` leaves. Each is looked for at every place, so that matches may overlap. */
const WHOLE = /(?=(20\d\d[0-9A-Z]{10}))/g;
const HALF = /(?=(20\d\d[0-9A-Z]{5}))/g;
const ELEVEN_DIGITS = /(?=(\d{11}))/g;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Nothing that a protocol or a CPF is written with. */
const BREAK = "\n";
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
const PLAIN_ESCAPE = /%[0-7][0-9a-f]/gi;
const YEAR_DIGITS = 4;
const LONGEST = 200;
const READ = 2_048;
/** Whoever escapes twice has the escapes escaped; nobody does so by accident more often. */
const DECODINGS = 3;

/** @param pathname as it was sent, of any length. */
export function loggedPath(pathname: string): string {
  let path = pathname.slice(0, READ);
  for (let round = 0; round < DECODINGS && path.includes("%"); round++) {
    path = path.replace(ESCAPES, decodeEscapes);
  }
  return /[\d@＠﹫]|[^\0-\x7f]/.test(path)
    ? withoutCodes(path).slice(0, LONGEST)
    : path.slice(0, LONGEST);
}

/** Of a sequence that is no UTF-8 at least what is ASCII. */
function decodeEscapes(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped.replace(PLAIN_ESCAPE, decodeURIComponent);
  }
}

/** Read as a protocol's own reader reads it: it passes over slashes, too. */
function withoutCodes(path: string): string {
  const characters: string[] = [];
  let folded = "";
  /** For each folded character, which one it was. */
  const origin: number[] = [];
  const take = (text: string, as: string) => {
    folded += as;
    for (let n = 0; n < as.length; n++) origin.push(characters.length);
    characters.push(text);
  };
  for (const [index, segment] of path.split("/").entries()) {
    if (index > 0) take("/", "");
    if (/[@＠﹫]/.test(segment)) take(EMAIL, BREAK);
    // Ids of records are no codes, and staff look for them in the log.
    else if (ID.test(segment)) take(segment, BREAK);
    else for (const character of segment) take(character, fold(character));
  }
  const labels: (string | undefined)[] = [];
  const mark = (pattern: RegExp, label: string, isMeant = (_text: string) => true) => {
    for (const { index, 1: code = "" } of folded.matchAll(pattern)) {
      const [start = 0, end = 0] = [origin[index], origin[index + code.length - 1]];
      if (!isMeant(characters.slice(start, end + 1).join(""))) continue;
      for (let at = start; at <= end; at++) labels[at] ??= label;
    }
  };
  mark(WHOLE, PROTOCOLO);
  mark(ELEVEN_DIGITS, CPF);
  // Half of one; a year and a word is none.
  mark(HALF, PROTOCOLO, (text) => (text.match(/\d/g) ?? []).length > YEAR_DIGITS);
  return characters
    .map((character, at) => {
      const label = labels[at];
      if (label === undefined) return character;
      return label === labels[at - 1] ? "" : label;
    })
    .join("");
}

/** Most addresses are ASCII: each of its characters is folded once. */
const FOLDED_ASCII = Array.from({ length: 128 }, (_, code) =>
  foldProtocoloCharacter(String.fromCharCode(code)),
);

function fold(character: string): string {
  return FOLDED_ASCII[character.charCodeAt(0)] ?? foldProtocoloCharacter(character);
}
