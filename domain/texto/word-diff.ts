export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

const TOKEN = /\n|[^\s]+/g;
const LINE = "\n";
/** With more differences than this, texts are compared by lines; with more differing lines, not at all. */
const MAX_EDITS = 400;

export function diffWords(before: string, after: string): DiffPart[] {
  const from = before.match(TOKEN) ?? [];
  const to = after.match(TOKEN) ?? [];
  return joinParts(compare(from, to, compareLines));
}

type Edit = { kind: DiffPart["kind"]; tokens: readonly string[] };

function compare(
  from: readonly string[],
  to: readonly string[],
  coarser: (from: readonly string[], to: readonly string[]) => Edit[],
): Edit[] {
  let start = 0;
  while (start < from.length && start < to.length && from[start] === to[start]) start++;
  let [fromEnd, toEnd] = [from.length, to.length];
  while (fromEnd > start && toEnd > start && from[fromEnd - 1] === to[toEnd - 1]) {
    fromEnd--;
    toEnd--;
  }
  const [oldMiddle, newMiddle] = [from.slice(start, fromEnd), to.slice(start, toEnd)];
  return [
    { kind: "same", tokens: from.slice(0, start) },
    ...(shortestEdits(oldMiddle, newMiddle) ?? coarser(oldMiddle, newMiddle)),
    { kind: "same", tokens: from.slice(fromEnd) },
  ];
}

function compareLines(from: readonly string[], to: readonly string[]): Edit[] {
  return compare(linesOf(from), linesOf(to), (removed, added) => [
    { kind: "removed", tokens: removed },
    { kind: "added", tokens: added },
  ]);
}

function linesOf(tokens: readonly string[]): string[] {
  return joinTokens(tokens).match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The greedy algorithm of E. Myers, "An O(ND) Difference Algorithm" (1986). @returns undefined beyond MAX_EDITS */
function shortestEdits(from: readonly string[], to: readonly string[]): Edit[] | undefined {
  const trace: Int32Array[] = [];
  // Holds the furthest x of each diagonal k = x - y, with one spare element on either side.
  const furthest = new Int32Array(2 * MAX_EDITS + 3);
  const middle = MAX_EDITS + 1;
  for (let edits = 0; edits <= MAX_EDITS; edits++) {
    trace.push(furthest.slice(middle - edits - 1, middle + edits + 2));
    for (let k = -edits; k <= edits; k += 2) {
      const isDown =
        k === -edits ||
        (k !== edits && at(furthest, middle + k - 1) < at(furthest, middle + k + 1));
      let x = isDown ? at(furthest, middle + k + 1) : at(furthest, middle + k - 1) + 1;
      while (x < from.length && x - k < to.length && from[x] === to[x - k]) x++;
      furthest[middle + k] = x;
      if (x >= from.length && x - k >= to.length) return walkBack(from, to, trace);
    }
  }
  return undefined;
}

function walkBack(
  from: readonly string[],
  to: readonly string[],
  trace: readonly Int32Array[],
): Edit[] {
  const edits: Edit[] = [];
  let [x, y] = [from.length, to.length];
  for (let step = trace.length - 1; step >= 0; step--) {
    const furthest = trace[step] ?? new Int32Array();
    const middle = step + 1;
    const k = x - y;
    const isDown =
      k === -step || (k !== step && at(furthest, middle + k - 1) < at(furthest, middle + k + 1));
    const before = step === 0 ? 0 : at(furthest, middle + (isDown ? k + 1 : k - 1));
    const startX = step === 0 ? 0 : isDown ? before : before + 1;
    if (x > startX) edits.push({ kind: "same", tokens: from.slice(startX, x) });
    if (step === 0) break;
    if (isDown) edits.push({ kind: "added", tokens: to.slice(startX - k - 1, startX - k) });
    else edits.push({ kind: "removed", tokens: from.slice(before, startX) });
    x = before;
    y = before - (isDown ? k + 1 : k - 1);
  }
  return edits.reverse();
}

function at(values: Int32Array, index: number): number {
  return values[index] ?? 0;
}

function joinParts(edits: readonly Edit[]): DiffPart[] {
  const parts: { kind: DiffPart["kind"]; tokens: string[] }[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const flush = () => {
    if (removed.length > 0) parts.push({ kind: "removed", tokens: removed });
    if (added.length > 0) parts.push({ kind: "added", tokens: added });
    [removed, added] = [[], []];
  };
  for (const { kind, tokens } of edits) {
    if (tokens.length === 0) continue;
    if (kind === "removed") removed = removed.concat(tokens);
    else if (kind === "added") added = added.concat(tokens);
    else {
      flush();
      const last = parts.at(-1);
      if (last?.kind === "same") last.tokens = last.tokens.concat(tokens);
      else parts.push({ kind, tokens: [...tokens] });
    }
  }
  flush();
  return parts.map(({ kind, tokens }) => ({ kind, text: joinTokens(tokens) }));
}

function joinTokens(tokens: readonly string[]): string {
  const words: string[] = [];
  tokens.forEach((token, index) => {
    const isApart = index > 0 && !token.startsWith(LINE) && !tokens[index - 1]?.endsWith(LINE);
    words.push(isApart ? ` ${token}` : token);
  });
  return words.join("");
}

const FEWEST_WORDS = 6;

/** True if one text with marked changes is clearer than the two texts side by side. */
export function areAlike(parts: readonly DiffPart[]): boolean {
  const count = { same: 0, removed: 0, added: 0 };
  for (const { kind, text } of parts) count[kind] += text.match(TOKEN)?.length ?? 0;
  const shorter = count.same + Math.min(count.removed, count.added);
  return shorter >= FEWEST_WORDS && count.same * 3 >= shorter;
}

const CONTEXT = 8;

export function shortenSame(parts: readonly DiffPart[]): DiffPart[] {
  return parts.map((part, index) => {
    if (part.kind !== "same") return part;
    const words = part.text.match(TOKEN) ?? [];
    const head = index === 0 ? [] : words.slice(0, CONTEXT);
    const tail = index === parts.length - 1 ? [] : words.slice(-CONTEXT);
    if (words.length <= head.length + tail.length + 1) return part;
    const sides = [head, ["…"], tail].filter((side) => side.length > 0);
    return { kind: "same", text: joinTokens(sides.flat()) };
  });
}
