/** Extracts an encapsulated PDF (DICOM PS3.3, A.45.1). */
import type { DataSet } from "dicom-parser";
import { type ByteSource, encryptedSource } from "./byte-source.ts";
import { parser } from "./libraries.ts";
import { LIMITS } from "./limits.ts";
import type { SourceFile } from "./messages.ts";
import { RenderError } from "./render-error.ts";

const CONTENT = "x00420011";
const LENGTH = "x00420015";
const MAGIC = "%PDF-";

export async function extractDocument(file: SourceFile): Promise<Uint8Array> {
  const data = await readWhole(encryptedSource(file));
  const content = data.elements[CONTENT];
  if (!content) throw new RenderError("nao_e_imagem");
  const bytes = data.byteArray.subarray(content.dataOffset, content.dataOffset + content.length);
  if (Buffer.from(bytes.subarray(0, MAGIC.length)).toString("latin1") !== MAGIC) {
    throw new RenderError("nao_e_imagem");
  }
  // A PDF of odd length is padded by one byte. Newer files also give the PDF's own length.
  const declared = data.uint32(LENGTH) ?? bytes.length;
  return Uint8Array.from(bytes.subarray(0, declared));
}

async function readWhole(source: ByteSource): Promise<DataSet> {
  if (source.bytes > LIMITS.documentBytes) throw new RenderError("grande");
  try {
    return parser.parseDicom(await source.read(0, source.bytes));
  } catch {
    throw new RenderError("quebrada");
  }
}
