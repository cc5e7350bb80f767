import { type InputEvent, useRef } from "react";
import { fillControl } from "#app/ui/controls/announced.ts";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { proposeTitulo } from "#domain/clinica/registro-medico.ts";
import { TITULOS_MEDICO } from "#domain/pessoas/profissionais.ts";

const CHOICES = [
  { value: "", label: "Nenhum" },
  ...TITULOS_MEDICO.map((titulo) => ({ value: titulo, label: titulo })),
];

export function NameFields({ nome, titulo }: { nome: FieldState; titulo: FieldState }) {
  const select = useRef<HTMLSelectElement>(null);
  const isChosen = useRef(Boolean(textValue(titulo)));
  const propose = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const proposed = proposeTitulo(currentTarget.value) ?? "";
    const { current } = select;
    if (!current || isChosen.current || current.value === proposed) return;
    fillControl(current, proposed);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <TextField field={nome} onInput={propose} required />
      <SelectField
        choices={CHOICES}
        field={titulo}
        onChange={() => {
          isChosen.current = true;
        }}
        ref={select}
      />
    </div>
  );
}
