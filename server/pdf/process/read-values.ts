import { type PDFDict, PDFHexString, PDFName, PDFString } from "pdf-lib";

/** Reads a name, or a string that some readers accept as a name. */
export function nameOf(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : textOf(value) || undefined;
}

export function textOf(value: unknown): string {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : "";
}
