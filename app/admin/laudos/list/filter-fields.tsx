import { href } from "react-router";
import { FilterForm, FilterPair, filterField } from "#app/admin/parts/filter-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { LAUDO_LIMITS, SITUACOES_LAUDO, situacaoLaudoLabel } from "#domain/laudos/laudos.ts";
import { type LaudosFilters, NAO_ABERTOS, toParameters } from "./filters.ts";

interface FilterFieldsProps {
  filters: LaudosFilters;
  /** The encrypted search in the URL, which filtering does not change. */
  busca: string;
  medicos: readonly string[];
  exames: readonly string[];
  nome: string | undefined;
}

const EXAMES = "filtro-exame-nomes";

export function FilterFields({ filters, busca, medicos, exames, nome }: FilterFieldsProps) {
  const { paciente, situacao, naoAbertos, medico } = filters;
  const days = `${naoAbertos} ${naoAbertos === 1 ? "dia" : "dias"}`;
  const situacoes = [
    { value: "", label: "Todas" },
    ...SITUACOES_LAUDO.map((value) => ({ value, label: situacaoLaudoLabel(value) })),
    { value: NAO_ABERTOS, label: `Não abertos há ${days}` },
  ];
  const names = medicos.includes(medico) || medico === "" ? medicos : [medico, ...medicos];
  return (
    <>
      {paciente && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-neutro-50 px-4 py-2">
          <span className="min-w-0">
            Laudos de <strong className="font-semibold">{nome ?? "um paciente"}</strong>
          </span>
          <Button variant="quiet" to={href("/admin/laudos")}>
            Ver de todos
          </Button>
        </p>
      )}
      <FilterForm
        action={href("/admin/laudos")}
        columns="lg:grid-cols-3 xl:grid-cols-[repeat(3,minmax(0,1fr))_9.5rem_9.5rem_auto]"
        filters={toParameters(filters)}
        icon="search"
        key={JSON.stringify(filters)}
      >
        {busca && <input name="busca" type="hidden" value={busca} />}
        {paciente && <input name="paciente" type="hidden" value={paciente} />}
        <FilterPair>
          <SelectField
            choices={situacoes}
            field={{ ...filterField(filters, "situacao"), name: "status" }}
            label="Situação"
          />
          <SelectField
            choices={[
              { value: "", label: "Todos" },
              ...names.map((value) => ({ value, label: value })),
            ]}
            field={filterField(filters, "medico")}
            label="Médico"
          />
        </FilterPair>
        <TextField
          autoComplete="off"
          field={filterField(filters, "exame")}
          label="Exame"
          list={EXAMES}
          maxLength={LAUDO_LIMITS.exame}
        />
        <datalist id={EXAMES}>
          {exames.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FilterPair>
          <TextField field={filterField(filters, "de")} label="De" type="date" />
          <TextField field={filterField(filters, "ate")} label="Até" type="date" />
        </FilterPair>
        {situacao === NAO_ABERTOS && (
          <TextField
            field={{ ...filterField(filters, "naoAbertos"), name: NAO_ABERTOS }}
            label="Dias sem abrir"
            max={999}
            min={1}
            type="number"
          />
        )}
      </FilterForm>
    </>
  );
}
