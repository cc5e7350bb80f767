import type { FieldMetadata } from "@conform-to/react";
import { IconField } from "#app/ui/controls/icon-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { iconeLabel, parseIcone, searchIcones } from "#domain/clinica/icones.ts";
import { FieldFindings } from "../publicidade/findings.tsx";
import { RowsField } from "../record/rows-field.tsx";

interface TypedItem {
  icone?: string;
  titulo: string;
  descricao?: string;
}

interface ItemRowsProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's list, not the type of the whole form
  field: FieldMetadata<TypedItem[] | undefined, any, string[]>;
  label: string;
  add: string;
  name: string;
  /** The item's name with its preposition, for the buttons' labels, such as `do valor`. */
  of: string;
  icone: string;
  max: number;
}

export function ItemRows({ field, label, add, name, of, icone, max }: ItemRowsProps) {
  return (
    <RowsField
      add={{ label: add }}
      empty={<p className="text-neutro-700">Nenhuma linha.</p>}
      field={field}
      max={max}
      nameOf={(index) => `${name} ${index + 1}`}
      newRow={{ icone, titulo: "", descricao: "" }}
      ordered={label}
    >
      {(row, index) => {
        const { icone, titulo, descricao } = row.getFieldset();
        const number = index + 1;
        return (
          <div className="grid gap-3">
            <div className="grid gap-3 sm:grid-cols-2">
              <IconField
                drawingOf={parseIcone}
                field={icone}
                label={`Ícone ${of} ${number}`}
                labelOf={iconeLabel}
                search={searchIcones}
              />
              <TextField
                autoComplete="off"
                field={titulo}
                label={`Título ${of} ${number}`}
                required
              />
            </div>
            <TextField field={descricao} label={`Descrição ${of} ${number}`} rows={2} />
            <FieldFindings
              campo={field.name}
              fields={[titulo, descricao]}
              label={`Descrição ${of} ${number}`}
            />
          </div>
        );
      }}
    </RowsField>
  );
}
