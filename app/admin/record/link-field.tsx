import { type ComponentProps, useEffect, useState } from "react";
import { useLabel } from "#app/ui/controls/field-labels.ts";
import { textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { isSafeLink } from "#domain/texto/links.ts";

interface LinkFieldProps
  extends Omit<ComponentProps<typeof TextField>, "rows" | "type" | "onInput"> {
  takesPaths?: boolean;
}

export function LinkField({ takesPaths = false, ...props }: LinkFieldProps) {
  const { field, label } = props;
  const { id } = field;
  const name = useLabel(field, label);
  const [typed, setTyped] = useState(textValue(field) ?? "");
  // Reads the input, because the URL may have been typed before hydration.
  useEffect(() => setTyped((shown) => inputOf(id)?.value ?? shown), [id]);
  const address = typed.trim();
  return (
    <div>
      <TextField
        autoComplete="off"
        inputMode="url"
        placeholder="https://"
        {...props}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        type="text"
      />
      {(takesPaths ? /^(https?:|\/)/i : /^https?:/i).test(address) && isSafeLink(address) && (
        <a
          className="link mt-1 inline-flex min-h-11 items-center gap-1.5 text-sm md:min-h-8"
          href={address}
          rel="noopener noreferrer"
          target="_blank"
        >
          <Icon className="size-4" name="external" />
          Abrir link
          <span className="sr-only"> de {name}</span>
        </a>
      )}
    </div>
  );
}

function inputOf(id: string): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`);
}
