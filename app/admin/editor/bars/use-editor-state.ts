import type { Editor } from "@tiptap/core";
import { useCallback, useRef, useSyncExternalStore } from "react";

const MARKS = ["bold", "italic", "underline", "strike", "link"] as const;
const BLOCKS = ["bulletList", "orderedList", "blockquote"] as const;

const NOWHERE = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  link: false,
  bulletList: false,
  orderedList: false,
  blockquote: false,
  isTable: false,
  isImage: false,
  alt: "",
  level: 0,
  canUndo: false,
  canRedo: false,
};

export type EditorState = typeof NOWHERE;

export function useEditorState(editor: Editor | undefined): EditorState {
  const last = useRef({ text: "", state: NOWHERE });
  const subscribe = useCallback(
    (changed: () => void) => {
      editor?.on("transaction", changed);
      return () => {
        editor?.off("transaction", changed);
      };
    },
    [editor],
  );
  const read = () => {
    const state = editor && !editor.isDestroyed ? stateOf(editor) : NOWHERE;
    const text = JSON.stringify(state);
    if (text !== last.current.text) last.current = { text, state };
    return last.current.state;
  };
  return useSyncExternalStore(subscribe, read, () => NOWHERE);
}

function stateOf(editor: Editor): EditorState {
  const active = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, editor.isActive(name)]));
  const level = [2, 3, 4].find((one) => editor.isActive("heading", { level: one })) ?? 0;
  return {
    ...NOWHERE,
    ...active(MARKS),
    ...active(BLOCKS),
    isTable: editor.isActive("table"),
    isImage: editor.isActive("image"),
    alt: String(editor.getAttributes("image").alt ?? ""),
    level,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
}
