/** What a PDF fetches, or opens without a click, from outside itself (ISO 32000-2, 7.3.8, 7.11, 8.10.4 and 12.6). */
import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef } from "pdf-lib";
import { nameOf } from "./read-values.ts";

/** `OpenAction` runs with the document, each action in `AA` by an event such as a page that opens. */
const AUTOMATIC_KEYS = ["OpenAction", "AA"].map((key) => PDFName.of(key));
/** A stream's data in another file, a page of another document, and a prepress image in another file. */
const OUTSIDE_KEYS = ["F", "Ref", "OPI"].map((key) => PDFName.of(key));

/** @returns every definition of an object, also those that another replaced */
export type Definitions = (ref: PDFRef) => readonly PDFObject[];

/** @returns whether a dictionary's `OpenAction` or `AA` opens an address; each action is read once a file */
export function readAutomaticActions(definitionsOf: Definitions): (dict: PDFDict) => boolean {
  const seen = new Set<PDFObject>();
  const opens = (value: unknown, isEvents = false): boolean => {
    if (value instanceof PDFRef) return definitionsOf(value).some((one) => opens(one, isEvents));
    if (value instanceof PDFArray) return value.asArray().some((one) => opens(one));
    if (!(value instanceof PDFDict) || seen.has(value)) return false;
    seen.add(value);
    if (nameOf(value, "S") === "URI") return true;
    const isAction = value.has(PDFName.of("S"));
    const next = isEvents && !isAction ? value.values() : [value.get(PDFName.of("Next"))];
    return next.some((one) => opens(one));
  };
  return (dict) => AUTOMATIC_KEYS.some((key) => opens(dict.get(key), true));
}

export function isOutsideStream(dict: PDFDict): boolean {
  return OUTSIDE_KEYS.some((key) => dict.has(key));
}

/** A file specification whose file is an address. */
export function isOutsideFile(dict: PDFDict): boolean {
  return nameOf(dict, "FS") === "URL";
}
