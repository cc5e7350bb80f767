import type { Editor } from "@tiptap/core";
import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Menu, MenuItem } from "#app/ui/controls/overlay/menu.tsx";
import {
  DADO_LABELS,
  DADO_NAMES,
  type DadoName,
  type DadosDaClinica,
  dadoValue,
} from "#domain/paginas/text/dados-da-clinica.ts";
import { BAR } from "./button-bar.tsx";

interface DadosMenuProps {
  editor: Editor;
  dados: DadosDaClinica;
}

const LABEL = "Inserir dado da clínica";
const EMPTY = "Vazio em Configurações";

export function DadosMenu({ editor, dados }: DadosMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const insert = (value: DadoName) => {
    editor.commands.insertContent({ type: "dado", attrs: { value } });
    // Waits until the closing menu has returned the focus to its button, and then moves the focus on to the text.
    setTimeout(() => editor.commands.focus());
  };
  return (
    <div className={BAR}>
      <Button
        aria-expanded={isOpen}
        aria-haspopup="menu"
        icon="plus"
        onPress={() => setOpen(true)}
        ref={button}
        variant="quiet"
      >
        {LABEL}
      </Button>
      <Menu
        isOpen={isOpen}
        label={LABEL}
        onClose={() => setOpen(false)}
        placement="bottom start"
        start="first"
        triggerRef={button}
      >
        {DADO_NAMES.map((name) => (
          <MenuItem
            detail={dadoValue(name, dados) || EMPTY}
            key={name}
            onAction={() => insert(name)}
          >
            {DADO_LABELS[name]}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
