import type { FieldMetadata } from "@conform-to/react";
import { RowsField } from "#app/admin/record/rows-field.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  GRUPO_ICONE_TEXTS,
  GRUPO_ICONES,
  GRUPO_LABELS,
  GRUPO_LIMITS,
} from "#domain/exames/exame-grupos.ts";

interface TypedGrupo {
  titulo: string;
  palavras: string;
  icone?: (typeof GRUPO_ICONES)[number];
}

interface GrupoRowsProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's list, not the type of the whole form
  field: FieldMetadata<TypedGrupo[], any, string[]>;
}

const DRAWINGS = GRUPO_ICONES.map((value) => ({ value, label: GRUPO_ICONE_TEXTS[value] }));

export function GrupoRows({ field }: GrupoRowsProps) {
  return (
    <RowsField
      add={{ label: "Adicionar grupo" }}
      empty={<p className="text-neutro-700">Nenhum grupo.</p>}
      field={field}
      max={GRUPO_LIMITS.grupos}
      nameOf={(index) => `grupo ${index + 1}`}
      newRow={{ titulo: "", palavras: "", icone: "monitor" }}
      ordered="Grupos"
    >
      {(row, index) => {
        const { titulo, palavras, icone } = row.getFieldset();
        const of = `do grupo ${index + 1}`;
        return (
          <div className="grid gap-3">
            <div className="grid gap-3 sm:grid-cols-[2fr_1fr]">
              <TextField
                autoComplete="off"
                field={titulo}
                label={`${GRUPO_LABELS.titulo} ${of}`}
                required
              />
              <SelectField choices={DRAWINGS} field={icone} label={`${GRUPO_LABELS.icone} ${of}`} />
            </div>
            <TextField
              description="Separadas por vírgulas, com ou sem acento. O começo da palavra basta."
              field={palavras}
              label={`${GRUPO_LABELS.palavras} ${of}`}
              required
              rows={2}
            />
          </div>
        );
      }}
    </RowsField>
  );
}
