import { ACTIONS, plain } from "./active-pdfs.ts";
import { baseObjects, lockedWithNothing, stream } from "./raw-pdf.ts";

/** No other object of the PDF refers to the embedded file. */
export function pdfWithHiddenFile(): Uint8Array {
  return plain({ objects: { 9: stream("/Type/EmbeddedFile", "a,b") } });
}

export function lockedWithNothingPdf(): Uint8Array {
  return lockedWithNothing(
    baseObjects({ catalog: "/OpenAction 9 0 R", objects: { 9: ACTIONS.JavaScript } }),
  );
}
