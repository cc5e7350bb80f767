import { Editor } from "@tiptap/core";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { LibraryDialog } from "#app/admin/midia/field/library-dialog.tsx";
import { useHeldSubmit } from "#app/admin/upload/use-held-submit.ts";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { useUnsaved } from "#app/ui/controls/unsaved-changes.tsx";
import type { DadosDaClinica } from "#domain/paginas/text/dados-da-clinica.ts";
import { ImageBar, TableBar } from "./bars/context-bars.tsx";
import { DadosMenu } from "./bars/dados-menu.tsx";
import { LinkDialog } from "./bars/link-dialog.tsx";
import { Toolbar } from "./bars/toolbar.tsx";
import { useEditorState } from "./bars/use-editor-state.ts";
import { listLosses, toHtml } from "./editor-html.ts";
import { lostPicturesText, usePaste } from "./paste.ts";
import { insertStored, useTextImages } from "./pictures/use-text-images.ts";
import { articleExtensions, pageExtensions } from "./text-schema.ts";

const PAUSE_MS = 500;
const NO_FILE = "Só imagens podem ficar no texto. De um documento, copie o texto e cole aqui.";
const NO_PICTURE = "Esta página leva só texto: imagens e arquivos ficam de fora.";
/** Pixels between the cursor and the window's edges when the text scrolls, so that no bar covers the cursor. */
const BARS = { top: 128, right: 0, bottom: 144, left: 0 };
const PAGE_BARS = { ...BARS, top: 184 };

interface VisualEditorProps {
  field: FieldState;
  dados: DadosDaClinica | undefined;
  labelId: string;
  describedBy: string | undefined;
  source: RefObject<HTMLTextAreaElement | null>;
  onReady(losses: string[]): void;
  onMissingImage(): void;
}

export function VisualEditor(props: VisualEditorProps): ReactNode {
  const { field, dados, labelId, describedBy, source } = props;
  const isPage = dados !== undefined;
  const host = useRef<HTMLDivElement>(null);
  const bars = useRef<HTMLDivElement>(null);
  const current = useRef<Editor>(undefined);
  const [editor, setEditor] = useState<Editor>();
  const [dialog, setDialog] = useState<"link" | "video" | "library">();
  const images = useTextImages(current);
  const toast = useToast();
  /** @returns true if there were files. The editor then keeps the browser from opening them. */
  const takeFiles = (transfer: DataTransfer | null, position?: number): boolean => {
    const files = [...(transfer?.files ?? [])];
    if (isPage) {
      if (files.length > 0) toast({ kind: "error", text: NO_PICTURE });
      return files.length > 0;
    }
    // Files without a type are accepted, because Windows names no type for iPhone photographs (HEIC).
    const pictures = files.filter(({ type }) => type === "" || type.startsWith("image/"));
    if (pictures.length > 0) images.insert(pictures, position);
    if (pictures.length < files.length) toast({ kind: "error", text: NO_FILE });
    return files.length > 0;
  };
  const paste = usePaste((count) =>
    toast({ kind: "warning", text: isPage ? NO_PICTURE : lostPicturesText(count) }),
  );
  const latest = useRef({ images, takeFiles, ...props });
  latest.current = { images, takeFiles, ...props };
  const changed = useRef(false);
  const isHeld = useHeldSubmit({
    input: source,
    isUploading: images.isUploading,
    hasFailed: images.hasFailed(),
  });
  useUnsaved(useRef(() => changed.current).current);

  useEffect(() => {
    const { current: element } = host;
    const { current: area } = source;
    if (!element || !area) return;
    const uploads = {
      get: (envio: string) => latest.current.images.uploads.get(envio),
      retry: (envio: string) => latest.current.images.uploads.retry(envio),
      remove: (envio: string) => latest.current.images.uploads.remove(envio),
    };
    const made = new Editor({
      element,
      extensions: isPage ? pageExtensions() : articleExtensions(uploads),
      content: area.value,
      injectCSS: false,
      editorProps: {
        scrollMargin: isPage ? PAGE_BARS : BARS,
        scrollThreshold: isPage ? PAGE_BARS : BARS,
        attributes: {
          class: "article editor-text",
          role: "textbox",
          "aria-multiline": "true",
          "aria-labelledby": labelId,
          spellcheck: "true",
          lang: "pt-BR",
        },
        handleKeyDown(_view, event) {
          const isLink = event.key === "k" && (event.ctrlKey || event.metaKey);
          if (isLink) setDialog("link");
          // Escape moves the focus to the toolbar, because within a table Tab only leads to the next cell.
          else if (event.key === "Escape")
            bars.current?.querySelector<HTMLElement>("button:not(:disabled), select")?.focus();
          else return false;
          event.preventDefault();
          return true;
        },
        ...paste,
        handlePaste(_view, event) {
          // Word and spreadsheets also copy a picture of the text, so the files of a paste with text are ignored.
          if (event.clipboardData?.getData("text/plain").trim()) return false;
          return latest.current.takeFiles(event.clipboardData);
        },
        handleDrop(view, event, _slice, isMoved) {
          if (isMoved) return false;
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          return latest.current.takeFiles(event.dataTransfer, at?.pos);
        },
      },
    });
    current.current = made;
    const losses = listLosses(area.value, made);
    latest.current.onReady(losses);
    if (losses.length > 0) {
      made.destroy();
      return;
    }
    setEditor(made);
    let pause: ReturnType<typeof setTimeout> | undefined;
    let idle: number | undefined;
    const write = () => {
      clearTimeout(pause);
      if (idle !== undefined) cancelIdle(idle);
      idle = undefined;
      if (!changed.current || made.isDestroyed) return;
      changed.current = false;
      area.value = toHtml(made);
      area.dispatchEvent(new Event("input", { bubbles: true }));
    };
    made.on("update", () => {
      changed.current = true;
      clearTimeout(pause);
      pause = setTimeout(() => {
        idle = whenIdle(write);
      }, PAUSE_MS);
    });
    made.on("blur", write);
    // Listens in the capture phase, so that the text area is complete before the form and the draft read it.
    const { form } = area;
    const check = (event: SubmitEvent) => {
      write();
      if (latest.current.images.isUploading || !latest.current.images.hasFailed()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current.onMissingImage();
    };
    window.addEventListener("pagehide", write, { capture: true });
    form?.addEventListener("submit", check, { capture: true });
    return () => {
      write();
      window.removeEventListener("pagehide", write, { capture: true });
      form?.removeEventListener("submit", check, { capture: true });
      made.destroy();
    };
  }, [source, labelId, paste, isPage]);

  const isInvalid = Boolean(field.errors?.length);
  useEffect(() => {
    const { dom } = editor?.view ?? {};
    if (!dom) return;
    dom.setAttribute("aria-invalid", String(isInvalid));
    if (describedBy) dom.setAttribute("aria-describedby", describedBy);
    else dom.removeAttribute("aria-describedby");
    // Focuses the editor if it is the form's first wrong field, because the hidden text area cannot take the focus.
    const first = dom.closest("form")?.querySelector("[aria-invalid=true]");
    if (isInvalid && first === dom) editor?.commands.focus();
  }, [editor, isInvalid, describedBy]);
  const state = useEditorState(editor);
  return (
    <div
      className="max-w-4xl rounded-control border border-neutro-500 focus-within:border-neutro-700 data-invalid:border-erro data-invalid:shadow-[inset_0_0_0_1px_var(--color-erro)]"
      data-invalid={isInvalid || undefined}
    >
      {editor && (
        <div
          className="sticky top-(--admin-header) z-5 divide-y divide-neutro-200 rounded-t-control border-b border-neutro-200 bg-white"
          ref={bars}
        >
          <Toolbar
            editor={editor}
            onLink={() => setDialog("link")}
            pictures={
              isPage
                ? undefined
                : {
                    onImage: images.choose,
                    onLibrary: () => setDialog("library"),
                    onVideo: () => setDialog("video"),
                  }
            }
            state={state}
          />
          {dados && <DadosMenu dados={dados} editor={editor} />}
          {state.isImage && <ImageBar alt={state.alt} editor={editor} />}
          {state.isTable && <TableBar editor={editor} />}
        </div>
      )}
      <div className={isPage ? "max-h-[75dvh] overflow-y-auto" : undefined} ref={host} />
      <p aria-live="polite" className="px-4 pb-3 text-sm text-neutro-700 empty:hidden">
        {isHeld && "O formulário será salvo assim que a imagem chegar."}
      </p>
      {editor && (dialog === "link" || dialog === "video") && (
        <LinkDialog editor={editor} kind={dialog} onClose={() => setDialog(undefined)} />
      )}
      {editor && dialog === "library" && (
        <LibraryDialog
          onCancel={() => setDialog(undefined)}
          onChoose={(image) => {
            setDialog(undefined);
            insertStored(editor, image);
          }}
        />
      )}
    </div>
  );
}

/** Safari lacks `requestIdleCallback`. */
function whenIdle(work: () => void): number {
  return "requestIdleCallback" in window ? requestIdleCallback(work) : Number(setTimeout(work));
}

function cancelIdle(handle: number): void {
  if ("cancelIdleCallback" in window) cancelIdleCallback(handle);
  else clearTimeout(handle);
}
