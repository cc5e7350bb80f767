/**
 * Whether a PDF may be kept and given out. Every object in the file is looked at, also what its table of
 * contents leaves out: another program may find it.
 */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
  PDFString,
} from "pdf-lib";
import type { JudgedPdf, PdfProblem } from "./messages.ts";

/** ISO 32000-1 allows it anywhere in the first kilobyte. */
const MAGIC = "%PDF-";
const MAGIC_WITHIN = 1024;
/** What runs when a PDF is opened or clicked (ISO 32000-1, 12.6.4). */
const ACTIVE_ACTIONS = new Set(["JavaScript", "Launch"]);
/** Keys whose value is a script or a form that carries some. */
const ACTIVE_KEYS = ["JS", "JavaScript", "XFA"];
const DEEPEST = 200;

type Judgement = JudgedPdf | { problem: PdfProblem };

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, MAGIC_WITHIN)).toString("latin1").includes(MAGIC);
}

export async function judgePdf(bytes: Uint8Array, maxPages: number): Promise<Judgement> {
  if (!isPdf(bytes)) return { problem: "not-a-pdf" };
  let pdf: PDFDocument;
  try {
    pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  } catch {
    // What is locked fails to parse in more than one way.
    return { problem: /\/Encrypt\b/.test(spelledOut(bytes)) ? "password" : "broken" };
  }
  if (pdf.isEncrypted) return { problem: "password" };
  const found = look(pdf);
  if (found.isActive || hasActiveText(bytes)) return { problem: "active" };
  let paginas: number;
  try {
    paginas = pdf.getPageCount();
  } catch {
    return { problem: "broken" };
  }
  if (paginas === 0) return { problem: "broken" };
  if (paginas > maxPages) return { problem: "too-many-pages" };
  return {
    paginas,
    assinado: found.signature !== undefined,
    assinado_por: found.signature || null,
  };
}

interface Found {
  isActive: boolean;
  /** Who signed; "" where the signature does not say. */
  signature?: string;
}

function look(pdf: PDFDocument): Found {
  const found: Found = { isActive: false };
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    // What the parser gave up on may be read by another.
    if (object instanceof PDFInvalidObject) found.isActive ||= hasActiveText(bytesOf(object));
    else visit(object, found, 0);
  }
  return found;
}

function visit(object: unknown, found: Found, depth: number): void {
  if (depth > DEEPEST) {
    found.isActive = true;
    return;
  }
  if (object instanceof PDFArray) {
    for (const item of object.asArray()) visit(item, found, depth + 1);
  } else if (object instanceof PDFStream) {
    visit(object.dict, found, depth + 1);
  } else if (object instanceof PDFDict) {
    judgeDict(object, found);
    for (const [, value] of object.entries()) {
      if (!(value instanceof PDFRef)) visit(value, found, depth + 1);
    }
  }
}

function judgeDict(dict: PDFDict, found: Found): void {
  const action = nameOf(dict, "S");
  if (action && ACTIVE_ACTIONS.has(action)) found.isActive = true;
  if (ACTIVE_KEYS.some((key) => hasKey(dict, key))) found.isActive = true;
  const isSignature = nameOf(dict, "Type") === "Sig" || hasKey(dict, "ByteRange");
  if (isSignature && hasKey(dict, "Contents")) {
    const name = dict.lookup(PDFName.of("Name"));
    const isText = name instanceof PDFString || name instanceof PDFHexString;
    found.signature ||= isText ? name.decodeText().slice(0, 200) : "";
  }
}

function hasKey(dict: PDFDict, key: string): boolean {
  return dict.keys().some((name) => name.decodeText() === key);
}

function nameOf(dict: PDFDict, key: string): string | undefined {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function bytesOf(object: PDFInvalidObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** As the file spells it, escapes resolved: no parser of ours stands between. */
function hasActiveText(bytes: Uint8Array): boolean {
  return /\/S\s*\/(?:JavaScript|Launch)\b/.test(spelledOut(bytes));
}

function spelledOut(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString("latin1")
    .replace(/#([0-9a-f]{2})/gi, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
