import { type ReactNode, useState } from "react";
import { Icon } from "../icon.tsx";
import { Field } from "./field.tsx";
import { controlProps, type FieldState } from "./field-state.ts";

interface FileFieldProps {
  field: FieldState;
  label: string;
  description?: ReactNode;
  accept: string;
  onFile?(file: File | undefined): void;
}

export function FileField({ field, label, description, accept, onFile }: FileFieldProps) {
  const [name, setName] = useState<string>();
  return (
    <Field description={description} field={field} label={label}>
      <span className="relative flex flex-wrap items-center gap-x-3 gap-y-2">
        <input
          {...controlProps(field, Boolean(description))}
          accept={accept}
          // The invisible input covers the visible button, so that a click opens the file chooser without scripts.
          className="peer absolute inset-0 w-full text-[length:0] opacity-0"
          onChange={({ currentTarget: { files } }) => {
            setName(files?.[0]?.name);
            onFile?.(files?.[0]);
          }}
          type="file"
        />
        <span
          aria-hidden
          className="button button-outline peer-hover:border-neutro-500 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-foco peer-aria-invalid:border-erro"
        >
          <Icon name="upload" />
          {name ? "Trocar arquivo" : "Escolher arquivo"}
        </span>
        {name && <span className="min-w-0 flex-1 basis-40 break-words text-sm">{name}</span>}
      </span>
    </Field>
  );
}
