/** Decodes and encodes text in DICOM's character sets (PS3.3, C.12.1.1.2). */

const LABELS: Readonly<Record<string, string>> = {
  "6": "latin1",
  "100": "latin1",
  "101": "iso-8859-2",
  "109": "iso-8859-3",
  "110": "iso-8859-4",
  "144": "iso-8859-5",
  "127": "iso-8859-6",
  "126": "iso-8859-7",
  "138": "iso-8859-8",
  "148": "latin5",
  "203": "iso-8859-15",
  "13": "shift_jis",
  "166": "windows-874",
  "192": "utf-8",
};
/** Some equipment writes UTF-8 and names no character set. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });
const ESCAPE = "\u001b";
const AFTER_ESCAPE = /^[ -/]+[0-~]/;

export const UNICODE = "ISO_IR 192";
export const LATIN_1 = "ISO_IR 100";
export type AnswerCharset = typeof UNICODE | typeof LATIN_1;

export function decodeText(bytes: Uint8Array, names: string): string {
  const name = names.split("\\").find((one) => one.trim() !== "");
  if (name === undefined) return decodeUnnamed(bytes);
  const label = /GB18030|GBK/.test(name)
    ? "gb18030"
    : LABELS[/\d{1,4}$/.exec(name.trim())?.[0] ?? ""];
  const [first = "", ...others] = new TextDecoder(label ?? "latin1").decode(bytes).split(ESCAPE);
  return [first, ...others.map((part) => part.replace(AFTER_ESCAPE, ""))].join("");
}

function decodeUnnamed(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}

/** A letter that the character set lacks loses its accent, or becomes a question mark. */
export function encodeText(text: string, charset: AnswerCharset): Buffer {
  if (charset === UNICODE) return Buffer.from(text.normalize("NFC"));
  const letters = Array.from(text.normalize("NFC"), (letter) => {
    if (isLatin1(letter)) return letter;
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
    return plain !== "" && isLatin1(plain) ? plain : "?";
  });
  return Buffer.from(letters.join(""), "latin1");
}

function isLatin1(letter: string): boolean {
  return (letter.codePointAt(0) ?? 0) < 0x100;
}
