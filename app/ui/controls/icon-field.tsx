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
      <span className="relative block">
        <Icon
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-texto-primaria"
          name={drawingOf(name)}
        />
        <input
          {...controlProps(field, false)}
          aria-activedescendant={isOpen && found[active] ? `${listId}-${active}` : undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-expanded={isOpen}
          autoComplete="off"
          className="control pl-10"
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
            className="absolute top-[calc(100%+0.25rem)] z-30 max-h-64 w-full min-w-[min(20rem,80vw)] overflow-y-auto rounded-panel border border-neutro-200 bg-white p-1 shadow-raised"
            id={listId}
            ref={list}
            role="listbox"
          >
            {found.length === 0 && <p className="p-2 text-neutro-700">Nenhum ícone encontrado.</p>}
            {found.map((one, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the text field
              <div
                aria-selected={one === name}
                className="flex min-h-11 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1.5 leading-[1.3] hover:bg-neutro-100 aria-selected:font-semibold data-active:bg-primaria-100 md:min-h-9"
                data-active={index === active || undefined}
                id={`${listId}-${index}`}
                key={one}
                onClick={() => choose(one)}
                // Keeps the focus in the text field, because the list closes when the field loses the focus.
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
