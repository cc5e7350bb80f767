/** The type of a dragged row. Text fields refuse our own type, but Chrome for Android drags only text. */
export function dragType(): string {
  return matchMedia("(any-pointer: coarse)").matches ? "text/plain" : "application/x-clinica-row";
}
