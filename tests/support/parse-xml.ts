export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

const NAME = "[A-Za-z_][\\w.:-]*";
const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/;
const TOKEN = new RegExp(`<(?<close>/)?(?<name>${NAME})(?<rest>[^<>]*?)(?<empty>/)?>|[^<]+`, "y");
const ATTRIBUTE = new RegExp(`\\s+(?<name>${NAME})="(?<value>[^"<]*)"`, "y");
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Accepts XML 1.0 without document types. @throws if the text is not well-formed */
export function parseXml(xml: string): XmlElement {
  if (IMPOSSIBLE.test(xml) || !xml.isWellFormed()) throw new Error("impossible character");
  const document: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [document];
  let at = DECLARATION.exec(xml)?.[0].length;
  if (at === undefined) throw new Error("no declaration");
  while (at < xml.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`not well-formed at ${at}: ${xml.slice(at, at + 40)}`);
    const parent = open.at(-1) as XmlElement;
    const { close, name, rest = "", empty } = token.groups ?? {};
    if (!name) parent.text += resolve(token[0]);
    else if (close) {
      if (parent.name !== name || rest.trim()) throw new Error(`${name} closes ${parent.name}`);
      open.pop();
    } else {
      const element = { name, attributes: attributesOf(rest), children: [], text: "" };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
    at = TOKEN.lastIndex;
  }
  const [root, ...others] = document.children;
  if (open.length > 1 || !root || others.length > 0 || document.text.trim()) {
    throw new Error("not one whole root");
  }
  return root;
}

export function textsOf(element: XmlElement, name: string): string[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child.text] : []),
    ...textsOf(child, name),
  ]);
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  let at = 0;
  while (at < text.trimEnd().length) {
    ATTRIBUTE.lastIndex = at;
    const { name = "", value = "" } = ATTRIBUTE.exec(text)?.groups ?? {};
    if (!name || name in found) throw new Error(`wrong attributes: ${text}`);
    found[name] = resolve(value);
    at = ATTRIBUTE.lastIndex;
  }
  return found;
}

function resolve(text: string): string {
  return text.replace(/&([^;\s]*;?)/g, (entity, name: string) => {
    const value = ENTITIES[name.slice(0, -1)];
    if (value === undefined || !name.endsWith(";")) throw new Error(`unknown entity ${entity}`);
    return value;
  });
}
