/** Comma-separated values as spreadsheets in Brazil open them: semicolons, UTF-8 with a mark. */

export const CSV_START = "\uFEFF";

export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(";")}\r\n`;
}

/**
 * A leading =, +, - or @ would be run as a formula by whoever opens the file (OWASP: CSV injection).
 * A text that came with the apostrophe gets another, so that `withoutApostrophe` gives it back whole.
 */
function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = /^'*[=+\-@\t\r\n]/.test(text) && typeof value !== "number" ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A cell as it was before `csvLine` made it safe. */
export function withoutApostrophe(text: string): string {
  return /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;
}
