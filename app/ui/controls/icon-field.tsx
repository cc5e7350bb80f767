/** An icon found by typing what it shows: a combobox whose list is rendered while it is open. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import { useAnnounced } from "./announced.ts";
import { Field } from "./field.tsx";
import { controlProps, type FieldState, textValue } from "./field-state.ts";

interface IconFieldProps {
  field: FieldState;
  label: string;
  search(typed: string): readonly string[];
  labelOf(name: string): string;
  drawingOf(name: string): string;
}

export function IconField({ field, label, search, labelOf, drawingOf }: IconFieldProps) {
  const listId = useId();
  const hidden = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [name, setName] = useState(textValue(field) ?? "");
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = typed !== undefined;
  // The whole set is shown at first; the field's own text is no search.
  const found = isOpen ? search(typed) : [];
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active]);
  useAnnounced(hidden, name);

  const open = () => {
    setActive(0);
    setTyped("");
  };
  const choose = (chosen: string | undefined) => {
    if (chosen) setName(chosen);
    setTyped(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!isOpen) return open();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((found.length + active + step) % Math.max(1, found.length));
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      choose(found[active]);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(undefined);
    }
  };
  return (
    <Field field={field} label={label}>
      <input name={field.name} ref={hidden} type="hidden" value={name} />
      <span className="icon-field">
        <Icon className="icon-field-drawing" name={drawingOf(name)} />
        <input
          {...controlProps(field, false)}
          aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-expanded={isOpen}
          autoComplete="off"
          className="control icon-field-control"
          name={undefined}
          onBlur={() => choose(typed ? found[active] : undefined)}
          onChange={(event) => {
            setActive(0);
            setTyped(event.target.value);
          }}
          onClick={() => !isOpen && open()}
          onKeyDown={onKeyDown}
          placeholder="Busque: coração, carro…"
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed ?? labelOf(name)}
        />
        {isOpen && (
          <div
            aria-label="Ícones"
            className="icon-field-list"
            id={listId}
            ref={list}
            role="listbox"
          >
            {found.length === 0 && <p className="p-2 text-neutro-700">Nenhum ícone encontrado.</p>}
            {found.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field itself takes the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                aria-selected={one === name}
                className="icon-field-option"
                data-active={index === active || undefined}
                id={`${listId}-${index}`}
                key={one}
                onClick={() => choose(one)}
                // The field retains the focus, which holds the list open.
                onMouseDown={(event) => event.preventDefault()}
                role="option"
              >
                <Icon className="size-5" name={drawingOf(one)} />
                {labelOf(one)}
              </div>
            ))}
          </div>
        )}
      </span>
    </Field>
  );
}
