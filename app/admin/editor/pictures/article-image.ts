import { Node } from "@tiptap/core";
import type { NodeView } from "@tiptap/pm/view";
import { isImageAddress } from "#domain/texto/fields.ts";

export interface ImageUploads {
  get(envio: string): { name: string; error?: string } | undefined;
  retry(envio: string): void;
  remove(envio: string): void;
}

export interface ImageAttributes {
  src: string | null;
  alt: string;
  width: string | null;
  height: string | null;
  envio: string | null;
  /** The number of failures and retries of the upload. Each new number renders the placeholder again. */
  vez: number;
}

export function articleImage(uploads: ImageUploads) {
  return Node.create({
    name: "image",
    group: "block",
    draggable: true,
    addAttributes: () => ({
      src: {
        default: null,
        parseHTML: (image: HTMLElement) => {
          const src = image.getAttribute("src") ?? "";
          return isImageAddress(src) ? src : null;
        },
      },
      alt: { default: "" },
      width: { default: null },
      height: { default: null },
      envio: { default: null, rendered: false },
      vez: { default: 0, rendered: false },
    }),
    parseHTML: () => [{ tag: "img[src]" }],
    renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
    addNodeView() {
      return ({ node }) => viewOf(node.attrs as ImageAttributes, uploads);
    },
  });
}

function viewOf({ src, alt, envio }: ImageAttributes, uploads: ImageUploads): NodeView {
  const dom = document.createElement("figure");
  dom.className = "my-[1.25em] [&>img]:max-h-112";
  dom.contentEditable = "false";
  if (src?.startsWith("/")) {
    const image = document.createElement("img");
    image.src = src;
    image.alt = alt || "Imagem sem texto alternativo";
    dom.append(image);
    if (!alt) dom.append(note("Sem texto alternativo: toque na imagem para descrever."));
  } else if (src) {
    dom.append(
      note(
        `Imagem de outro site (${src}): aparece no artigo, mas não aqui, e some se aquele site a tirar. Com uma cópia sua em “Inserir imagem” isso não acontece.`,
      ),
    );
  } else {
    dom.append(...placeholderOf(envio ?? "", uploads));
  }
  return { dom, stopEvent: ({ target }) => target instanceof HTMLButtonElement };
}

function placeholderOf(envio: string, uploads: ImageUploads): HTMLElement[] {
  const upload = uploads.get(envio);
  if (upload && upload.error === undefined) return [note(`Enviando ${upload.name}…`)];
  const text = upload ? `${upload.name}: ${upload.error}` : "Esta imagem não foi enviada.";
  const failed = note(text);
  failed.setAttribute("role", "alert");
  return [
    failed,
    button("Tentar de novo", () => uploads.retry(envio)),
    button("Remover imagem", () => uploads.remove(envio)),
  ];
}

function note(text: string): HTMLElement {
  const element = document.createElement("p");
  element.className =
    "rounded-control bg-neutro-100 px-3 py-2 text-sm/[1.4] text-neutro-800 [&[role=alert]]:bg-erro-fundo [&[role=alert]]:font-medium [&[role=alert]]:text-erro [img+&]:mt-1.5";
  element.textContent = text;
  return element;
}

function button(label: string, press: () => void): HTMLElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className =
    "mt-1.5 mr-2 min-h-11 rounded-control border border-neutro-300 bg-white px-3.5 text-[0.9375rem] font-medium hover:border-neutro-500";
  element.textContent = label;
  element.addEventListener("click", press);
  return element;
}
