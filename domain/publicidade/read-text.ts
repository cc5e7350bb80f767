/**
 * A text, plain or HTML, as the rules read it: without tags, capitals and accents, one space between
 * words. Each of its characters knows where it stands in the words that a reader sees.
 */

export interface ReadableText {
  /** As a reader sees it, in its own spelling. */
  plain: string;
  /** What the patterns are asked of. */
  folded: string;
  /** For each character of `folded`, its place in `plain`. */
  places: Uint32Array;
}

const TAG = /<[a-z/!]/i;
const WHITE = /\s/;
const MARK = /\p{M}/u;
/** Tags that stand within a line; any other one ends it. */
const INLINE = new Set(
  "a abbr b bdi cite code del dfn em font i ins kbd label mark q s small span strong sub sup time u wbr".split(
    " ",
  ),
);
const ENTITY = /&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi;
const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ordm: "º",
  ordf: "ª",
  ndash: "–",
  mdash: "—",
  times: "×",
};
/** `eacute` is the letter and its accent. */
const ACCENTS: Record<string, string> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  cedil: "\u0327",
  uml: "\u0308",
};
const LETTER_WITH_ACCENT = /^([a-z])(acute|grave|circ|tilde|cedil|uml)$/i;
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
  const plain = TAG.test(text) ? withoutTags(text) : text;
  const codes = new Uint16Array(plain.length);
  const places = new Uint32Array(plain.length);
  let length = 0;
  for (let place = 0; place < plain.length; place++) {
    const code = fold(plain.charCodeAt(place));
    if (code === NOTHING) continue;
    const last = length === 0 ? NOTHING : codes[length - 1];
    if (code === SPACE && (last === SPACE || last === LINE)) continue;
    if (code === LINE && last === LINE) continue;
    if (code === LINE && last === SPACE) length--;
    codes[length] = code;
    places[length] = place;
    length++;
  }
  return { plain, folded: textOf(codes.subarray(0, length)), places: places.subarray(0, length) };
}

const NOTHING = 0;
const LINE = 10;
const SPACE = 32;
/** As many as a call takes arguments of. */
const CHUNK = 8192;

function textOf(codes: Uint16Array): string {
  const parts: string[] = [];
  for (let from = 0; from < codes.length; from += CHUNK) {
    parts.push(String.fromCharCode(...codes.subarray(from, from + CHUNK)));
  }
  return parts.join("");
}

/** Letters are few and come again. */
const folds = new Uint16Array(0x10000);
const isKnown = new Uint8Array(0x10000);

/** @returns one character, or NOTHING for what no reader sees */
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

/** A tag within a line leaves no trace, any other one ends the line; comments go whole. */
function withoutTags(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf("<", from);
    const until = start < 0 ? html.length : start;
    parts.push(decode(html.slice(from, until)));
    if (start < 0) break;
    if (!TAG.test(html.slice(start, start + 2))) {
      parts.push("<");
      from = start + 1;
      continue;
    }
    const isComment = html.startsWith("<!--", start);
    const end = html.indexOf(isComment ? "-->" : ">", start);
    if (end < 0) {
      parts.push(decode(html.slice(start)));
      break;
    }
    if (!isComment && !INLINE.has(tagName(html, start))) parts.push("\n");
    from = end + (isComment ? 3 : 1);
  }
  return parts.join("");
}

function tagName(html: string, start: number): string {
  const first = html[start + 1] === "/" ? start + 2 : start + 1;
  let end = first;
  while (end - first < 12 && /[a-z0-9]/i.test(html.charAt(end))) end++;
  return html.slice(first, end).toLowerCase();
}

/** In HTML a line break in the source is a space. */
function decode(text: string): string {
  const flat = text.replaceAll("\n", " ");
  if (!flat.includes("&")) return flat;
  return flat.replace(ENTITY, (whole, name: string) => characterOf(name) ?? whole);
}

function characterOf(name: string): string | undefined {
  if (name.startsWith("#")) {
    const isHex = /^#x/i.test(name);
    const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  const [, letter, accent] = LETTER_WITH_ACCENT.exec(name) ?? [];
  if (letter && accent) return `${letter}${ACCENTS[accent.toLowerCase()]}`.normalize("NFC");
  return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
}
