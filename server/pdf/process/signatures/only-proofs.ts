/**
 * Tells additions that prove a signature (time stamps and validation data: ETSI EN 319 142-1, 5.4) from additions that
 * change what is shown. The file's structure and the engine that draws it must both find nothing else, because two
 * readers of PDF can disagree.
 */
import { createHash } from "node:crypto";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from "pdf-lib";
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { drawPage, withPdf } from "../draw-pdf.ts";

/** Drawing both states of a longer file would use up the time that one document may take. */
const MOST_PAGES = 20;
const WIDTH = 400;
/** Entries of the catalog that may change: validation data, the extension that allows it, and the list of fields. */
const CATALOG_PROOFS = new Set(["DSS", "Extensions", "AcroForm"]);

/** @param end where the signed part of the file ends */
export async function addsOnlyProofs(bytes: Uint8Array, end: number): Promise<boolean> {
  const signed = bytes.subarray(0, end);
  try {
    if (!hasSameStructure(await parse(signed), await parse(bytes))) return false;
    const [before, after] = [await appearance(signed), await appearance(bytes)];
    return before !== undefined && before === after;
  } catch {
    return false;
  }
}

async function parse(bytes: Uint8Array): Promise<PDFContext> {
  const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY);
  return parser.parseDocument();
}

function hasSameStructure(before: PDFContext, after: PDFContext): boolean {
  const root = before.trailerInfo.Root;
  if (!(root instanceof PDFRef) || root !== after.trailerInfo.Root) return false;
  if (definesWhatWasMissing(before, after)) return false;
  const form = formOf(before);
  const states = { before, after, stamps: new Set<PDFObject>(newTimeStamps(before, after)) };
  if (states.stamps.size === 0 && isSame(validationDataOf(before), validationDataOf(after))) {
    return false;
  }
  return before.enumerateIndirectObjects().every(([ref, old]) => {
    const now = after.lookup(ref);
    if (now === undefined) return false;
    if (isSame(old, now)) return true;
    if (old instanceof PDFArray && now instanceof PDFArray) return addsStamps(old, now, states);
    if (!(old instanceof PDFDict && now instanceof PDFDict)) return false;
    if (ref === root) {
      return hasSameEntries(old, now, CATALOG_PROOFS) && hasSameForm(states);
    }
    if (old === form) return hasSameForm(states);
    const isPage = old.get(PDFName.of("Type")) === PDFName.of("Page");
    return (
      isPage && hasSameEntries(old, now, new Set(["Annots"])) && keeps("Annots", old, now, states)
    );
  });
}

interface States {
  before: PDFContext;
  after: PDFContext;
  stamps: Set<PDFObject>;
}

/** An object that the signed part mentions without defining it would be filled in by the addition. */
function definesWhatWasMissing(before: PDFContext, after: PDFContext): boolean {
  const missing = new Set<PDFRef>();
  for (const [, object] of before.enumerateIndirectObjects()) {
    for (const ref of refsIn(object)) if (before.lookup(ref) === undefined) missing.add(ref);
  }
  return [...missing].some((ref) => after.lookup(ref) !== undefined);
}

function refsIn(object: PDFObject): PDFRef[] {
  if (object instanceof PDFRef) return [object];
  if (object instanceof PDFRawStream) return refsIn(object.dict);
  if (object instanceof PDFArray) return object.asArray().flatMap(refsIn);
  if (object instanceof PDFDict) return object.values().flatMap(refsIn);
  return [];
}

function validationDataOf(context: PDFContext): PDFObject | undefined {
  return context.lookup(context.trailerInfo.Root, PDFDict).get(PDFName.of("DSS"));
}

function formOf(context: PDFContext): PDFDict | undefined {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  return catalog.lookupMaybe(PDFName.of("AcroForm"), PDFDict);
}

function hasSameForm(states: States): boolean {
  const [old, now] = [formOf(states.before), formOf(states.after)];
  if (!now) return old === undefined;
  const empty = PDFDict.withContext(states.before);
  const added = new Set(["Fields", "SigFlags"]);
  return hasSameEntries(old ?? empty, now, added) && keeps("Fields", old ?? empty, now, states);
}

/** The list under `key` still begins as it did, and only invisible time stamps were added. */
function keeps(key: string, old: PDFDict, now: PDFDict, states: States): boolean {
  const name = PDFName.of(key);
  const none = PDFArray.withContext(states.before);
  const [was, is] = [old.lookupMaybe(name, PDFArray), now.lookupMaybe(name, PDFArray)];
  return addsStamps(was ?? none, is ?? none, states);
}

function addsStamps(was: PDFArray, is: PDFArray, { stamps }: States): boolean {
  const [first, second] = [was.asArray(), is.asArray()];
  return (
    first.every((one, index) => isSame(one, second[index])) &&
    second.slice(first.length).every((one) => stamps.has(one))
  );
}

function newTimeStamps(before: PDFContext, after: PDFContext): PDFRef[] {
  return after
    .enumerateIndirectObjects()
    .filter(([ref, field]) => before.lookup(ref) === undefined && isTimeStamp(field))
    .map(([ref]) => ref);
}

function isTimeStamp(field: PDFObject): boolean {
  if (!(field instanceof PDFDict) || field.get(PDFName.of("FT")) !== PDFName.of("Sig"))
    return false;
  if (["Kids", "A", "AA", "Parent"].some((key) => field.has(PDFName.of(key)))) return false;
  const rect = field.lookupMaybe(PDFName.of("Rect"), PDFArray)?.asArray() ?? [];
  if (!rect.every((one) => one instanceof PDFNumber && one.asNumber() === 0)) return false;
  const stamp = field.lookup(PDFName.of("V"));
  return (
    stamp instanceof PDFDict && stamp.get(PDFName.of("SubFilter")) === PDFName.of("ETSI.RFC3161")
  );
}

function hasSameEntries(old: PDFDict, now: PDFDict, except: ReadonlySet<string>): boolean {
  const keys = new Set([...old.keys(), ...now.keys()]);
  return [...keys].every(
    (key) => except.has(key.decodeText()) || isSame(old.get(key), now.get(key)),
  );
}

function isSame(old: PDFObject | undefined, now: PDFObject | undefined): boolean {
  if (old instanceof PDFRawStream && now instanceof PDFRawStream) {
    const isContent = Buffer.from(old.contents).equals(Buffer.from(now.contents));
    return isContent && isSame(old.dict, now.dict);
  }
  return old?.constructor === now?.constructor && old?.toString() === now?.toString();
}

/** @returns a hash of all pages, notes and fields as the engine reads them; undefined if there are too many pages */
async function appearance(bytes: Uint8Array): Promise<string | undefined> {
  return withPdf(bytes, async (pdf) => {
    if (pdf.numPages > MOST_PAGES) return undefined;
    const hash = createHash("sha256").update(JSON.stringify(await fieldsOf(pdf)));
    for (let numero = 1; numero <= pdf.numPages; numero++) {
      const { imagens, texto } = await drawPage(pdf, numero, [WIDTH]);
      const notes = (await (await pdf.getPage(numero)).getAnnotations()) as Shown[];
      hash.update(JSON.stringify([texto, notes.filter(isShown)]));
      for (const image of imagens) hash.update(image);
    }
    return hash.digest("hex");
  });
}

interface Shown {
  rect?: number[];
}

async function fieldsOf(pdf: PDFDocumentProxy): Promise<Shown[]> {
  const fields = Object.values((await pdf.getFieldObjects()) ?? {}).flat() as Shown[];
  return fields.filter(isShown);
}

function isShown({ rect = [] }: Shown): boolean {
  return rect.some((side) => side !== 0);
}
