/** Removes secrets and personal data (codes, CPFs, e-mail addresses) from logged paths, in any spelling. */
import { foldProtocoloCharacter } from "#domain/laudos/protocolo.ts";
import { isId } from "#domain/texto/id.ts";

const PROTOCOLO = "{protocolo}";
const CPF = "{cpf}";
const EMAIL = "{email}";
/** Matches a report code in the output of `foldProtocoloCharacter`. The lookahead lets matches overlap. */
const WHOLE = /(?=(20\d\d[0-9A-Z]{10}))/g;
const HALF = /(?=(20\d\d[0-9A-Z]{5}))/g;
const ELEVEN_DIGITS = /(?=(\d{11}))/g;
/** A character that no report code or CPF contains. */
const BREAK = "\n";
/** Matches the code of an appointment request or of a document, even if it is mistyped. */
const CODIGO = /\/(agendar|v)\/+[^/]+/gi;
/** Matches the secret of a share, even if the end is missing. */
const SEGREDO = /(^|\/)c\/+[^/]+/gi;
const ESCAPES = /(?:%[0-9a-f]{2})+/gi;
const PLAIN_ESCAPE = /%[0-7][0-9a-f]/gi;
const YEAR_DIGITS = 4;
const LONGEST = 200;
const READ = 2_048;
/** The number of times a path is decoded. Escapes may themselves be escaped. */
const DECODINGS = 3;

export function loggedPath(pathname: string): string {
  let path = pathname.slice(0, READ);
  for (let round = 0; round < DECODINGS && path.includes("%"); round++) {
    path = path.replace(ESCAPES, decodeEscapes);
  }
  path = path
    .replace(CODIGO, (_all, area: string) => `/${area.toLowerCase()}/{codigo}`)
    .replace(SEGREDO, "$1c/{segredo}");
  return /[\d@＠﹫]|[^\0-\x7f]/.test(path)
    ? withoutCodes(path).slice(0, LONGEST)
    : path.slice(0, LONGEST);
}

/** Decodes at least the ASCII characters of a sequence that is not valid UTF-8. */
function decodeEscapes(escaped: string): string {
  try {
    return decodeURIComponent(escaped);
  } catch {
    return escaped.replace(PLAIN_ESCAPE, decodeURIComponent);
  }
}

/** Ignores slashes and folds look-alike characters, because `parseProtocolo` accepts codes that contain them. */
function withoutCodes(path: string): string {
  const characters: string[] = [];
  let folded = "";
  const origin: number[] = [];
  const take = (text: string, as: string) => {
    folded += as;
    for (let n = 0; n < as.length; n++) origin.push(characters.length);
    characters.push(text);
  };
  for (const [index, segment] of path.split("/").entries()) {
    if (index > 0) take("/", "");
    if (/[@＠﹫]/.test(segment)) take(EMAIL, BREAK);
    // Ids of records are not secret, and staff search the log for them.
    else if (isId(segment)) take(segment, BREAK);
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
  // Half a report code is removed too, but not a year followed by a word.
  mark(HALF, PROTOCOLO, (text) => (text.match(/\d/g) ?? []).length > YEAR_DIGITS);
  return characters
    .map((character, at) => {
      const label = labels[at];
      if (label === undefined) return character;
      return label === labels[at - 1] ? "" : label;
    })
    .join("");
}

const FOLDED_ASCII = Array.from({ length: 128 }, (_, code) =>
  foldProtocoloCharacter(String.fromCharCode(code)),
);

function fold(character: string): string {
  return FOLDED_ASCII[character.charCodeAt(0)] ?? foldProtocoloCharacter(character);
}
