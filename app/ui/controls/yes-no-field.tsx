import { FieldMessage } from "./field-message.tsx";
import type { FieldState } from "./field-state.ts";

interface YesNoFieldProps {
  field: FieldState;
  label: string;
  help?: string | null;
}

const CHOICES = [
  ["sim", "Sim"],
  ["nao", "Não"],
] as const;

export function YesNoField({ field, label, help }: YesNoFieldProps) {
  const [message] = field.errors ?? [];
  const helpId = help ? `${field.id}-ajuda` : undefined;
  const described = [helpId, message && field.errorId].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={described || undefined}
      aria-invalid={message ? true : undefined}
      className="min-w-0 border-t border-neutro-200 pt-4"
    >
      <legend className="float-left w-full font-medium">{label}</legend>
      {help && (
        <p className="clear-left pt-1 text-neutro-700" id={helpId}>
          {help}
        </p>
      )}
      <div className="clear-left flex flex-wrap gap-x-8 pt-1">
        {CHOICES.map(([value, text], index) => (
          <label className="flex min-h-11 items-center gap-3" key={value}>
            <input
              // biome-ignore lint/a11y/noAutofocus: on a page without scripts this attribute focuses the first wrong field
              autoFocus={index === 0 && field.isFirstError}
              className="size-5 flex-none accent-botao"
              defaultChecked={field.defaultValue === value}
              id={index === 0 ? field.id : undefined}
              name={field.name}
              required
              type="radio"
              value={value}
            />
            {text}
          </label>
        ))}
      </div>
      <FieldMessage id={field.errorId} message={message} />
    </fieldset>
  );
}
