/** Edits a list of texts, each sent in an input of its own. A text that was typed but not added is sent last. */
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { useAnnounced } from "./announced.ts";
import { Field } from "./field.tsx";
import { useLabel } from "./field-labels.ts";
import { controlProps, type FieldState } from "./field-state.ts";

interface TagsFieldProps {
  /** `initialValue` is the initial list; after a rejected form, the list that was sent. */
  field: FieldState & { initialValue?: unknown };
  label?: string;
  max: number;
  maxLength: number;
  parse(value: unknown): string[];
}

export function TagsField({ field, label, max, maxLength, parse }: TagsFieldProps) {
  const [tags, setTags] = useState(() => parse(field.initialValue));
  const [said, setSaid] = useState("");
  const [refused, setRefused] = useState("");
  const entry = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isFull = tags.length >= max;
  useAnnounced(entry, tags);

  const add = () => {
    const { current } = entry;
    const text = current?.value.trim() ?? "";
    if (!current || text === "") return;
    const next = parse([...tags, text]);
    current.value = "";
    current.focus();
    const isNew = next.length > tags.length;
    setRefused(isNew ? "" : `“${text}” já está na lista.`);
    setSaid(isNew ? `“${text}” adicionado.` : "");
    if (isNew) setTags(next);
  };
  const remove = (tag: string) => {
    const index = tags.indexOf(tag);
    setTags(tags.filter((other) => other !== tag));
    setSaid(`“${tag}” removido.`);
    setRefused("");
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? entry.current)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  const nameOf = (index: number) => `${field.name}[${index}]`;
  return (
    <Field description={isFull && `São no máximo ${max}.`} field={field} label={label}>
      <ul
        aria-label={useLabel(field, label)}
        className="mb-2 flex flex-wrap gap-2 empty:hidden"
        ref={list}
      >
        {tags.map((tag, index) => (
          <li
            className="inline-flex max-w-full items-center rounded-control border border-neutro-300 bg-neutro-50 pl-3 leading-[1.35]"
            key={tag}
          >
            <input name={nameOf(index)} type="hidden" value={tag} />
            {tag}
            <button
              aria-label={`Remover ${tag}`}
              className="grid min-h-11 w-11 flex-none place-items-center rounded-control text-neutro-700 hover:bg-erro-fundo hover:text-erro md:min-h-8 md:w-8"
              onClick={() => remove(tag)}
              type="button"
            >
              <Icon className="size-4" name="close" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <input
          {...controlProps(field, isFull)}
          autoComplete="off"
          className="control min-w-0 flex-1"
          enterKeyHint="done"
          maxLength={maxLength}
          name={nameOf(tags.length)}
          readOnly={isFull}
          onKeyDown={onKeyDown}
          ref={entry}
          type="text"
        />
        <Button icon="plus" isDisabled={isFull} onPress={add}>
          Adicionar
        </Button>
      </div>
      <div aria-live="polite">
        <p className="sr-only">{said}</p>
        <p className="mt-1 text-sm text-neutro-700 empty:hidden">{refused}</p>
      </div>
    </Field>
  );
}
