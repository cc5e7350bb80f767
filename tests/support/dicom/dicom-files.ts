import { randomUUID } from "node:crypto";
import { fileMeta } from "#server/imagens/process/receive/header/file-meta.ts";
import {
  type DataElement,
  writeElements,
} from "#server/imagens/process/receive/header/write-elements.ts";

export const CT = "1.2.840.10008.5.1.4.1.1.2";
const EXPLICIT = "1.2.840.10008.1.2.1";
export const IMPLICIT = "1.2.840.10008.1.2";
const PATIENT = "Conceição";

export function newUid(): string {
  return `2.25.${BigInt(`0x${randomUUID().replaceAll("-", "")}`)}`;
}

export interface DicomFile {
  sopInstance?: string;
  sopClass?: string;
  study?: string;
  series?: string;
  syntax?: string;
  number?: number;
  side?: number;
  /** A false number of rows for the header. */
  rows?: number;
  accession?: string;
  patientName?: string;
  charset?: string;
  more?: DataElement[];
}

export function dataSetOf(file: DicomFile): Buffer {
  const { side = 16, rows = side, syntax = EXPLICIT, charset = "ISO_IR 100" } = file;
  const text = (tag: number, vr: string, value: string): DataElement => ({
    tag,
    vr,
    value: Buffer.from(value, charset === "ISO_IR 192" ? "utf8" : "latin1"),
  });
  const short = (tag: number, value: number): DataElement => {
    const bytes = Buffer.alloc(2);
    bytes.writeUInt16LE(value);
    return { tag, vr: "US", value: bytes };
  };
  const pixels = Buffer.alloc(side * side * 2, file.number ?? 1);
  return writeElements(
    [
      text(0x00080005, "CS", charset),
      text(0x00080016, "UI", file.sopClass ?? CT),
      text(0x00080018, "UI", file.sopInstance ?? newUid()),
      text(0x00080020, "DA", "20261120"),
      text(0x00080050, "SH", file.accession ?? "2026-7HKA8-JBWBT"),
      text(0x00080060, "CS", "CT"),
      text(0x00081030, "LO", "Tomografia de crânio"),
      text(0x00100010, "PN", file.patientName ?? `${PATIENT}^Maria`),
      text(0x00100020, "LO", "52998224725"),
      text(0x00100030, "DA", "19800131"),
      text(0x0020000d, "UI", file.study ?? newUid()),
      text(0x0020000e, "UI", file.series ?? newUid()),
      text(0x00200011, "IS", "2"),
      text(0x00200013, "IS", String(file.number ?? 1)),
      short(0x00280002, 1),
      text(0x00280004, "CS", "MONOCHROME2"),
      short(0x00280010, rows),
      short(0x00280011, rows),
      short(0x00280100, 16),
      short(0x00280101, 12),
      short(0x00280102, 11),
      short(0x00280103, 0),
      { tag: 0x7fe00010, vr: "OW", value: pixels },
      ...(file.more ?? []),
    ],
    syntax !== IMPLICIT,
  );
}

export function dicomFile(file: DicomFile = {}): Buffer {
  const sopInstance = file.sopInstance ?? newUid();
  const meta = fileMeta(file.sopClass ?? CT, sopInstance, file.syntax ?? EXPLICIT);
  return Buffer.concat([meta, dataSetOf({ ...file, sopInstance })]);
}

export function dicomSeries(count: number, file: DicomFile = {}): Buffer[] {
  const [study, series] = [newUid(), newUid()];
  return Array.from({ length: count }, (_, at) => {
    return dicomFile({ study, series, number: at + 1, ...file });
  });
}
