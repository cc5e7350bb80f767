import type { ReactNode } from "react";
import { useLabel } from "./field-labels.ts";
import { controlProps, type FieldState } from "./field-state.ts";

interface SwitchFieldProps {
  field: FieldState;
  label?: string;
  description?: ReactNode;
}

export function SwitchField({ field, label, description }: SwitchFieldProps) {
  const isOn = field.defaultValue === "on" || field.defaultValue === true;
  return (
    <div className="flex items-start gap-3">
      <input
        {...controlProps(field, Boolean(description))}
        className="relative h-6 w-11 flex-none appearance-none rounded-2xl border border-neutro-600 bg-white transition-[background-color] duration-150 ease-out before:absolute before:top-[0.1875rem] before:left-[0.1875rem] before:size-4 before:rounded-full before:bg-neutro-600 before:transition-[translate] before:duration-150 before:ease-out after:absolute after:inset-x-0 after:-inset-y-2.5 checked:border-botao checked:bg-botao checked:before:translate-x-5 checked:before:bg-sobre-botao forced-colors:before:bg-[CanvasText] forced-colors:before:forced-color-adjust-none forced-colors:checked:before:bg-[CanvasText]"
        defaultChecked={isOn}
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox has its own state, which `aria-checked` could contradict
        role="switch"
        type="checkbox"
      />
      <div>
        <label className="font-medium" htmlFor={field.id}>
          {useLabel(field, label)}
        </label>
        {description && (
          <p className="field-description" id={field.descriptionId}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
