/** The data type of a dragged row. Text fields do not accept our own type, but Chrome for Android drags only text. */
export function dragType(): string {
  return matchMedia("(any-pointer: coarse)").matches ? "text/plain" : "application/x-clinica-row";
}
