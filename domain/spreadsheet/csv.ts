/** Writes CSV as Brazilian spreadsheet programs expect it: with semicolons, and UTF-8 with a byte order mark. */

export const CSV_START = "\uFEFF";

export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(cell).join(";")}\r\n`;
}

/** Escapes formulas (OWASP: CSV injection), in full width too, also after separators at which a program may split the cell. */
function cell(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = (value ?? "").replace(
    /([,;\t|\r\n])(?=["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g,
    "$1'",
  );
  const safe = /^'*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function withoutApostrophe(text: string): string {
  const whole = /^'+[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(text) ? text.slice(1) : text;
  return whole.replace(/([,;\t|\r\n])'(?=["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g, "$1");
}
