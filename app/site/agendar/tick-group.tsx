import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";

interface TickGroupProps {
  field: FieldState;
  label: string;
  description?: string;
  choices: { value: string; label: string }[];
}

export function TickGroup({ field, label, description, choices }: TickGroupProps) {
  const { defaultValue, id, name } = field;
  const ticked = Array.isArray(defaultValue) ? defaultValue : [defaultValue];
  const [message] = field.errors ?? [];
  return (
    <fieldset
      aria-describedby={[description && field.descriptionId, message && field.errorId]
        .filter(Boolean)
        .join(" ")}
    >
      <legend className="field-label">{label}</legend>
      {description && (
        <p className="field-description" id={field.descriptionId}>
          {description}
        </p>
      )}
      <div className="mt-1 flex flex-wrap gap-x-6">
        {choices.map(({ value, label }, index) => (
          <label className="flex min-h-11 items-center gap-3" key={value}>
            <input
              // biome-ignore lint/a11y/noAutofocus: on a page without scripts this attribute focuses the first wrong field
              autoFocus={index === 0 && field.isFirstError}
              className="size-5 accent-botao"
              defaultChecked={ticked.includes(value)}
              id={`${id}-${value}`}
              name={name}
              type="checkbox"
              value={value}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldMessage id={field.errorId} message={message} />
    </fieldset>
  );
}
