// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 cannot contain these characters
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

/** @param name the element's name, which may be followed by attributes with escaped values */
export function xmlElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name.split(" ")[0]}>`;
}
