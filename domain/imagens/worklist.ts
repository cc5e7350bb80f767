/** A modality's query; a null field matches everything. Dates are YYYY-MM-DD, both included. */
export interface WorklistQuery {
  from: string | null;
  until: string | null;
  modality: string | null;
  stationAe: string | null;
}

/** Dates are YYYY-MM-DD, times HH:MM. An unknown value is the empty text, which matches every query. */
export interface WorklistEntry {
  protocolo: string;
  study: string;
  patientName: string;
  patientId: string;
  birthDate: string;
  sex: "F" | "M" | "O" | "";
  modality: string;
  stationAe: string;
  date: string;
  time: string;
  description: string;
}
