import { FilterForm, FilterPair, filterField } from "#app/admin/parts/filter-form.tsx";
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
import type { Person } from "#server/data/mensagens/respostas.ts";
import { type MensagemSearch, NINGUEM } from "./filters.ts";

interface MensagemFiltersProps {
  filters: MensagemSearch;
  counts: Record<SituacaoMensagem, number>;
  people: readonly Person[];
  owners: readonly Person[];
}

export function MensagemFilters({ filters, counts, people, owners }: MensagemFiltersProps) {
  const situacoes = SITUACOES_MENSAGEM.map((value) => ({
    value,
    label: `${SITUACAO_LABELS[value]} (${formatTotal(counts[value])})`,
  }));
  const tipos = TIPOS.map((value) => ({ value, label: TIPO_LABELS[value] }));
  const toChoice = ({ id, nome }: Person) => ({ value: id, label: nome });
  return (
    <FilterForm
      action="/admin/mensagens"
      filters={filters}
      columns="lg:grid-cols-[repeat(3,minmax(0,1fr))_10rem_10rem]"
      icon="search"
    >
      <FilterPair>
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
      </FilterPair>
      <SelectField
        choices={[{ value: "", label: "Todas as pessoas" }, ...people.map(toChoice)]}
        field={filterField(filters, "pessoa")}
        label="Pessoa"
      />
      <FilterPair>
        <TextField field={filterField(filters, "de")} label="De" type="date" />
        <TextField field={filterField(filters, "ate")} label="Até" type="date" />
      </FilterPair>
      <SelectField
        choices={[
          { value: "", label: "Qualquer um" },
          { value: NINGUEM, label: "Ninguém ainda" },
          ...owners.map(toChoice),
        ]}
        field={filterField(filters, "responsavel")}
        label="Responsável"
      />
      <div className="sm:col-span-full lg:col-span-2">
        <TextField
          field={filterField(filters, "busca")}
          label="Buscar"
          maxLength={100}
          placeholder="Nome, e-mail, telefone, CPF ou palavra"
          type="search"
        />
      </div>
    </FilterForm>
  );
}
