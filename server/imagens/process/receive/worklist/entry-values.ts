/** Writes a scheduled procedure step as DICOM attributes (PS3.4, table K.6-1). */
import type { WorklistEntry } from "#domain/imagens/worklist.ts";

export interface Value {
  vr: string;
  text: string;
}

export type Values = Readonly<Record<string, Value>>;

export const STEP_SEQUENCE = "x00400100";
export const MODALITY = "x00080060";
export const STATION = "x00400001";
export const START_DATE = "x00400002";

const MOST: Readonly<Record<string, number>> = { SH: 16, AE: 16, CS: 16, LO: 64, PN: 64, UI: 64 };

export function patientValues(entry: WorklistEntry): Values {
  return {
    x00080050: value("SH", entry.protocolo),
    x00080090: value("PN", ""),
    x00100010: value("PN", entry.patientName),
    x00100020: value("LO", entry.patientId),
    x00100030: value("DA", entry.birthDate.replaceAll("-", "")),
    x00100040: value("CS", entry.sex),
    x0020000d: value("UI", entry.study),
    x00321060: value("LO", entry.description),
    x00401001: value("SH", entry.protocolo),
  };
}

export function stepValues(
  entry: WorklistEntry,
  { modality, stationAe }: { modality: string; stationAe: string },
): Values {
  return {
    [MODALITY]: value("CS", entry.modality || modality),
    [STATION]: value("AE", entry.stationAe || stationAe),
    [START_DATE]: value("DA", entry.date.replaceAll("-", "")),
    x00400003: value("TM", `${entry.time.replaceAll(":", "") || "0000"}00`),
    x00400006: value("PN", ""),
    x00400007: value("LO", entry.description),
    x00400009: value("SH", entry.protocolo),
  };
}

function value(vr: string, text: string): Value {
  const plain = text.replace(/[\p{Cc}\\]/gu, " ").trim();
  return { vr, text: Array.from(plain).slice(0, MOST[vr]).join("") };
}
