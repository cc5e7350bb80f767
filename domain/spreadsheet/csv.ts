/** Writes CSV as Brazilian spreadsheet programs expect it: with semicolons, and UTF-8 with a byte order mark. */

export const CSV_START = "\uFEFF";

export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(";")}\r\n`;
}

/**
 * Spreadsheets run a leading =, +, - or @ as a formula (OWASP: CSV injection), so these cells begin with an apostrophe.
 * If the text itself has an apostrophe before such a character, the apostrophe is doubled. The same is done after each
 * separator within the text, because a program may split the file at another separator than ours, such as commas.
 */
function cell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = (value ?? "").replace(/([,;\t|\r\n])(?=["']*[=+\-@])/g, "$1'");
  const safe = /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Restores a cell that `csvLine` escaped. */
export function withoutApostrophe(text: string): string {
  const whole = /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;
  return whole.replace(/([,;\t|\r\n])'(?=["']*[=+\-@])/g, "$1");
}
