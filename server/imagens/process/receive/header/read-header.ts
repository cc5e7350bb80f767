import { constants, inflateRawSync } from "node:zlib";
import dicomParser, { type DataSet } from "dicom-parser";
import type { InstanceHeader } from "../../../received.ts";
import { isKnownSyntax, isUid } from "../uids.ts";
import { decodeText } from "./charsets.ts";

/** Window Center, where reading stops. All needed values are before it. */
const LAST_TAG = "x00281050";
const DIRECTORY = "1.2.840.10008.1.3.10";
const LONGEST_TEXT = 200;
const LONGEST_BYTES = 4 * LONGEST_TEXT;
/** The compressed bytes of a data set that are decompressed. The result can be a thousand times larger. */
const DEFLATED_BYTES = 64 * 1024;

/** The bytes that are needed to recognise a DICOM file. */
export const PREAMBLE = 132;

export function isDicom(head: Buffer): boolean {
  return head.toString("latin1", PREAMBLE - 4, PREAMBLE) === "DICM";
}

export type HeaderProblem = "not-dicom" | "not-an-image" | "unknown-syntax" | "broken";

export function readHeader(head: Buffer): InstanceHeader | HeaderProblem {
  if (!isDicom(head)) return "not-dicom";
  const [meta, data] = [parse(() => dicomParser.readPart10Header(head)), parseData(head)];
  if (!meta || !data) return "broken";
  const [about, read] = [readerOf(meta), readerOf(data)];
  if (about.uid("x00020002") === DIRECTORY) return "not-an-image";
  const header = {
    sopClass: read.uid("x00080016"),
    sopInstance: read.uid("x00080018"),
    study: read.uid("x0020000d"),
    series: read.uid("x0020000e"),
    transferSyntax: about.uid("x00020010"),
    accession: read.text("x00080050"),
    patientName: read.text("x00100010"),
    patientId: read.text("x00100020"),
    birthDate: read.date("x00100030"),
    studyDate: read.date("x00080020"),
    studyDescription: read.text("x00081030"),
    seriesDescription: read.text("x0008103e"),
    modality: read.text("x00080060").toUpperCase(),
    bodyPart: read.text("x00180015"),
    seriesNumber: read.integer("x00200011"),
    instanceNumber: read.integer("x00200013"),
    rows: data.uint16("x00280010") ?? null,
    columns: data.uint16("x00280011") ?? null,
    frames: Math.max(1, read.integer("x00280008") ?? 1),
  };
  const { sopClass, sopInstance, study, series, transferSyntax } = header;
  const isWhole = [sopClass, sopInstance, study, series, transferSyntax].every((uid) => uid !== "");
  if (!isWhole) return "broken";
  return isKnownSyntax(transferSyntax) ? header : "unknown-syntax";
}

function parseData(head: Buffer): DataSet | undefined {
  return parse(() => dicomParser.parseDicom(head, { untilTag: LAST_TAG, inflater }));
}

/** The parser throws at the end of an incomplete file. Its error contains the values read until then. */
function parse(read: () => DataSet): DataSet | undefined {
  try {
    return read();
  } catch (error) {
    return (error as { dataSet?: DataSet } | null)?.dataSet;
  }
}

function inflater(bytes: Uint8Array, position: number): Uint8Array {
  const deflated = bytes.subarray(position, position + DEFLATED_BYTES);
  // The data may be cut off. This setting makes zlib return what it could decompress.
  const inflated = inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([bytes.subarray(0, position), inflated]);
}

function readerOf(data: DataSet) {
  const charset = data.string("x00080005")?.slice(0, LONGEST_TEXT) ?? "";
  const bytes = (tag: string): Buffer => {
    const element = data.elements[tag];
    if (!element || element.items || element.length > LONGEST_BYTES) return Buffer.alloc(0);
    const { dataOffset, length } = element;
    return Buffer.from(data.byteArray.subarray(dataOffset, dataOffset + length));
  };
  const plain = (tag: string) => bytes(tag).toString("latin1").replaceAll("\0", "").trim();
  return {
    uid: (tag: string) => {
      const value = plain(tag);
      return isUid(value) ? value : "";
    },
    text: (tag: string) => {
      const value = decodeText(bytes(tag), charset)
        .replace(/[\p{Cc}\p{Cf}]/gu, "")
        .trim();
      return Array.from(value).slice(0, LONGEST_TEXT).join("");
    },
    date: (tag: string) => {
      const [, year, month, day] = /^(\d{4})\.?(\d{2})\.?(\d{2})$/.exec(plain(tag)) ?? [];
      const date = `${year}-${month}-${day}`;
      const time = Date.parse(`${date}T00:00:00Z`);
      return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? "" : date;
    },
    integer: (tag: string) => {
      const value = plain(tag).split("\\")[0] ?? "";
      return /^[+-]?\d{1,9}$/.test(value) ? Number(value) : null;
    },
  };
}
