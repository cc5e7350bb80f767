import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { parseEmbed } from "#domain/blog/embeds.ts";
import { isSafeLink } from "#domain/texto/links.ts";

interface LinkDialogProps {
  editor: Editor;
  kind: "link" | "video";
  onClose(): void;
}

const TEXTS = {
  link: {
    title: "Link",
    label: "Endereço do link",
    hint: "Uma página da internet, um caminho do site (/exames), um e-mail ou um telefone.",
    wrong: "Link inválido",
  },
  video: {
    title: "Vídeo",
    label: "Endereço do vídeo",
    hint: "Do YouTube ou do Vimeo. No site ele só é aberto quando alguém pede.",
    wrong: "Só vídeos do YouTube e do Vimeo podem ser mostrados",
  },
};

export function LinkDialog({ editor, kind, onClose }: LinkDialogProps) {
  const { title, label, hint, wrong } = TEXTS[kind];
  const now = kind === "link" ? String(editor.getAttributes("link").href ?? "") : "";
  const [address, setAddress] = useState(now);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    // Waits until the closing dialog has returned the focus to its button, and then moves the focus on to the text.
    setTimeout(() => editor.commands.focus());
  };
  const apply = () => {
    const isDone = kind === "link" ? applyLink(editor, address) : insertFilm(editor, address);
    if (isDone) close();
    else setWrong(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    apply();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} title={title}>
      <div className="mt-4">
        <TextField
          autoComplete="off"
          autoFocus
          defaultValue={now}
          description={hint}
          field={fieldState("", {
            id: "editor-endereco",
            errors: isWrong ? [wrong] : undefined,
          })}
          inputMode="url"
          label={label}
          onInput={({ currentTarget }) => {
            setAddress(currentTarget.value);
            setWrong(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onPress={close}>Cancelar</Button>
        {now !== "" && (
          <Button
            onPress={() => {
              editor.chain().extendMarkRange("link").unsetLink().run();
              close();
            }}
          >
            Remover link
          </Button>
        )}
        <Button variant="filled" onPress={apply}>
          {kind === "link" ? "Aplicar" : "Inserir"}
        </Button>
      </div>
    </Dialog>
  );
}

function applyLink(editor: Editor, typed: string): boolean {
  const text = typed.trim();
  const href = /^(?:[a-z]+:|\/|#)/i.test(text)
    ? text
    : text.includes("@")
      ? `mailto:${text}`
      : `https://${text}`;
  if (text === "" || !isSafeLink(href)) return false;
  const chain = editor.chain().extendMarkRange("link");
  if (editor.state.selection.empty && !editor.isActive("link")) {
    const marks = [{ type: "link", attrs: { href } }];
    return chain.insertContent({ type: "text", text, marks }).run();
  }
  return chain.setLink({ href }).run();
}

function insertFilm(editor: Editor, typed: string): boolean {
  const embed = parseEmbed(typed.trim());
  if (!embed) return false;
  const marks = [{ type: "link", attrs: { href: embed.page } }];
  const text = `Assistir no ${embed.provider}`;
  return editor
    .chain()
    .insertContent([{ type: "paragraph", content: [{ type: "text", text, marks }] }])
    .run();
}
