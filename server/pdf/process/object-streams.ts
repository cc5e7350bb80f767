/** Reads every stream that any PDF program could take for an object stream, even outside the cross-reference table. */
import { inflateSync } from "node:zlib";
import { unescapeNames } from "./active-names.ts";

export class UnreadableObjects extends Error {}

const MOST_EACH = 16 * 1024 * 1024;
const MOST_TOGETHER = 128 * 1024 * 1024;
/** How often a byte may be read on average. Only overlapping dictionaries, as in attacks, need more. */
const MOST_READ_AGAIN = 3;

/** @returns the objects' text, stream by stream, as latin1 @throws UnreadableObjects */
export function* readObjectStreams(bytes: Uint8Array, text: string): Generator<string> {
  let together = 0;
  const reader = new DictionaryReader(text);
  for (let at = text.indexOf("obj"); at >= 0; at = text.indexOf("obj", at + 3)) {
    if (text.startsWith("end", at - 3)) continue;
    const found = reader.read(at + 3);
    if (!found || !mayHoldObjects(found.tokens)) continue;
    if (!found.isPlain) throw new UnreadableObjects();
    const objects = decode(bytes, text, found);
    together += objects.length;
    // Refuses a stream inside a stream, which would escape all other checks.
    if (together > MOST_TOGETHER || /[\s>]stream\r?\n/.test(objects)) throw new UnreadableObjects();
    yield objects;
  }
}

/** True for a dictionary with the two entries that readers need for an object stream, whatever type it declares. */
function mayHoldObjects(tokens: readonly string[]): boolean {
  return tokens.includes("/First") && tokens.includes("/N");
}

function decode(bytes: Uint8Array, text: string, { tokens, end }: Dictionary): string {
  const [lineEnd] = /^\r?\n/.exec(text.slice(end, end + 2)) ?? [];
  if (lineEnd === undefined) throw new UnreadableObjects();
  const filter = filterOf(tokens);
  if (filter === "other") throw new UnreadableObjects();
  // An uncompressed stream is returned too, because only returned text is searched for short names.
  const from = end + lineEnd.length;
  if (filter === "none") return text.slice(from, endOfStream(text, from));
  try {
    return inflateSync(bytes.subarray(from), { maxOutputLength: MOST_EACH }).toString("latin1");
  } catch (error) {
    throw new UnreadableObjects(undefined, { cause: error });
  }
}

function endOfStream(text: string, from: number): number {
  const end = text.indexOf("endstream", from);
  return end < 0 ? text.length : end;
}

/** Accepts only Flate without parameters, because `decode` cannot undo a predictor. */
function filterOf(tokens: readonly string[]): "none" | "flate" | "other" {
  const spelled = tokens.join(" ");
  if (/\/(?:F|FFilter|DP)(?: |$)/.test(spelled)) return "other";
  if (/\/DecodeParms (?!null(?: |$)|\[ null \]|<< >>)/.test(spelled)) return "other";
  const filters = tokens.filter((token) => token === "/Filter").length;
  if (filters === 0) return "none";
  if (filters > 1) return "other";
  return /\/Filter (?:\/FlateDecode(?: |$)|\[ \/FlateDecode \])/.test(spelled) ? "flate" : "other";
}

interface Dictionary {
  /** A flat list, with escapes resolved and strings left out. */
  tokens: string[];
  end: number;
  /** True if the dictionary's brackets pair, so that every reader finds the same end. */
  isPlain: boolean;
}

const TOKEN =
  /[\s\0]+|%[^\r\n]*|<<|>>|[[\]{}()]|<[0-9a-fA-F\s\0]*>|\/[^\s\0()<>[\]{}/%]*|[^\s\0()<>[\]{}/%]+|[<>]/y;

class DictionaryReader {
  #text: string;
  #left: number;

  constructor(text: string) {
    this.#text = text;
    this.#left = MOST_READ_AGAIN * text.length + 1_000_000;
  }

  read(from: number): Dictionary | undefined {
    const tokens: string[] = [];
    const open: string[] = [];
    let isPlain = true;
    for (const { token, end } of this.#tokens(from)) {
      if (tokens.length === 0 && token !== "<<") return undefined;
      // `stream` follows the dictionary, or is inside a dictionary whose brackets do not pair.
      if (token === "stream" && (open.length === 0 || !isPlain)) return { tokens, end, isPlain };
      if (open.length === 0 && tokens.length > 0 && isPlain) return undefined;
      tokens.push(token);
      if (token === "<<" || token === "[") open.push(token);
      if (token === ">>" && open.pop() !== "<<") isPlain = false;
      if (token === "]" && open.pop() !== "[") isPlain = false;
    }
    return undefined;
  }

  *#tokens(from: number): Generator<{ token: string; end: number }> {
    TOKEN.lastIndex = from;
    for (let found = TOKEN.exec(this.#text); found; found = TOKEN.exec(this.#text)) {
      let end = TOKEN.lastIndex;
      const [token] = found;
      if (token === "(") end = this.#stringEnd(end);
      this.#left -= end - found.index;
      if (this.#left < 0) throw new UnreadableObjects();
      if (token !== "(" && !/^[\s\0%]/.test(token)) {
        yield { token: token.startsWith("/") ? unescapeNames(token) : token, end };
      }
      TOKEN.lastIndex = end;
    }
  }

  #stringEnd(from: number): number {
    const text = this.#text;
    for (let at = from, depth = 1; at < text.length; at++) {
      const letter = text[at];
      if (letter === "\\") at++;
      else if (letter === "(") depth++;
      else if (letter === ")" && --depth === 0) return at + 1;
      // The limit also applies inside a string, because a string may have no end.
      if (at - from > this.#left) throw new UnreadableObjects();
    }
    return text.length;
  }
}
