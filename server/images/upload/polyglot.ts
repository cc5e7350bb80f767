/** The beginnings of HTML pages, scripts and PDFs, too long to occur by chance in compressed pixels. */
const FOREIGN_TEXT =
  /<script[\s>/]|<html[\s>]|<!doctype\s+html|<svg[\s>][^<]{0,400}>|<\?php\s|<iframe\s|%PDF-1\.\d/i;
const FOREIGN_BYTES = [
  Buffer.from("Rar!\u001a\u0007", "latin1"),
  Buffer.from("7z\xbc\xaf\x27\x1c", "latin1"),
];

const ZIP_END = Buffer.from("PK\u0005\u0006", "latin1");
const ZIP_ENTRY = Buffer.from("PK\u0001\u0002", "latin1");
const ZIP_END_BYTES = 22;
/** The size of a ZIP's end record with the longest comment that it may have (PKWARE's APPNOTE, 4.3.16). */
const ZIP_END_REACH = ZIP_END_BYTES + 65_535;

export function isPolyglot(bytes: Buffer): boolean {
  return (
    FOREIGN_BYTES.some((signature) => bytes.includes(signature)) ||
    FOREIGN_TEXT.test(bytes.toString("latin1")) ||
    isZip(bytes)
  );
}

/** Programs read a ZIP archive from its end, whatever the file begins with. */
function isZip(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(ZIP_END);
  if (end < 0 || end < bytes.length - ZIP_END_REACH || end + ZIP_END_BYTES > bytes.length)
    return false;
  const directory = end - bytes.readUInt32LE(end + 12);
  return directory >= 0 && bytes.subarray(directory, directory + 4).equals(ZIP_ENTRY);
}
