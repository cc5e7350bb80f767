/** Our own type is ignored by text fields. Chrome for Android drags only text, so touch screens use the text type. */
export function dragType(): string {
  return matchMedia("(any-pointer: coarse)").matches ? "text/plain" : "application/x-clinica-row";
}
