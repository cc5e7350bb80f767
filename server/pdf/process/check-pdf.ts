/** Checks a PDF in three ways, because programs read one differently. One forbidden action found refuses it. */
import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { findActions, hasEncryption, hasFile } from "./active-names.ts";
import { checkByEngine } from "./check-by-engine.ts";
import { checkStructure } from "./check-structure.ts";
import type { Anexo, CheckedPdf, PdfAction, RefusedPdf } from "./messages.ts";
import { readObjectStreams, UnreadableObjects } from "./object-streams.ts";
import { checkSignatures } from "./signatures/check-signatures.ts";
import { addsOnlyProofs } from "./signatures/only-proofs.ts";

/** PDF readers accept this beginning anywhere in the first kilobyte (Adobe's PDF Reference 1.7, H.3). */
const MAGIC = "%PDF-";
const MAGIC_WITHIN = 1024;
const END = "%%EOF";
/** Other bytes around a PDF make the same file a page, an archive or a picture for other programs. */
const OTHER = /[^\t\n\f\r \0]/;
const MOST_ANEXOS = 100;

type WithEngine = <T>(work: (pdf: PDFDocumentProxy) => Promise<T>) => Promise<T>;

export interface PdfCheckNeeds {
  maxPages: number;
  /** Trusted certificates as PEM. */
  icpRoots?: string;
  /** When the clinic received the file; now, if it has just arrived. */
  receivedAt?: Date | undefined;
}

/** @param withEngine a function that opens the bytes and draws a page @throws the engine's errors */
export async function checkPdf(
  bytes: Uint8Array,
  { maxPages, icpRoots = "", receivedAt = new Date() }: PdfCheckNeeds,
  withEngine: WithEngine,
): Promise<CheckedPdf | RefusedPdf> {
  const spelling = checkSpelling(bytes);
  if ("problem" in spelling) return spelling;
  // Frees the memory of the previous check, which is several times the file's size.
  globalThis.gc?.();
  const structure = await checkStructure(bytes);
  if ("problem" in structure) return structure;
  if (structure.actions.size > 0) return active(structure.actions);
  const { paginas, signatures } = structure;
  if (structure.isTooHeavy) return { problem: "too-heavy" };
  if (paginas === 0) return { problem: "broken" };
  if (paginas > maxPages) return { problem: "too-many-pages" };
  globalThis.gc?.();
  const engine = await withEngine((pdf) => checkByEngine(pdf));
  if (engine.actions.size > 0) return active(engine.actions);
  if (engine.isEncrypted) return { problem: "password" };
  const signed = await checkSignatures(bytes, signatures, {
    icpRoots,
    receivedAt,
    addsOnlyProofs: (end) => addsOnlyProofs(bytes, end),
  });
  return {
    paginas,
    anexos: together(engine.anexos, structure.anexos, spelling.hasFile),
    assinado: signatures.length > 0,
    assinado_por: signed.assinaturas[0]?.nome || signatures[0]?.name || null,
    ...signed,
  };
}

function checkSpelling(bytes: Uint8Array): RefusedPdf | { hasFile: boolean } {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const start = text.slice(0, MAGIC_WITHIN).indexOf(MAGIC);
  if (start < 0) return { problem: "not-a-pdf" };
  const end = text.lastIndexOf(END);
  if (end < 0) return { problem: "broken" };
  const around = text.slice(0, start) + text.slice(end + END.length);
  if (OTHER.test(around)) return { problem: "not-alone" };
  if (hasEncryption(text)) return { problem: "password" };
  const actions = new Set(findActions(text, { isPlain: false }));
  let carriesFile = hasFile(text);
  try {
    for (const objects of readObjectStreams(bytes, text)) {
      for (const action of findActions(objects, { isPlain: true })) actions.add(action);
      carriesFile ||= hasFile(objects);
    }
  } catch (error) {
    if (!(error instanceof UnreadableObjects)) throw error;
    return actions.size > 0 ? active(actions) : { problem: "unclear" };
  }
  return actions.size > 0 ? active(actions) : { hasFile: carriesFile };
}

function active(actions: Iterable<PdfAction>): RefusedPdf {
  return { problem: "active", actions: [...actions].sort() };
}

function together(
  engine: readonly Anexo[],
  structure: readonly Anexo[],
  isSpelled: boolean,
): Anexo[] {
  const known = new Set(engine.map(({ nome }) => nome));
  const all = [...engine, ...structure.filter(({ nome }) => !known.has(nome))];
  if (all.length === 0 && isSpelled) return [{ nome: "sem nome", bytes: null }];
  return all.slice(0, MOST_ANEXOS);
}
