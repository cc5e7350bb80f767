import { type InputEvent, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { fillControl } from "#app/ui/controls/announced.ts";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { POST_LABELS as LABELS } from "#domain/blog/blog-posts.ts";
import { slugify } from "#domain/texto/slug.ts";

interface TitleFieldsProps {
  titulo: FieldState;
  slug: FieldState;
  isNew: boolean;
}

export function TitleFields({ titulo, slug, isNew }: TitleFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const isOwn = useRef(!isNew || (textValue(slug) ?? "") !== slugify(textValue(titulo) ?? ""));
  const isFilling = useRef(false);
  const fill = (value: string) => {
    const { current } = input;
    if (!current || current.value === value) return;
    isFilling.current = true;
    fillControl(current, value);
    isFilling.current = false;
  };
  const [, free] = slug.errors ?? [];
  return (
    <>
      <TextField
        field={titulo}
        label={LABELS.titulo}
        onInput={({ currentTarget }: InputEvent<HTMLInputElement>) => {
          if (!isOwn.current) fill(slugify(currentTarget.value));
        }}
        required
      />
      <div>
        <TextField
          autoComplete="off"
          description={
            isNew
              ? "O endereço do artigo: /blog/ e este texto."
              : "O endereço do artigo: /blog/ e este texto. Depois de publicado, o endereço antigo leva ao novo."
          }
          field={slug}
          onInput={() => {
            if (!isFilling.current) isOwn.current = true;
          }}
          ref={input}
          required
          spellCheck={false}
        />
        {free && (
          <Button
            className="mt-2"
            onPress={() => {
              fill(free);
              isOwn.current = true;
              input.current?.focus();
            }}
          >
            {`Usar ${free}`}
          </Button>
        )}
      </div>
    </>
  );
}
