import type { Editor } from "@tiptap/core";
import { Fragment, Slice } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { dropPoint } from "@tiptap/pm/transform";
import { type RefObject, useRef } from "react";
import type { UploadedImage } from "#app/admin/midia/field/use-image-upload.ts";
import { useImageUpload } from "#app/admin/midia/field/use-image-upload.ts";
import { UPLOAD_TYPES } from "#domain/midia/midia.ts";
import type { ImageAttributes, ImageUploads } from "./article-image.ts";

interface Upload {
  file: File;
  error?: string;
}

export function useTextImages(editor: RefObject<Editor | undefined>) {
  const waiting = useRef(new Map<string, Upload>());
  const envioOf = (file: File) =>
    [...waiting.current].find(([, upload]) => upload.file === file)?.[0];
  const { isUploading, send } = useImageUpload({
    bucket: "blog",
    onUploaded(image, file) {
      const envio = envioOf(file);
      if (!envio) return;
      waiting.current.delete(envio);
      change(editor.current, envio, attributesOf(image));
    },
    onFailed(error, file) {
      const envio = envioOf(file);
      if (!envio) return;
      waiting.current.set(envio, { file, error });
      redraw(editor.current, envio);
    },
  });

  const put = (file: File, envio: string) => {
    waiting.current.set(envio, { file });
    send([file]);
  };

  /** @param position the place of the drop; if undefined, the images go below the cursor */
  const insert = (files: Iterable<File>, position?: number) => {
    const all = [...files];
    const content = all.map((file) => {
      const envio = crypto.randomUUID();
      waiting.current.set(envio, { file });
      return { envio };
    });
    if (!editor.current) return;
    putImages(editor.current, content, position);
    send(all);
  };

  const uploads: ImageUploads = {
    get(envio) {
      const upload = waiting.current.get(envio);
      return upload && { name: upload.file.name, error: upload.error };
    },
    retry(envio) {
      const upload = waiting.current.get(envio);
      if (upload) {
        put(upload.file, envio);
        return redraw(editor.current, envio);
      }
      chooseFiles(false, ([file]) => {
        if (!file) return;
        put(file, envio);
        redraw(editor.current, envio);
      });
    },
    remove(envio) {
      waiting.current.delete(envio);
      const found = find(editor.current, envio);
      if (found) editor.current?.chain().focus().deleteRange(found).run();
    },
  };

  return {
    uploads,
    isUploading,
    insert,
    choose: () => chooseFiles(true, (files) => insert(files)),
    hasFailed: () =>
      listUploads(editor.current).some((envio) => {
        const upload = waiting.current.get(envio);
        return !upload || upload.error !== undefined;
      }),
  };
}

function attributesOf(image: UploadedImage): Partial<ImageAttributes> {
  return {
    src: image.url,
    alt: image.texto_alternativo,
    width: String(image.width),
    height: String(image.height),
    envio: null,
  };
}

export function insertStored(editor: Editor, image: UploadedImage): void {
  putImages(editor, [attributesOf(image)]);
}

/** Puts the cursor in an empty paragraph below the images, because typing would replace a selected image. */
function putImages(editor: Editor, all: Partial<ImageAttributes>[], position?: number): void {
  const { state, view } = editor;
  const { image, paragraph } = state.schema.nodes;
  if (!image || !paragraph) return;
  const nodes = Fragment.from(all.map((attributes) => image.create(attributes)));
  const { $to } = state.selection;
  const isEmptyLine = position === undefined && $to.depth === 1 && $to.parent.content.size === 0;
  const below = $to.depth > 0 ? $to.after(1) : $to.pos;
  const at =
    position === undefined
      ? below
      : (dropPoint(state.doc, position, new Slice(nodes, 0, 0)) ?? below);
  const from = isEmptyLine ? $to.before(1) : at;
  const { tr } = state;
  tr.replaceWith(from, at, nodes);
  const after = from + nodes.size;
  const next = tr.doc.nodeAt(after);
  if (!next?.isTextblock || next.content.size > 0) tr.insert(after, paragraph.create());
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  view.focus();
}

function listUploads(editor: Editor | undefined): string[] {
  const found: string[] = [];
  editor?.state.doc.descendants(({ type, attrs }) => {
    if (type.name === "image" && !attrs.src) found.push(String(attrs.envio ?? ""));
  });
  return found;
}

function find(editor: Editor | undefined, envio: string) {
  let found: { from: number; to: number } | undefined;
  editor?.state.doc.descendants((node, from) => {
    if (node.attrs.envio === envio) found = { from, to: from + node.nodeSize };
    return found === undefined;
  });
  return found;
}

/** Keeps the steps of an upload out of the undo history, so that one undo removes the picture. */
function change(editor: Editor | undefined, envio: string, values: Partial<ImageAttributes>) {
  const found = find(editor, envio);
  if (!editor || !found) return;
  const { state, view } = editor;
  const attrs = { ...state.doc.nodeAt(found.from)?.attrs, ...values };
  view.dispatch(
    state.tr.setNodeMarkup(found.from, undefined, attrs).setMeta("addToHistory", false),
  );
}

function redraw(editor: Editor | undefined, envio: string) {
  const found = find(editor, envio);
  const vez = found && editor?.state.doc.nodeAt(found.from)?.attrs.vez;
  change(editor, envio, { vez: Number(vez ?? 0) + 1 });
}

function chooseFiles(multiple: boolean, then: (files: File[]) => void) {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = UPLOAD_TYPES.join(",");
  input.multiple = multiple;
  input.addEventListener("change", () => then([...(input.files ?? [])]));
  input.click();
}
