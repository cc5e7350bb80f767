import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { refusedAddress } from "./addresses.ts";
import type { Anexo, PdfAction } from "./messages.ts";

export interface EngineFindings {
  actions: Set<PdfAction>;
  anexos: Anexo[];
  isEncrypted: boolean;
}

/** Annotations that play or run something (ISO 32000-2, 12.5.6 and 13). */
const PLAYING = new Set(["RichMedia", "Screen", "Movie", "Sound", "3D"]);

interface Linked {
  subtype?: string;
  actions?: unknown;
  url?: unknown;
  unsafeUrl?: unknown;
  attachmentDest?: unknown;
  attachment?: unknown;
  file?: { filename?: string };
  fileId?: string;
  items?: Linked[];
}

export async function checkByEngine(pdf: PDFDocumentProxy): Promise<EngineFindings> {
  const found: EngineFindings = { actions: new Set(), anexos: [], isEncrypted: false };
  found.isEncrypted = (await pdf.getPermissions()) !== null;
  if ((await pdf.getJSActions()) || (await hasFieldActions(pdf))) found.actions.add("JavaScript");
  const { info } = await pdf.getMetadata();
  if ((info as { IsXFAPresent?: boolean }).IsXFAPresent) found.actions.add("XFA");
  for (const [name, file] of (await pdf.getAttachments()) ?? []) {
    found.anexos.push(await describe(pdf, name, (file as { filename?: string }).filename));
  }
  for (const line of ((await pdf.getOutline()) ?? []) as Linked[]) checkOutline(line, found);
  for (let numero = 1; numero <= pdf.numPages; numero++) {
    const page = await pdf.getPage(numero);
    if (await page.getJSActions()) found.actions.add("JavaScript");
    for (const annotation of (await page.getAnnotations()) as Linked[]) {
      checkLinked(annotation, found);
      const { file, fileId } = annotation;
      if (file) found.anexos.push(await describe(pdf, fileId ?? "", file.filename));
    }
    page.cleanup();
  }
  return found;
}

/** Replaces the engine's `hasJSActions`, which is true for every signature field. */
async function hasFieldActions(pdf: PDFDocumentProxy): Promise<boolean> {
  const fields = Object.values((await pdf.getFieldObjects()) ?? {}).flat();
  return fields.some((field) => Boolean((field as Linked).actions));
}

const DEEPEST_OUTLINE = 100;

function checkOutline(line: Linked, found: EngineFindings, depth = 0): void {
  checkLinked(line, found);
  if (depth > DEEPEST_OUTLINE) return;
  for (const one of line.items ?? []) checkOutline(one, found, depth + 1);
}

function checkLinked(linked: Linked, { actions }: EngineFindings): void {
  if (linked.subtype && PLAYING.has(linked.subtype)) actions.add("RichMedia");
  if (linked.actions) actions.add("JavaScript");
  if (linked.attachmentDest) actions.add("GoToE");
  for (const address of [linked.url, linked.unsafeUrl]) {
    if (typeof address !== "string") continue;
    const refused = refusedAddress(address);
    if (refused) actions.add(refused);
  }
}

async function describe(pdf: PDFDocumentProxy, id: string, nome = ""): Promise<Anexo> {
  const content = await pdf.getAttachmentContent(id).catch(() => null);
  return { nome: nome || id || "sem nome", bytes: content?.byteLength ?? null };
}
