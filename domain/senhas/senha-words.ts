const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const MARKS = /\p{M}/gu;
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

export function visibleText(text: string): string {
  return text.normalize("NFKC").replace(INVISIBLE, "");
}

/** Removes differences of capitals, accents, full width, ligatures, and look-alikes of other alphabets. */
export function foldSenha(text: string): string {
  return visibleText(text)
    .normalize("NFD")
    .replace(MARKS, "")
    .toLowerCase()
    .replace(OTHER_LETTERS, (letter) => LOOKALIKES.get(letter) ?? letter);
}

/** @returns the words, longest first, because removing a shorter one first could break up a longer one */
export function listWords(name: string): string[] {
  const words = foldSenha(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}
