/** Checks every object in a PDF, also objects that a later one replaces or that the cross-reference table omits. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from "pdf-lib";
import { plainAddress, refusedAddress } from "./addresses.ts";
import type { Anexo, PdfAction } from "./messages.ts";
import {
  type Definitions,
  isOutsideFile,
  isOutsideStream,
  readAutomaticActions,
} from "./outside-content.ts";
import { nameOf, textOf } from "./read-values.ts";

/** The action types that are refused. */
const ACTION_TYPES: ReadonlyMap<string, PdfAction> = new Map([
  ["JavaScript", "JavaScript"],
  ["Launch", "Launch"],
  ["SubmitForm", "SubmitForm"],
  ["ImportData", "ImportData"],
  ["GoToR", "GoToR"],
  ["GoToE", "GoToE"],
  ["Rendition", "RichMedia"],
  ["Movie", "RichMedia"],
  ["Sound", "RichMedia"],
  ["RichMediaExecute", "RichMedia"],
  ["GoTo3DView", "RichMedia"],
]);
const PLAYING = new Set(["RichMedia", "Screen", "Movie", "Sound", "3D"]);
const ACTIVE_KEYS: ReadonlyMap<string, PdfAction> = new Map([
  ["JS", "JavaScript"],
  ["JavaScript", "JavaScript"],
  ["XFA", "XFA"],
]);
const ADDRESS_KEYS = new Set(["URI", "Base"]);
/** Does not match "data:", because a text in Portuguese may begin with "Data:" (date). */
const RUNNING_TEXT = /^(?:javascript|vbscript):/;
const DEEPEST = 200;
/** More pixels than a page of A3 at 600 dots an inch, which has 70 million. */
const MOST_PIXELS = 100_000_000;
const NAME_LENGTH = 200;

/** A signature dictionary of the file, not yet verified. */
export interface SignatureDictionary {
  name: string;
  kind: string;
  byteRange: number[];
  contents: Uint8Array;
}

export interface Structure {
  actions: Set<PdfAction>;
  anexos: Anexo[];
  signatures: SignatureDictionary[];
  isTooHeavy: boolean;
  paginas: number;
}

type Unreadable = { problem: "password" | "broken" };

export async function checkStructure(bytes: Uint8Array): Promise<Structure | Unreadable> {
  const found: Structure = {
    actions: new Set(),
    anexos: [],
    signatures: [],
    isTooHeavy: false,
    paginas: 0,
  };
  try {
    const { context, definitions } = await readEveryObject(bytes);
    if (context.trailerInfo.Encrypt) return { problem: "password" };
    const definitionsOf = ({ objectNumber }: PDFRef) => definitions.get(objectNumber) ?? [];
    const check = { found, definitionsOf, opensAddress: readAutomaticActions(definitionsOf) };
    for (const object of [...definitions.values()].flat()) visit(object, check, 0);
    found.paginas = pageCount(context);
    return found;
  } catch {
    return { problem: "broken" };
  }
}

interface Check {
  found: Structure;
  definitionsOf: Definitions;
  opensAddress(dict: PDFDict): boolean;
}

/** Returns all objects of each number. The parser itself keeps only the last. */
async function readEveryObject(bytes: Uint8Array) {
  const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY);
  const { context } = parser as unknown as { context: PDFContext };
  const definitions = new Map<number, PDFObject[]>();
  const assign = context.assign.bind(context);
  context.assign = (ref, object) => {
    const known = definitions.get(ref.objectNumber);
    if (known) known.push(object);
    else definitions.set(ref.objectNumber, [object]);
    assign(ref, object);
  };
  await parser.parseDocument();
  return { context, definitions };
}

/** Counts pages of the parsed context, because the library's `load` would parse the bytes once more. */
function pageCount(context: PDFContext): number {
  const Document = PDFDocument as unknown as new (
    context: PDFContext,
    ignoreEncryption: boolean,
    updateMetadata: boolean,
  ) => PDFDocument;
  return new Document(context, false, false).getPageCount();
}

function visit(object: unknown, check: Check, depth: number): void {
  if (depth > DEEPEST) throw new Error("nested too deep");
  const { actions } = check.found;
  if (object instanceof PDFArray) {
    for (const item of object.asArray()) visit(item, check, depth + 1);
  } else if (object instanceof PDFStream) {
    if (isOutsideStream(object.dict)) actions.add("External");
    visit(object.dict, check, depth + 1);
  } else if (object instanceof PDFDict) {
    checkDict(object, check);
    for (const [, value] of object.entries()) {
      if (!(value instanceof PDFRef)) visit(value, check, depth + 1);
    }
  } else if (depth === 0 && isRunning(textOf(object))) {
    // A URI may be an object of its own, a plain string.
    actions.add("URI");
  }
}

function checkDict(dict: PDFDict, { found, definitionsOf, opensAddress }: Check): void {
  const action = ACTION_TYPES.get(nameOf(dict, "S") ?? "");
  if (action) found.actions.add(action);
  // A `Thread` action with `F` opens an article thread of another file.
  if (nameOf(dict, "S") === "Thread" && dict.has(PDFName.of("F"))) found.actions.add("GoToR");
  if (opensAddress(dict)) found.actions.add("OpenAddress");
  if (isOutsideFile(dict)) found.actions.add("External");
  const isAnnotation = dict.has(PDFName.of("Rect"));
  if (isAnnotation && PLAYING.has(nameOf(dict, "Subtype") ?? "")) found.actions.add("RichMedia");
  for (const [key, value] of dict.entries()) {
    const name = key.decodeText();
    const active = ACTIVE_KEYS.get(name);
    if (active) found.actions.add(active);
    if (!ADDRESS_KEYS.has(name)) continue;
    for (const address of value instanceof PDFRef ? definitionsOf(value) : [value]) {
      const refused = refusedAddress(textOf(address));
      if (refused) found.actions.add(refused);
    }
  }
  if (nameOf(dict, "Subtype") === "Image" && pixelsOf(dict) > MOST_PIXELS) found.isTooHeavy = true;
  if (dict.has(PDFName.of("EF"))) found.anexos.push(anexoOf(dict));
  const isSignature = nameOf(dict, "Type") === "Sig" || dict.has(PDFName.of("ByteRange"));
  if (isSignature && dict.has(PDFName.of("Contents"))) {
    found.signatures.push(signatureOf(dict));
  }
}

function isRunning(text: string): boolean {
  return RUNNING_TEXT.test(plainAddress(text));
}

function pixelsOf(dict: PDFDict): number {
  const [width, height] = ["Width", "Height"].map((key) => {
    const value = dict.lookup(PDFName.of(key));
    return value instanceof PDFNumber ? value.asNumber() : 0;
  });
  return (width ?? 0) * (height ?? 0);
}

function anexoOf(spec: PDFDict): Anexo {
  const named = ["UF", "F"].map((key) => textOf(spec.lookup(PDFName.of(key)))).find(Boolean);
  const files = spec.lookup(PDFName.of("EF"));
  const [file] = files instanceof PDFDict ? files.values() : [];
  const stream = file && spec.context.lookup(file);
  const bytes = stream instanceof PDFRawStream ? stream.getContentsSize() : null;
  return { nome: (named ?? "sem nome").slice(0, NAME_LENGTH), bytes };
}

function signatureOf(dict: PDFDict): SignatureDictionary {
  const contents = dict.lookup(PDFName.of("Contents"));
  const range = dict.lookup(PDFName.of("ByteRange"));
  const isText = contents instanceof PDFHexString || contents instanceof PDFString;
  return {
    name: textOf(dict.lookup(PDFName.of("Name"))).slice(0, NAME_LENGTH),
    kind: nameOf(dict, "SubFilter") ?? "",
    byteRange: (range instanceof PDFArray ? range.asArray() : []).map((one) =>
      one instanceof PDFNumber ? one.asNumber() : -1,
    ),
    contents: isText ? contents.asBytes() : new Uint8Array(),
  };
}
