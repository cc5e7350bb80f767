import { Form, href } from "react-router";
import { FilterNav } from "#app/admin/parts/filter-nav.tsx";
import { Button } from "#app/ui/button.tsx";
import { SITUACOES_LAUDO, situacaoLaudoLabel } from "#domain/laudos/laudos.ts";
import { NAO_ABERTOS_DIAS } from "#domain/laudos/nao-abertos.ts";
import { formatFilters, type LaudosFilters } from "./filters.ts";

interface FilterLinksProps {
  filters: LaudosFilters;
  nome?: string;
}

export function FilterLinks({ filters, nome }: FilterLinksProps) {
  const { situacao, paciente, naoAbertos } = filters;
  const days = naoAbertos ?? NAO_ABERTOS_DIAS;
  const links = [
    { label: "Todos", to: addressOf({ paciente }), isHere: !situacao && naoAbertos === undefined },
    ...SITUACOES_LAUDO.map((one) => ({
      label: situacaoLaudoLabel(one),
      to: addressOf({ paciente, situacao: one }),
      isHere: situacao === one,
    })),
    {
      label: `Não abertos há ${days} ${days === 1 ? "dia" : "dias"}`,
      to: addressOf({ paciente, naoAbertos: days }),
      isHere: naoAbertos !== undefined,
    },
  ];
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
      <FilterNav label="Situação" links={links} />
      {naoAbertos !== undefined && <DaysForm days={naoAbertos} paciente={paciente} />}
    </>
  );
}

function DaysForm({ days, paciente }: { days: number; paciente: string | undefined }) {
  return (
    <Form action={href("/admin/laudos")} className="mb-4 flex flex-wrap items-center gap-2">
      {paciente && <input name="paciente" type="hidden" value={paciente} />}
      <label className="flex flex-wrap items-center gap-2 whitespace-nowrap" htmlFor="nao-abertos">
        Não abertos há pelo menos
        <input
          className="control w-20!"
          defaultValue={days}
          id="nao-abertos"
          key={days}
          max={999}
          min={1}
          name="nao_abertos"
          type="number"
        />
        dias
      </label>
      <Button type="submit">Aplicar</Button>
    </Form>
  );
}

function addressOf(filters: LaudosFilters): string {
  const search = new URLSearchParams(formatFilters(filters)).toString();
  return href("/admin/laudos") + (search && `?${search}`);
}
