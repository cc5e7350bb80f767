/** Finds words that may break the Medical Council's rules. A finding is a warning and never prevents a save. */
import type { TableThing } from "../permissions.ts";
import { CONDICIONADAS } from "./condicionadas.ts";
import { type ReadableText, readText } from "./read-text.ts";
import type { Regra } from "./regra.ts";
import { VEDADAS } from "./vedadas.ts";

export const REGRAS: readonly Regra[] = [...VEDADAS, ...CONDICIONADAS];

export interface Finding extends Pick<Regra, "titulo" | "tipo" | "artigo" | "porque"> {
  regra: string;
  palavras: string;
}

export interface FindingsContext {
  thing: TableThing;
  rqe?: string | null;
}

export const PALAVRAS_MAX = 200;

const RQE = /\brqe\b/;
/** The resolution requires these words in capitals. */
const NAO_ESPECIALISTA = /N[ÃA]O ESPECIALISTA/;

/** Yields after each rule, so that the caller can pause for key presses. */
export function* findingsByRule(
  text: ReadableText,
  context: FindingsContext,
): Generator<LocatedFinding[]> {
  for (const regra of REGRAS) {
    yield applies(regra, text, context) ? findingsOf(regra, text) : [];
  }
}

export interface LocatedFinding extends Finding {
  /** Positions in the text without tags; `end` is not included. */
  start: number;
  end: number;
}

/** Sorts findings by position. Of overlapping findings about the same article, only the first remains. */
export function orderFindings(found: readonly LocatedFinding[]): Finding[] {
  const chosen: LocatedFinding[] = [];
  for (const one of [...found].sort((a, b) => a.start - b.start)) {
    const isSaid = chosen.some((other) => other.artigo === one.artigo && one.start < other.end);
    if (!isSaid) chosen.push(one);
  }
  return chosen.map(({ start: _, end: __, ...finding }) => finding);
}

/** Removes differences of capitals, accents and spaces, so that a seen finding stays marked after such edits. */
export function foldWords(words: string): string {
  return readText(words).folded.replaceAll("\n", " ");
}

function applies({ thing, settledBy }: Regra, text: ReadableText, context: FindingsContext) {
  if (thing !== undefined && thing !== context.thing) return false;
  if (settledBy === undefined) return true;
  if (context.rqe?.trim() || RQE.test(text.folded)) return false;
  return settledBy === "rqe" || !NAO_ESPECIALISTA.test(text.plain);
}

type Range = readonly [start: number, end: number];

function findingsOf(regra: Regra, text: ReadableText): LocatedFinding[] {
  const found = regra.patterns.flatMap((pattern) => rangesOf(pattern, text.folded));
  if (found.length === 0) return [];
  const innocent = (regra.exceptions ?? []).flatMap((pattern) => rangesOf(pattern, text.folded));
  const chosen = mergeRanges(outside(found, mergeRanges(innocent)));
  const first = new Map<string, LocatedFinding>();
  for (const [start, end] of chosen) {
    const key = text.folded.slice(start, end);
    if (!first.has(key)) first.set(key, findingAt(regra, text, start, end));
  }
  return [...first.values()];
}

function findingAt(regra: Regra, { plain, offsets }: ReadableText, start: number, end: number) {
  const { id, titulo, tipo, artigo, porque } = regra;
  const from = offsets[start] ?? 0;
  const until = end < offsets.length ? (offsets[end] ?? plain.length) : plain.length;
  const palavras = plain.slice(from, until).replace(/\s/g, " ").trim().slice(0, PALAVRAS_MAX);
  return { regra: id, titulo, tipo, artigo, porque, palavras, start: from, end: until };
}

function rangesOf(pattern: RegExp, text: string): Range[] {
  return Array.from(text.matchAll(pattern), ({ index, 0: words }) => [index, index + words.length]);
}

/** @returns the ranges that do not overlap any of `others`, which must be sorted and disjoint */
function outside(ranges: readonly Range[], others: readonly Range[]): Range[] {
  let next = 0;
  return byStart(ranges).filter(([start, end]) => {
    while ((others[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next++;
    return (others[next]?.[0] ?? Number.POSITIVE_INFINITY) >= end;
  });
}

function byStart(ranges: readonly Range[]): Range[] {
  return [...ranges].sort(([a], [b]) => a - b);
}

function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of byStart(ranges)) {
    const last = merged.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}
