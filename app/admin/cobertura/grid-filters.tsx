import { filterField } from "#app/admin/parts/filter-form.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import type { ConvenioColuna } from "#domain/exames/cobertura-grade.ts";
import type { GridFilter } from "./shown-part.ts";

interface GridFiltersProps {
  convenios: readonly ConvenioColuna[];
  filter: GridFilter;
  onChange(filter: GridFilter): void;
}

export function GridFilters({ convenios, filter, onChange }: GridFiltersProps) {
  return (
    <search className="grid max-w-2xl gap-4 sm:grid-cols-2">
      <TextField
        autoComplete="off"
        field={filterField(filter, "exame")}
        label="Buscar exame"
        onChange={({ currentTarget }) =>
          onChange({ ...filter, exame: currentTarget.value, more: 0 })
        }
        type="search"
      />
      <SelectField
        choices={[
          { value: "", label: "Todos os convênios" },
          ...convenios.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
        field={filterField(filter, "convenio")}
        label="Convênio"
        onChange={({ currentTarget }) =>
          onChange({ ...filter, convenio: currentTarget.value, more: 0 })
        }
      />
    </search>
  );
}
