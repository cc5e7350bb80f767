const TAG = /<[a-z/!]/i;
const INLINE = new Set(
  "a abbr b bdi cite code data del dfn em font i ins kbd label mark q s small span strong sub sup time u wbr".split(
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
const ACCENTS: Record<string, string> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  cedil: "\u0327",
  uml: "\u0308",
};
const LETTER_WITH_ACCENT = /^([a-z])(acute|grave|circ|tilde|cedil|uml)$/i;

export function isHtml(text: string): boolean {
  return TAG.test(text);
}

const PICTURE = /<img\b([^<>]*)>/gi;
const ALT = /\balt="([^"]*)"/i;
const DATUM = /<data\b[^<>]*>([^<]*)<\/data>/gi;

/** @returns the text, one line per paragraph; a picture becomes its alternative text, a `<data>` tag its label */
export function articleText(html: string): string {
  const told = html.replace(DATUM, "[$1]").replace(PICTURE, (_, attributes: string) => {
    const [, alt] = ALT.exec(attributes) ?? [];
    return alt ? `<p>[imagem: ${alt}]</p>` : "<p>[imagem]</p>";
  });
  return htmlToText(told)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join("\n");
}

/** Removes inline tags and comments; all other tags become line ends. */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf("<", from);
    const until = start < 0 ? html.length : start;
    parts.push(decodeText(html.slice(from, until)));
    if (start < 0) break;
    if (!TAG.test(html.slice(start, start + 2))) {
      parts.push("<");
      from = start + 1;
      continue;
    }
    const isComment = html.startsWith("<!--", start);
    const end = html.indexOf(isComment ? "-->" : ">", start);
    if (end < 0) {
      parts.push(decodeText(html.slice(start)));
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

/** Decodes entities. A line break becomes a space, as HTML shows it. */
export function decodeText(text: string): string {
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
