import { FilterForm, FilterPair, filterField } from "#app/admin/parts/filter-form.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import type { AuditFilters } from "./filters.ts";

interface TrailFiltersProps {
  filters: AuditFilters;
  choices: { people: { id: string; nome: string }[]; things: { coisa: string; rotulo: string }[] };
}

export function TrailFilters({ filters, choices }: TrailFiltersProps) {
  const people = choices.people.map(({ id, nome }) => ({ value: id, label: nome }));
  const things = choices.things.map(({ coisa, rotulo }) => ({ value: coisa, label: rotulo }));
  return (
    <FilterForm
      action="/admin/auditoria"
      filters={filters}
      columns="lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_10rem_auto]"
      icon="filter"
    >
      <SelectField
        choices={[{ value: "", label: "Todas as pessoas" }, ...people]}
        field={filterField(filters, "pessoa")}
        label="Pessoa"
      />
      <SelectField
        choices={[{ value: "", label: "Tudo" }, ...things]}
        field={filterField(filters, "coisa")}
        label="O quê"
      />
      <FilterPair>
        <TextField field={filterField(filters, "de")} label="De" type="date" />
        <TextField field={filterField(filters, "ate")} label="Até" type="date" />
      </FilterPair>
    </FilterForm>
  );
}
