import { type ReactNode, useEffect, useRef, useState } from "react";
import { fillControl } from "./announced.ts";
import { Field } from "./field.tsx";
import { controlProps, type FieldState, textValue } from "./field-state.ts";

interface ColourFieldProps {
  field: FieldState;
  label?: string;
  pickerLabel: string;
  description?: ReactNode;
  /** @returns the colour in lower case; undefined while it is incomplete */
  parse(typed: string | undefined): string | undefined;
  onColour?(colour: string): void;
}

export function ColourField({
  field,
  label,
  pickerLabel,
  description,
  parse,
  onColour,
}: ColourFieldProps) {
  const text = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState(() => parse(textValue(field)) ?? "#000000");
  const changed = useRef(onColour);
  changed.current = onColour;
  const show = (typed: string | undefined) => {
    const colour = parse(typed);
    if (!colour) return;
    setPicked(colour);
    changed.current?.(colour);
  };
  const shown = useRef(show);
  // Reads the input, because the text may have been typed before hydration.
  useEffect(() => shown.current(text.current?.value), []);
  return (
    <Field description={description} field={field} label={label}>
      <span className="flex gap-2">
        <input
          aria-label={pickerLabel}
          className="min-h-11 w-12 flex-none rounded-control border border-neutro-500 bg-white p-[0.1875rem] md:min-h-9 [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[5px] [&::-webkit-color-swatch]:border-0"
          onInput={({ currentTarget: { value } }) => {
            if (text.current) fillControl(text.current, value);
          }}
          onChange={() => {}}
          type="color"
          value={picked}
        />
        <input
          {...controlProps(field, Boolean(description))}
          autoCapitalize="off"
          autoComplete="off"
          className="control tabular-nums"
          defaultValue={textValue(field)}
          onInput={({ currentTarget }) => show(currentTarget.value)}
          ref={text}
          required
          spellCheck={false}
          type="text"
        />
      </span>
    </Field>
  );
}
