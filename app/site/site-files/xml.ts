/** Escapes XML's signs, and leaves out characters that XML 1.0 cannot hold. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(IMPOSSIBLE, "")
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

/** The caller escapes the attributes in `name`. */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name.split(" ")[0]}>`;
}
