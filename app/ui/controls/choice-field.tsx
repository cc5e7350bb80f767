import { FieldMessage } from "./field-message.tsx";
import { type FieldState, textValue } from "./field-state.ts";

interface ChoiceFieldProps {
  field: FieldState;
  label: string;
  choices: readonly { value: string; label: string }[];
  first?: string;
}

export function ChoiceField({ field, label, choices, first }: ChoiceFieldProps) {
  const [message] = field.errors ?? [];
  const chosen = textValue(field) ?? first;
  return (
    <fieldset aria-describedby={message ? field.errorId : undefined} className="min-w-0">
      <legend className="field-label">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-8">
        {choices.map((choice, index) => (
          <label className="flex min-h-11 items-center gap-3" key={choice.value}>
            <input
              // biome-ignore lint/a11y/noAutofocus: on a page without scripts this attribute focuses the first wrong field
              autoFocus={index === 0 && field.isFirstError}
              aria-invalid={message ? true : undefined}
              className="size-5 flex-none accent-botao"
              defaultChecked={choice.value === chosen}
              name={field.name}
              type="radio"
              value={choice.value}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldMessage id={field.errorId} message={message} />
    </fieldset>
  );
}
