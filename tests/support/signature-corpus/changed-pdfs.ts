import { readFileSync } from "node:fs";
import path from "node:path";
import { withCertificate } from "../cms-changes.ts";
import { outlineOf, updated, withEntries, withItem } from "../pdf-updates.ts";
import type { Pki, Room } from "../signed-pdfs.ts";

const STAMP = `<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /Contents <00> /ByteRange [ 0 1 2 3 ] >>`;

export function cmsIn(pdf: Buffer): Buffer {
  const [, hex = ""] =
    [...pdf.toString("latin1").matchAll(/\/Contents <([0-9a-f]{9,})>/g)].at(-1) ?? [];
  const padded = Buffer.from(hex, "hex");
  // The length of the outer sequence stands in its third and fourth byte.
  return padded.subarray(0, 4 + padded.readUInt16BE(2));
}

export function signedBytes(pdf: Buffer): Buffer {
  const ranges = [...pdf.toString("latin1").matchAll(/\/ByteRange \[ ([\d ]+?) +\]/g)];
  const numbers = ranges.map(([, text = ""]) => text.split(" ").map(Number));
  const [start = 0, length = 0, next = 0, rest = 0] =
    numbers.toSorted((one, other) => (one[2] ?? 0) - (other[2] ?? 0)).at(-1) ?? [];
  return Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]);
}

export function replaced(pdf: Buffer, from: string, to: string): Buffer {
  return Buffer.from(pdf.toString("latin1").replace(from, to), "latin1");
}

export function only(pki: Pki) {
  const certificate = readFileSync(path.join(pki.folder, "doctor.pem"), "utf8");
  return (cms: Buffer) => withCertificate(cms, certificate);
}

export function twin(pki: Pki) {
  const certificate = readFileSync(path.join(pki.folder, "twin.pem"), "utf8");
  return (cms: Buffer) => withCertificate(cms, certificate);
}

export function toEnd({ range }: Room, bytes: Buffer): Room["range"] {
  return [0, range[1], range[2], bytes.length - range[2]];
}

export async function shortened(made: Promise<Room>, by: number): Promise<Room> {
  const { bytes, range } = await made;
  return spelled(bytes, range, [0, range[1], range[2], range[3] - by]);
}

export async function widened(made: Promise<Room>, by: number): Promise<Room> {
  const { bytes, range } = await made;
  return spelled(bytes, range, [0, range[1] - by, range[2], range[3]]);
}

export function spelled(bytes: Buffer, from: Room["range"], to: Room["range"]): Room {
  const text = `[ ${from.join(" ")} ]`;
  const at = bytes.indexOf(text, 0, "latin1");
  bytes.write(`[ ${to.join(" ")} ]`.padEnd(text.length), at, "latin1");
  return { bytes, range: to };
}

export async function withPage(pdf: Buffer, entries: Record<string, string>): Promise<Buffer> {
  const { page } = await outlineOf(pdf);
  return updated(pdf, new Map([[page.ref, withEntries(page.dict, entries)]]));
}

export async function withProofs(
  pdf: Buffer,
  { dss = false, stamp }: { dss?: boolean; stamp?: readonly number[] },
): Promise<Buffer> {
  const { root, catalog, form, page, next } = await outlineOf(pdf);
  const objects = new Map<number, string>();
  if (dss) {
    objects.set(next, `<< /Type /DSS /Certs [ ${next + 1} 0 R ] >>`);
    objects.set(next + 1, "<< /Length 3 >>\nstream\nabc\nendstream");
    objects.set(root, withEntries(catalog, { DSS: `${next} 0 R` }));
  }
  if (stamp) {
    const field = `<< /Type /Annot /Subtype /Widget /FT /Sig /T (Carimbo) /V ${next + 2} 0 R /Rect [ ${stamp.join(" ")} ] /F 132 /P ${page.ref} 0 R >>`;
    objects.set(next + 2, STAMP).set(next + 3, field);
    objects.set(
      form.ref,
      withEntries(form.dict, { Fields: withItem(form.dict, "Fields", next + 3) }),
    );
    objects.set(
      page.ref,
      withEntries(page.dict, { Annots: withItem(page.dict, "Annots", next + 3) }),
    );
  }
  return updated(pdf, objects);
}

export async function withNote(pdf: Buffer): Promise<Buffer> {
  const { page, next } = await outlineOf(pdf);
  const note = `<< /Type /Annot /Subtype /FreeText /Rect [ 60 600 400 700 ] /Contents (Sem achados) /DA (/Helv 12 Tf 0 g) >>`;
  const noted = updated(
    pdf,
    new Map([
      [next, note],
      [page.ref, withEntries(page.dict, { Annots: withItem(page.dict, "Annots", next) })],
    ]),
  );
  return withProofs(noted, { dss: true });
}

export async function withField(pdf: Buffer): Promise<Buffer> {
  const { form, next } = await outlineOf(pdf);
  const field = "<< /FT /Tx /T (Nome) /V (Outra) >>";
  const added = updated(
    pdf,
    new Map([
      [next, field],
      [form.ref, withEntries(form.dict, { Fields: withItem(form.dict, "Fields", next) })],
    ]),
  );
  return withProofs(added, { dss: true });
}
