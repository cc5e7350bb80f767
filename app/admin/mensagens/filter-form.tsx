/** By state, kind and words: a plain form whose address can be kept and sent. */
import { Form } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { LinkButton } from "#app/ui/controls/link-button.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  ESTADO_LABELS,
  ESTADOS,
  type EstadoMensagem,
  TIPO_LABELS,
  TIPOS,
} from "#domain/mensagens.ts";
import { formatFilters, type MensagemSearch } from "./filters.ts";

interface FilterFormProps {
  filters: MensagemSearch;
  counts: Record<EstadoMensagem, number>;
}

export function FilterForm({ filters, counts }: FilterFormProps) {
  const { pagina: _, ...asked } = filters;
  const field = (name: keyof typeof asked) => ({
    id: `filtro-${name}`,
    name,
    errorId: `filtro-${name}-erro`,
    descriptionId: `filtro-${name}-dica`,
    defaultValue: asked[name],
  });
  const estados = ESTADOS.map((value) => ({
    value,
    label: `${ESTADO_LABELS[value]} (${counts[value]})`,
  }));
  const tipos = TIPOS.map((value) => ({ value, label: TIPO_LABELS[value] }));
  return (
    <Form
      action="/admin/mensagens"
      aria-label="Filtros"
      className="mb-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[12rem_12rem_minmax(0,1fr)_auto]"
      role="search"
    >
      <SelectField
        choices={[{ value: "", label: "Todos" }, ...estados]}
        field={field("estado")}
        label="Estado"
      />
      <SelectField
        choices={[{ value: "", label: "Todos" }, ...tipos]}
        field={field("tipo")}
        label="Tipo"
      />
      <TextField
        field={field("busca")}
        label="Buscar"
        maxLength={100}
        placeholder="Nome, e-mail, telefone, CPF ou palavra"
        type="search"
      />
      <div className="flex gap-2">
        <Button icon="search" type="submit">
          Filtrar
        </Button>
        {formatFilters(asked) && (
          <LinkButton look="quiet" to="/admin/mensagens">
            Limpar
          </LinkButton>
        )}
      </div>
    </Form>
  );
}
