/** Answers a modality's query of the worklist (PS3.4, annex K). */

import dimse, { type requests, type responses } from "dcmjs-dimse";
import dicomParser, { type DataSet, type Element } from "dicom-parser";
import type { WorklistEntry } from "#domain/imagens/worklist.ts";
import { EXPLICIT, WORKLIST } from "../dicom/syntaxes.ts";
import {
  type AnswerCharset,
  decodeText,
  encodeText,
  LATIN_1,
  UNICODE,
} from "../header/charsets.ts";
import { fileMeta } from "../header/file-meta.ts";
import { type DataElement, writeElements } from "../header/write-elements.ts";
import { Refused, request } from "../parent.ts";
import * as entryValues from "./entry-values.ts";
import { daysOfKey, matchesKey } from "./match-key.ts";

const STATUS = {
  success: 0x0000,
  pending: 0xff00,
  outOfResources: 0xa700,
  failed: 0xc000,
} as const;
const CHARSET = "x00080005";
const MOST_ANSWERS = 1_000;

/** A data set that is already encoded, because the library can encode UTF-8 only. */
class Answer extends dimse.Dataset {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, syntax: string) {
    super({}, syntax);
    this.#bytes = bytes;
  }

  override getDenaturalizedDataset(): Buffer {
    return this.#bytes;
  }
}

interface Query {
  root: DataSet;
  /** The keys for scheduled steps; undefined if the query has none. */
  step: DataSet | undefined;
  charset: string;
}

export async function answerWorklist(
  request: requests.CFindRequest,
  { identifier, syntax, callingAe }: { identifier: Buffer; syntax: string; callingAe: string },
): Promise<responses.CFindResponse[]> {
  const respond = (status: number, answer?: Answer) => {
    const response = dimse.responses.CFindResponse.fromRequest(request);
    response.setAffectedSopClassUid(WORKLIST);
    response.setStatus(status);
    if (answer) response.setDataset(answer);
    return response;
  };
  const query = parseQuery(identifier, syntax);
  if (!query) return [respond(STATUS.failed)];
  try {
    const matching = await search(query, callingAe);
    const answers = matching
      .slice(0, MOST_ANSWERS)
      .map((values) => new Answer(writeAnswer(query, values, syntax === EXPLICIT), syntax));
    const isWhole = matching.length <= MOST_ANSWERS;
    const last = respond(isWhole ? STATUS.success : STATUS.outOfResources);
    return [...answers.map((answer) => respond(STATUS.pending, answer)), last];
  } catch (error) {
    if (error instanceof Refused) return [respond(STATUS.outOfResources)];
    throw error;
  }
}

function parseQuery(identifier: Buffer, syntax: string): Query | undefined {
  try {
    const root = dicomParser.parseDicom(
      Buffer.concat([fileMeta(WORKLIST, WORKLIST, syntax), identifier]),
    );
    const step = root.elements[entryValues.STEP_SEQUENCE]?.items?.[0]?.dataSet;
    return { root, step, charset: root.string(CHARSET) ?? "" };
  } catch {
    return undefined;
  }
}

interface Found {
  patient: entryValues.Values;
  step: entryValues.Values;
}

async function search(query: Query, callingAe: string): Promise<Found[]> {
  const stepKey = (tag: string) => keyOf(query.step, tag, query.charset);
  const literal = (key: string) => (key === "" || /[*?\\]/.test(key) ? null : key);
  const modality = literal(stepKey(entryValues.MODALITY));
  const stationAe = literal(stepKey(entryValues.STATION));
  const requested = { ...daysOfKey(stepKey(entryValues.START_DATE)), modality, stationAe };
  const { entries } = await request({ kind: "worklist", query: requested }, "worklist");
  const open = { modality: modality ?? "OT", stationAe: stationAe ?? callingAe };
  return entries
    .map((entry: WorklistEntry) => ({
      patient: entryValues.patientValues(entry),
      step: entryValues.stepValues(entry, open),
    }))
    .filter(
      ({ patient, step }) =>
        agrees(query.root, patient, query.charset) && agrees(query.step, step, query.charset),
    );
}

function agrees(
  requested: DataSet | undefined,
  values: entryValues.Values,
  charset: string,
): boolean {
  return Object.entries(values).every(([tag, { vr, text }]) =>
    matchesKey(vr, keyOf(requested, tag, charset), text),
  );
}

function keyOf(requested: DataSet | undefined, tag: string, charset: string): string {
  const element = requested?.elements[tag];
  if (!requested || !element || element.items) return "";
  const { dataOffset, length } = element;
  const bytes = Buffer.from(requested.byteArray.subarray(dataOffset, dataOffset + length));
  return decodeText(bytes, charset).replaceAll("\0", "").trim();
}

function writeAnswer(query: Query, { patient, step }: Found, isExplicit: boolean): Buffer {
  const charset: AnswerCharset = query.charset.includes(UNICODE) ? UNICODE : LATIN_1;
  const steps = query.root.elements[entryValues.STEP_SEQUENCE];
  const elements = attributesOf(query.root, patient, charset).filter(
    ({ tag }) => tag !== 0x00080005 && tag !== 0x00400100,
  );
  elements.push({ tag: 0x00080005, vr: "CS", value: Buffer.from(charset) });
  if (steps) {
    const item = query.step
      ? attributesOf(query.step, step, charset)
      : Object.entries(step).map(([tag, one]) => writeValue(tag, one, charset));
    elements.push({ tag: 0x00400100, vr: "SQ", value: [item] });
  }
  return writeElements(elements, isExplicit);
}

function attributesOf(
  requested: DataSet,
  values: entryValues.Values,
  charset: AnswerCharset,
): DataElement[] {
  return Object.values(requested.elements)
    .filter(({ tag }) => !tag.endsWith("0000") && tag > "x00080000")
    .map((element: Element) => {
      const known = values[element.tag];
      if (known) return writeValue(element.tag, known, charset);
      const vr = element.items ? "SQ" : (element.vr ?? "UN");
      return { tag: numberOf(element.tag), vr, value: Buffer.alloc(0) };
    });
}

function writeValue(
  tag: string,
  { vr, text }: entryValues.Value,
  charset: AnswerCharset,
): DataElement {
  return { tag: numberOf(tag), vr, value: encodeText(text, charset) };
}

function numberOf(tag: string): number {
  return Number.parseInt(tag.slice(1), 16);
}
