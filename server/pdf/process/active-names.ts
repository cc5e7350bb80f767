/** Searches all bytes for names, because readers differ in which objects of a PDF they use. */
import type { PdfAction } from "./messages.ts";

/** Names too long to occur by chance in compressed bytes (ISO 32000-2, 12.6.4 and 13). */
const ACTIVE_NAME =
  /\/(?:(JavaScript)|(Launch)|(SubmitForm)|(ImportData)|(GoToR)|(GoToE)|(RichMedia[A-Za-z]{0,20}|Rendition|GoTo3DView)|(XFA))(?![^\s\0()<>[\]{}/%])/g;
const ACTIONS = [
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToR",
  "GoToE",
  "RichMedia",
  "XFA",
] as const satisfies readonly PdfAction[];
/** Names so short that they could occur by chance. They count only as the type of an action or annotation. */
const PLAYING =
  /\/S(?:ubtype)?(?:[\s\0]|%[^\r\n]{0,99}[\r\n]){0,99}\/(?:Movie|Sound|Screen|3D)(?![^\s\0()<>[\]{}/%])/;
const FILE = /\/EmbeddedFile(?![^\s\0()<>[\]{}/%])/;
/** Searched only in text without stream data, because compressed bytes could contain so short a name by chance. */
const SHORT_NAME = /\/JS(?![^\s\0()<>[\]{}/%])/;
const ENCRYPTED = /\/Encrypt(?![^\s\0()<>[\]{}/%])/;

const RUNNING = ["javascript:", "vbscript:"];
const LONGEST = Math.max(...RUNNING.map(({ length }) => length));
/** Characters that viewers and browsers ignore in a URI: blanks, control characters, a byte order mark. */
const DROPPED = /[\0-\x20\xfe\xff\xef\xbb\xbf]/;

/** Resolves a name's `#` escapes once, as every reader does. */
export function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_all, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

export function hasEncryption(text: string): boolean {
  return ENCRYPTED.test(unescapeNames(text));
}

export function hasFile(text: string): boolean {
  return FILE.test(unescapeNames(text));
}

/** @param text bytes as latin1 @param isPlain true if the text contains no stream data */
export function findActions(text: string, { isPlain }: { isPlain: boolean }): Set<PdfAction> {
  const found = new Set<PdfAction>();
  const names = unescapeNames(text);
  for (const [, ...groups] of names.matchAll(ACTIVE_NAME)) {
    const action = ACTIONS[groups.findIndex((group) => group !== undefined)];
    if (action) found.add(action);
  }
  if (PLAYING.test(names)) found.add("RichMedia");
  if (isPlain && SHORT_NAME.test(names)) found.add("JavaScript");
  if (hasRunningAddress(text)) found.add("URI");
  return found;
}

function hasRunningAddress(text: string): boolean {
  for (let at = text.indexOf("("); at >= 0; at = text.indexOf("(", at + 1)) {
    if (isRunning(literalLetters(text, at + 1))) return true;
  }
  for (let at = text.indexOf("<"); at >= 0; at = text.indexOf("<", at + 1)) {
    if (isRunning(hexLetters(text, at + 1))) return true;
  }
  return false;
}

/** Stops at the first letter that fits no `RUNNING` scheme, because each bracket of the file starts a call. */
function isRunning(letters: Generator<string>): boolean {
  let start = "";
  for (const letter of letters) {
    if (DROPPED.test(letter)) continue;
    start += letter.toLowerCase();
    if (!RUNNING.some((one) => one.startsWith(start) || start.startsWith(one))) return false;
    if (RUNNING.includes(start)) return true;
    if (start.length > LONGEST) return false;
  }
  return false;
}

/** Reads a literal string (ISO 32000-2, 7.3.4.2). */
function* literalLetters(text: string, from: number): Generator<string> {
  for (let at = from; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === ")") return;
    if (letter !== "\\") {
      yield letter;
      continue;
    }
    const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
    if (octal) {
      yield String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      at += octal.length;
    } else {
      // An escaped line break or `\n` becomes a space, which `isRunning` ignores.
      at++;
      const escaped = text.charAt(at);
      yield "nrtbf\r\n".includes(escaped) ? " " : escaped;
    }
  }
}

/** Reads a hexadecimal string (ISO 32000-2, 7.3.4.3). */
function* hexLetters(text: string, from: number): Generator<string> {
  let half = "";
  for (let at = from; at < text.length; at++) {
    const digit = text.charAt(at);
    if (/[0-9a-f]/i.test(digit)) {
      half += digit;
      if (half.length === 2) {
        yield String.fromCharCode(Number.parseInt(half, 16));
        half = "";
      }
    } else if (!/[\s\0]/.test(digit)) return;
  }
}
