/** Writes CSV as Brazilian spreadsheet programs expect it: with semicolons, and UTF-8 with a byte order mark. */

export const CSV_START = "\uFEFF";

export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(";")}\r\n`;
}

/**
 * Spreadsheets run a leading =, +, - or @ as a formula (OWASP: CSV injection), so these cells begin with an apostrophe.
 * If the text itself has an apostrophe before such a character, the apostrophe is doubled.
 */
function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = /^'*[=+\-@\t\r\n]/.test(text) && typeof value !== "number" ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Restores a cell that `csvLine` escaped. */
export function withoutApostrophe(text: string): string {
  return /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;
}
