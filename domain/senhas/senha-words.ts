/** Words as passwords are made of them: in one spelling, whoever writes them and on which keyboard. */

/** Zero-width spaces, direction marks, fillers: nobody sees them, and no guesser types them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const MARKS = /\p{M}/gu;
/** Letters of other alphabets, small, and the usual one that each looks like in small or in capitals. */
const LOOKALIKES = new Map(
  Object.entries({
    a: "аαɑ",
    b: "вβ",
    c: "сϲ",
    d: "ԁđ",
    e: "еεɛє",
    g: "ɡ",
    h: "нһħ",
    i: "іιı",
    j: "ј",
    k: "кκ",
    l: "ӏł",
    m: "мμ",
    n: "ηпո",
    o: "оοσø",
    p: "рρ",
    q: "ԛ",
    r: "г",
    s: "ѕς",
    t: "тτ",
    u: "υцս",
    v: "νѵ",
    w: "ωԝш",
    x: "хχ",
    y: "уγ",
    z: "ζ",
  }).flatMap(([usual, others]) => [...others].map((other) => [other, usual] as const)),
);
const OTHER_LETTERS = /[^\0-\x7f]/gu;
const SHORTEST = 3;

/** As it looks in the usual letters: what nobody sees counts for nothing. */
export function visibleText(text: string): string {
  return text.normalize("NFKC").replace(INVISIBLE, "");
}

/**
 * Full-width letters, ligatures, accents, capitals, invisible signs and letters of other alphabets that
 * look the same make no other word.
 */
export function foldSenha(text: string): string {
  return visibleText(text)
    .normalize("NFD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LOOKALIKES.get(letter) ?? letter);
}

/** Of a name, folded, the longest first: what is part of another word does not break it up. */
export function listWords(name: string): string[] {
  const words = foldSenha(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}
