import type { Editor } from "@tiptap/core";
import { useId } from "react";
import { Button } from "#app/ui/button.tsx";
import { POST_LIMITS } from "#domain/blog/blog-posts.ts";
import { BAR, ButtonBar } from "./button-bar.tsx";

export function ImageBar({ editor, alt }: { editor: Editor; alt: string }) {
  const id = useId();
  return (
    <div className={BAR}>
      <label className="shrink-0 text-sm font-medium" htmlFor={id}>
        Descrição da imagem
      </label>
      <input
        className="control min-w-0 flex-1 basis-60"
        id={id}
        maxLength={POST_LIMITS.texto_alternativo}
        onChange={({ target }) => editor.commands.updateAttributes("image", { alt: target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          editor.commands.focus();
        }}
        placeholder="O que a imagem mostra, para quem não a vê"
        value={alt}
      />
      <Button variant="quiet" onPress={() => editor.chain().focus().deleteSelection().run()}>
        Remover imagem
      </Button>
    </div>
  );
}

const STEPS = {
  "Linha abaixo": "addRowAfter",
  "Linha acima": "addRowBefore",
  "Coluna depois": "addColumnAfter",
  "Coluna antes": "addColumnBefore",
  "Excluir linha": "deleteRow",
  "Excluir coluna": "deleteColumn",
  "Linha de título": "toggleHeaderRow",
  "Excluir tabela": "deleteTable",
} as const;

export function TableBar({ editor }: { editor: Editor }) {
  return (
    <ButtonBar label="Tabela">
      {Object.entries(STEPS).map(([label, step]) => (
        <Button key={step} variant="quiet" onPress={() => editor.chain().focus()[step]().run()}>
          {label}
        </Button>
      ))}
    </ButtonBar>
  );
}
