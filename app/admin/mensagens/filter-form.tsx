import { FilterForm, filterField } from "#app/admin/parts/filter-form.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatTotal } from "#domain/listas/total.ts";
import {
  SITUACAO_LABELS,
  SITUACOES_MENSAGEM,
  type SituacaoMensagem,
  TIPO_LABELS,
  TIPOS,
} from "#domain/mensagens/mensagens.ts";
import type { MensagemSearch } from "./filters.ts";

interface MensagemFiltersProps {
  filters: MensagemSearch;
  counts: Record<SituacaoMensagem, number>;
}

export function MensagemFilters({ filters, counts }: MensagemFiltersProps) {
  const situacoes = SITUACOES_MENSAGEM.map((value) => ({
    value,
    label: `${SITUACAO_LABELS[value]} (${formatTotal(counts[value])})`,
  }));
  const tipos = TIPOS.map((value) => ({ value, label: TIPO_LABELS[value] }));
  return (
    <FilterForm
      action="/admin/mensagens"
      filters={filters}
      columns="lg:grid-cols-[12rem_12rem_minmax(0,1fr)_auto]"
      icon="search"
    >
      <SelectField
        choices={[{ value: "", label: "Todas" }, ...situacoes]}
        field={filterField(filters, "estado")}
        label="Situação"
      />
      <SelectField
        choices={[{ value: "", label: "Todos" }, ...tipos]}
        field={filterField(filters, "tipo")}
        label="Tipo"
      />
      <TextField
        field={filterField(filters, "busca")}
        label="Buscar"
        maxLength={100}
        placeholder="Nome, e-mail, telefone, CPF ou palavra"
        type="search"
      />
    </FilterForm>
  );
}
