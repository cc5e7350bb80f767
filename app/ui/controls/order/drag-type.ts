/** Text fields ignore our own type. Touch screens use text, because Chrome for Android drags only text. */
export function dragType(): string {
  return matchMedia("(any-pointer: coarse)").matches ? "text/plain" : "application/x-clinica-row";
}
