import { htmlToText, isHtml } from "../texto/html-text.ts";

export interface ReadableText {
  plain: string;
  folded: string;
  /** The position in `plain` of each character of `folded`. */
  offsets: Uint32Array;
}

const WHITE = /\s/;
const MARK = /\p{M}/u;
const FOLDED: Record<string, string> = {
  º: "o",
  ª: "a",
  "×": "x",
  "–": "-",
  "—": "-",
  "‑": "-",
  "\u00ad": "",
  "\u200b": "",
  "\ufeff": "",
};

export function readText(text: string): ReadableText {
  const plain = isHtml(text) ? htmlToText(text) : text;
  const codes = new Uint16Array(plain.length);
  const offsets = new Uint32Array(plain.length);
  let length = 0;
  for (let offset = 0; offset < plain.length; offset++) {
    const code = fold(plain.charCodeAt(offset));
    if (code === NOTHING) continue;
    const last = length === 0 ? NOTHING : codes[length - 1];
    if (code === SPACE && (last === SPACE || last === LINE)) continue;
    if (code === LINE && last === LINE) continue;
    if (code === LINE && last === SPACE) length--;
    codes[length] = code;
    offsets[length] = offset;
    length++;
  }
  return { plain, folded: textOf(codes.subarray(0, length)), offsets: offsets.subarray(0, length) };
}

const NOTHING = 0;
const LINE = 10;
const SPACE = 32;
/** The most characters for one call of `fromCharCode`, because the number of arguments is limited. */
const CHUNK = 8192;

function textOf(codes: Uint16Array): string {
  const parts: string[] = [];
  for (let from = 0; from < codes.length; from += CHUNK) {
    parts.push(String.fromCharCode(...codes.subarray(from, from + CHUNK)));
  }
  return parts.join("");
}

const folds = new Uint16Array(0x10000);
const isKnown = new Uint8Array(0x10000);

function fold(code: number): number {
  if (!isKnown[code]) {
    isKnown[code] = 1;
    folds[code] = foldLetter(String.fromCharCode(code)).charCodeAt(0) || NOTHING;
  }
  return folds[code] ?? NOTHING;
}

function foldLetter(letter: string): string {
  if (letter === "\n") return letter;
  const known = FOLDED[letter];
  if (known !== undefined) return known;
  if (WHITE.test(letter)) return " ";
  const base = letter.normalize("NFD").charAt(0);
  return MARK.test(base) ? "" : base.toLowerCase().charAt(0);
}
