/** Incremental updates of PDFs that pdf-lib wrote without object streams (ISO 32000-2, 7.5.6). */
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, type PDFRef } from "pdf-lib";

export interface Outline {
  root: number;
  catalog: PDFDict;
  page: { ref: number; dict: PDFDict };
  form: { ref: number; dict: PDFDict };
  /** The first object number that the file does not use. */
  next: number;
}

export async function outlineOf(pdf: Uint8Array): Promise<Outline> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = document;
  const [page] = document.getPages();
  const form = catalog.get(PDFName.of("AcroForm")) as PDFRef;
  if (!page) throw new Error("no page");
  return {
    root: (context.trailerInfo.Root as PDFRef).objectNumber,
    catalog,
    page: { ref: page.ref.objectNumber, dict: page.node },
    form: { ref: form.objectNumber, dict: context.lookup(form, PDFDict) },
    next: context.largestObjectNumber + 1,
  };
}

/** The dictionary with other entries, as text; an entry of undefined is left out. */
export function withEntries(dict: PDFDict, entries: Record<string, string | undefined>): string {
  const unchanged = dict
    .entries()
    .map(([key, value]) => [key.decodeText(), textOf(value)] as const)
    .filter(([key]) => !(key in entries));
  const given = Object.entries(entries).filter(([, value]) => value !== undefined);
  return `<< ${[...unchanged, ...given].map(([key, value]) => `/${key} ${value}`).join(" ")} >>`;
}

/** The list under `key`, with one reference more. */
export function withItem(dict: PDFDict, key: string, ref: number): string {
  const list = dict.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? [];
  return `[ ${[...list.map(textOf), `${ref} 0 R`].join(" ")} ]`;
}

function textOf(value: PDFObject): string {
  return value.toString();
}

/** Appends the objects, a table that lists them, and a trailer. */
export function updated(pdf: Buffer, objects: ReadonlyMap<number, string>): Buffer {
  const text = pdf.toString("latin1");
  const [, root = "1 0 R"] = /\/Root (\d+ 0 R)/.exec(text) ?? [];
  const previous = [...text.matchAll(/startxref\s+(\d+)\s+%%EOF/g)].at(-1)?.[1] ?? "0";
  const size =
    Math.max(
      ...objects.keys(),
      ...[...text.matchAll(/\/Size (\d+)/g)].map(([, n]) => Number(n) - 1),
    ) + 1;
  let body = "\n";
  const lines: string[] = [];
  for (const [number, content] of objects) {
    const at = pdf.length + body.length;
    lines.push(`${number} 1\n${String(at).padStart(10, "0")} 00000 n \n`);
    body += `${number} 0 obj\n${content}\nendobj\n`;
  }
  const table = `xref\n${lines.join("")}`;
  const trailer = `trailer\n<< /Size ${size} /Root ${root} /Prev ${previous} >>\nstartxref\n${pdf.length + body.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(body + table + trailer, "latin1")]);
}
