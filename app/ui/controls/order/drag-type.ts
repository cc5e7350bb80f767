/** Text fields ignore items of our own type. Chrome for Android carries only text, so items are text on touch screens. */
export function dragType(): string {
  return matchMedia("(any-pointer: coarse)").matches ? "text/plain" : "application/x-clinica-row";
}
