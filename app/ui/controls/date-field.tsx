/** A text field for a date, because the browser's own field orders day and month by the browser's language. */
import { type ComponentProps, type ReactNode, useRef } from "react";
import { fillControl } from "./announced.ts";
import { Field } from "./field.tsx";
import { controlProps, type FieldState, textValue } from "./field-state.ts";
import { IconButton } from "./icon-button.tsx";

interface DateFieldProps extends Omit<ComponentProps<"input">, "id" | "name" | "type"> {
  field: FieldState;
  label?: string;
  description?: ReactNode;
  hasTime?: boolean;
  defaultValue?: string | undefined;
}

export function DateField({
  field,
  label,
  description,
  hasTime,
  defaultValue = textValue(field) ?? "",
  ...input
}: DateFieldProps) {
  const text = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const pick = () => {
    if (!picker.current || !text.current) return;
    picker.current.value = isoOf(text.current.value);
    picker.current.showPicker();
  };
  const take = (picked: string) => {
    if (!text.current || picked === "") return;
    const [, time = hasTime ? "08:00" : ""] = TIME.exec(text.current.value) ?? [];
    fillControl(text.current, `${dayFirst(picked)} ${time}`.trim());
    text.current.focus();
    if (hasTime) text.current.setSelectionRange(DAY_LENGTH + 1, -1);
  };
  return (
    <Field description={description} field={field} label={label}>
      <span className={`relative flex items-center ${hasTime ? "max-w-56" : "max-w-48"}`}>
        <input
          autoComplete="off"
          placeholder={hasTime ? "dd/mm/aaaa hh:mm" : "dd/mm/aaaa"}
          {...input}
          {...controlProps(field, Boolean(description))}
          className="control pr-11 tabular-nums"
          defaultValue={dayFirst(defaultValue)}
          inputMode="numeric"
          maxLength={20}
          onInput={(event) => separate(event.currentTarget, event.nativeEvent, hasTime)}
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

const DAY_LENGTH = "dd/mm/aaaa".length;
const TIME = /\s(\d\d:\d\d)\s*$/;

/** Inserts slashes, space and colon while digits are typed at the end. Corrections and pasted text stay unchanged. */
function separate(input: HTMLInputElement, event: Event, hasTime = false): void {
  const isTyped = event instanceof InputEvent && event.inputType === "insertText";
  if (!isTyped || input.selectionStart !== input.value.length) return;
  if (/^\d{2}$|^\d{2}\/\d{2}$/.test(input.value)) input.value += "/";
  if (!hasTime) return;
  // Removes the inserted colon if an `h` follows it, as in `08h30`.
  if (/ \d{2}:h$/i.test(input.value)) input.value = input.value.replace(":", "");
  else if (/^\d{2}\/\d{2}\/\d{4}$/.test(input.value)) input.value += " ";
  else if (/^\d{2}\/\d{2}\/\d{4} \d{2}$/.test(input.value)) input.value += ":";
}

function dayFirst(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})/, "$3/$2/$1").replace("T", " ");
}

function isoOf(typed: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(typed.trim()) ?? [];
  return year ? `${year}-${month}-${day}` : "";
}
