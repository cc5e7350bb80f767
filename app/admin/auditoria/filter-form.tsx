/** By person, thing and time: a plain form whose address can be kept and sent. */
import { Form } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { LinkButton } from "#app/ui/controls/link-button.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatCoisa } from "#domain/trilha.ts";
import { type AuditFilters, formatFilters } from "./filters.ts";

interface FilterFormProps {
  filters: AuditFilters;
  choices: { people: { id: string; nome: string }[]; things: string[] };
}

export function FilterForm({ filters, choices }: FilterFormProps) {
  const { pagina: _, ...asked } = filters;
  const field = (name: keyof typeof asked) => ({
    id: `filtro-${name}`,
    name,
    errorId: `filtro-${name}-erro`,
    descriptionId: `filtro-${name}-dica`,
    defaultValue: asked[name],
  });
  const people = choices.people.map(({ id, nome }) => ({ value: id, label: nome }));
  const things = choices.things.map((coisa) => ({ value: coisa, label: formatCoisa(coisa) }));
  return (
    <Form
      action="/admin/auditoria"
      aria-label="Filtros"
      className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_10rem_auto]"
      role="search"
    >
      <SelectField
        choices={[{ value: "", label: "Todas as pessoas" }, ...people]}
        field={field("pessoa")}
        label="Pessoa"
      />
      <SelectField
        choices={[{ value: "", label: "Tudo" }, ...things]}
        field={field("coisa")}
        label="O quê"
      />
      <TextField field={field("de")} label="De" type="date" />
      <TextField field={field("ate")} label="Até" type="date" />
      <div className="flex gap-2">
        <Button icon="filter" type="submit">
          Filtrar
        </Button>
        {formatFilters(asked) && (
          <LinkButton look="quiet" to="/admin/auditoria">
            Limpar
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
