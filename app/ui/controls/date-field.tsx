/** A day, typed as dd/mm/aaaa or picked from the browser's calendar; sent as it was typed. */

import { type ComponentProps, type ReactNode, useRef } from "react";
import { fillControl } from "./announced.ts";
import { Field } from "./field.tsx";
import { controlProps, type FieldState, textValue } from "./field-state.ts";
import { IconButton } from "./icon-button.tsx";

interface DateFieldProps extends Omit<ComponentProps<"input">, "id" | "name" | "type"> {
  field: FieldState;
  label: string;
  description?: ReactNode;
}

export function DateField({ field, label, description, ...input }: DateFieldProps) {
  const text = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => {
    if (!picker.current || !text.current) return;
    picker.current.value = isoOf(text.current.value);
    picker.current.showPicker();
  };
  const take = (picked: string) => {
    if (!text.current || picked === "") return;
    fillControl(text.current, dayFirst(picked));
    text.current.focus();
  };
  return (
    <Field description={description} field={field} label={label}>
      <span className="relative flex max-w-48 items-center">
        <input
          autoComplete="off"
          placeholder="dd/mm/aaaa"
          {...input}
          {...controlProps(field, Boolean(description))}
          className="control pr-11 tabular-nums"
          defaultValue={dayFirst(textValue(field) ?? "")}
          inputMode="numeric"
          maxLength={20}
          onInput={(event) => separate(event.currentTarget, event.nativeEvent)}
          ref={text}
          type="text"
        />
        <input
          aria-hidden="true"
          className="pointer-events-none absolute bottom-0 left-0 size-px opacity-0"
          onChange={(event) => take(event.target.value)}
          ref={picker}
          tabIndex={-1}
          type="date"
        />
        <IconButton
          aria-label="Abrir calendário"
          className="absolute! right-0"
          icon="calendar"
          onPress={pick}
        />
      </span>
    </Field>
  );
}

/** Puts the strokes in while digits are typed at the end; whoever mends or pastes is left alone. */
function separate(input: HTMLInputElement, event: Event): void {
  const isTyped = event instanceof InputEvent && event.inputType === "insertText";
  if (!isTyped || input.selectionStart !== input.value.length) return;
  if (/^\d{2}$|^\d{2}\/\d{2}$/.test(input.value)) input.value += "/";
}

function dayFirst(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
}

function isoOf(typed: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(typed.trim()) ?? [];
  return year ? `${year}-${month}-${day}` : "";
}
