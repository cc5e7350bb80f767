/** What equipment is told of the exams that are scheduled. */

/** What a modality asks for; null leaves it open. Dates are YYYY-MM-DD, both included. */
export interface WorklistQuery {
  from: string | null;
  until: string | null;
  modality: string | null;
  stationAe: string | null;
}

/** A step that is scheduled at a modality. Texts are empty where nothing is known, which fits every query. */
export interface WorklistEntry {
  protocolo: string;
  study: string;
  /** Conforms to PN: `SOUZA^MARIA DA`. */
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
