/** The DICOM worklist: the scheduled exams that equipment queries. */

/** A modality's query; a null field matches everything. Dates are YYYY-MM-DD, both included. */
export interface WorklistQuery {
  from: string | null;
  until: string | null;
  modality: string | null;
  stationAe: string | null;
}

/** A step that is scheduled at a modality. An unknown value is the empty text, which matches every query. */
export interface WorklistEntry {
  protocolo: string;
  study: string;
  /** A DICOM person name (PN), such as `SOUZA^MARIA DA`. */
  patientName: string;
  patientId: string;
  /** YYYY-MM-DD */
  birthDate: string;
  sex: "F" | "M" | "O" | "";
  modality: string;
  stationAe: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:MM */
  time: string;
  description: string;
}
