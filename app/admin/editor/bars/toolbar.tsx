import type { Editor } from "@tiptap/core";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { pressProps } from "#app/ui/press.ts";
import { ButtonBar, ButtonGroup } from "./button-bar.tsx";
import type { EditorState } from "./use-editor-state.ts";

interface ToolbarProps {
  editor: Editor;
  state: EditorState;
  onLink(): void;
  pictures: { onImage(): void; onLibrary(): void; onVideo(): void } | undefined;
}

const BLOCKS = [
  { level: 0, label: "Texto" },
  { level: 2, label: "Título" },
  { level: 3, label: "Subtítulo" },
  { level: 4, label: "Título menor" },
] as const;

const LETTERS = [
  { state: "bold", icon: "bold", label: "Negrito", command: "toggleBold" },
  { state: "italic", icon: "italic", label: "Itálico", command: "toggleItalic" },
  { state: "underline", icon: "underline", label: "Sublinhado", command: "toggleUnderline" },
  { state: "strike", icon: "strike", label: "Riscado", command: "toggleStrike" },
] as const;

const PARAGRAPHS = [
  { state: "bulletList", icon: "list", label: "Lista", command: "toggleBulletList" },
  {
    state: "orderedList",
    icon: "list-ordered",
    label: "Lista numerada",
    command: "toggleOrderedList",
  },
  { state: "blockquote", icon: "text-quote", label: "Citação", command: "toggleBlockquote" },
] as const;

type Toggled = (typeof LETTERS | typeof PARAGRAPHS)[number];

export function Toolbar({ editor, state, onLink, pictures }: ToolbarProps) {
  const chain = () => editor.chain().focus();
  const setLevel = (level: number) => {
    if (level === 2 || level === 3 || level === 4) chain().setHeading({ level }).run();
    else chain().setParagraph().run();
  };
  const toggle = ({ command, ...shown }: Toggled) => (
    <Toggle
      icon={shown.icon}
      isOn={state[shown.state]}
      key={command}
      label={shown.label}
      onPress={() => chain()[command]().run()}
    />
  );
  return (
    <ButtonBar label="Formatação do texto">
      <ButtonGroup label="Desfazer e refazer">
        <IconButton
          aria-label="Desfazer"
          icon="undo"
          isDisabled={!state.canUndo}
          onPress={() => chain().undo().run()}
          tip="start"
        />
        <IconButton
          aria-label="Refazer"
          icon="redo"
          isDisabled={!state.canRedo}
          onPress={() => chain().redo().run()}
          tip="start"
        />
      </ButtonGroup>
      <select
        aria-label="Tipo de parágrafo"
        // On a phone this width leaves a part of the next button visible, to show that more buttons follow.
        className="control w-auto max-md:max-w-29"
        onChange={({ target }) => setLevel(Number(target.value))}
        value={state.level}
      >
        {BLOCKS.map(({ level, label }) => (
          <option key={level} value={level}>
            {label}
          </option>
        ))}
      </select>
      <ButtonGroup label="Letras">
        {LETTERS.map(toggle)}
        <Toggle icon="link" isOn={state.link} label="Link" onPress={onLink} />
      </ButtonGroup>
      <ButtonGroup label="Parágrafos">{PARAGRAPHS.map(toggle)}</ButtonGroup>
      <ButtonGroup label="Inserir">
        {pictures && (
          <>
            <IconButton aria-label="Inserir imagem" icon="image" onPress={pictures.onImage} />
            <IconButton
              aria-label="Imagem da biblioteca"
              icon="images"
              onPress={pictures.onLibrary}
            />
            <IconButton aria-label="Inserir vídeo" icon="video" onPress={pictures.onVideo} />
          </>
        )}
        <IconButton
          aria-label="Inserir tabela"
          icon="table"
          onPress={() => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
        <IconButton
          aria-label="Inserir linha divisória"
          icon="minus"
          onPress={() => chain().setHorizontalRule().run()}
        />
        <IconButton
          aria-label="Limpar formatação"
          icon="remove-formatting"
          onPress={() => chain().unsetAllMarks().clearNodes().run()}
        />
      </ButtonGroup>
    </ButtonBar>
  );
}

interface ToggleProps {
  icon: string;
  label: string;
  isOn: boolean;
  onPress(): void;
}

function Toggle({ icon, label, isOn, onPress }: ToggleProps) {
  return (
    <button
      {...pressProps({ onPress })}
      aria-label={label}
      aria-pressed={isOn}
      className="relative inline-grid size-11 flex-none place-items-center rounded-control text-neutro-800 hover:bg-neutro-100 aria-pressed:bg-primaria-100 aria-pressed:text-primaria-800 md:size-9 forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:-outline-offset-2 forced-colors:aria-pressed:outline-[Highlight]"
      data-tip="start"
    >
      <Icon className="size-[1.125rem]" name={icon} />
    </button>
  );
}
