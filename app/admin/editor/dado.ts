import { Node } from "@tiptap/core";
import { DADO_LABELS, isDadoName } from "#domain/paginas/text/dados-da-clinica.ts";
import { ownValue } from "#domain/texto/own-value.ts";

export const Dado = Node.create({
  name: "dado",
  group: "inline",
  inline: true,
  atom: true,
  addAttributes: () => ({ value: { default: null } }),
  parseHTML: () => [
    {
      tag: "data[value]",
      // An element with an unknown `value` is not converted, so its content stays as text.
      getAttrs: (element) => isDadoName(element.getAttribute("value") ?? "") && null,
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ["data", HTMLAttributes, labelOf(node.attrs.value)],
  renderText: ({ node }) => labelOf(node.attrs.value),
});

function labelOf(value: unknown): string {
  return ownValue(DADO_LABELS, String(value)) ?? "";
}
