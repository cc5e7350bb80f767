import { href, Link, redirect, useActionData, useLoaderData, useSubmit } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useLastSent } from "#app/admin/form/use-last-sent.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { FilterForm, filterField } from "#app/admin/parts/filter-form.tsx";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { RestoredFocus } from "#app/admin/parts/restored-focus.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { Table } from "#app/ui/controls/table.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  SITUACAO_AGENDAMENTO_LABELS,
  SITUACOES_AGENDAMENTO,
} from "#domain/agendamentos/agendamentos.ts";
import { parseCodigo } from "#domain/agendamentos/codigo.ts";
import { readListPosition } from "#domain/listas/list-position.ts";
import { can } from "#domain/permissions.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listAgendamentos, readBoard } from "#server/data/agendamentos/agendamentos.ts";
import type { Route } from "./+types/list.ts";
import { ClockBadge, EstadoBadge } from "./badges.tsx";
import { Board } from "./board/board.tsx";
import { changeAgendamentoOf } from "./change.server.ts";
import { describeAgendamento, readFeriados, type ShownAgendamento } from "./describe.server.ts";
import { type AgendamentoSearch, readFilters } from "./filters.ts";

const PATH = "/admin/agendamentos";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "agendamentos");
  const { searchParams } = new URL(args.request.url);
  const filters = readFilters(searchParams);
  const position = readListPosition(searchParams);
  const isBoard = filters.estado === "" && filters.busca.trim() === "";
  const now = new Date();
  const found = await work.tryRead(async (tx) => {
    const feriados = await readFeriados(tx);
    if (isBoard) {
      const columns = (await readBoard(tx)).map(({ rows, ...column }) => ({
        ...column,
        rows: rows.map((row) => describeAgendamento(row, feriados, now)),
      }));
      return { columns, page: undefined };
    }
    const { estado, busca } = filters;
    const page = await listAgendamentos(tx, { situacao: estado || undefined, busca, position });
    const rows = page.rows.map((row) => describeAgendamento(row, feriados, now));
    return { columns: undefined, page: { ...page, rows } };
  });
  const [only] = found?.page?.rows ?? [];
  // A search for a request's code opens the request. The QR code on a patient's page leads to such a search.
  if (only && filters.estado === "" && parseCodigo(filters.busca)) {
    throw redirect(`${PATH}/${only.id}`);
  }
  return { filters, found };
}

export function action(args: Route.ActionArgs) {
  return changeAgendamentoOf(args);
}

export const clientAction = keepTyped;

export function shouldRevalidate() {
  return true;
}

const COLUMNS = [
  {
    header: "Paciente",
    cell: ({ id, nome, codigo }: ShownAgendamento) => (
      <div className="min-w-0">
        <Link
          aria-label={`Abrir ${nome}`}
          className="link inline-flex min-h-11 items-center font-medium break-words md:min-h-0"
          to={`${PATH}/${id}`}
        >
          {nome}
        </Link>
        <p className="text-sm text-neutro-700 tabular-nums">{codigo}</p>
      </div>
    ),
    className: "w-full max-md:col-span-full",
  },
  {
    header: "Exame",
    cell: ({ exame, convenio }: ShownAgendamento) => (
      <div className="min-w-0 break-words md:w-56">
        <p>{exame}</p>
        <p className="text-sm text-neutro-700">{convenio}</p>
      </div>
    ),
    className: "max-md:col-span-full",
  },
  {
    header: "Situação",
    cell: ({ estado }: ShownAgendamento) => <EstadoBadge estado={estado} />,
    className: "",
  },
  {
    header: "Prazo",
    cell: ({ clock }: ShownAgendamento) => <ClockBadge clock={clock} />,
    className: "",
  },
];

export default function AgendamentosPage() {
  const { filters, found } = useLoaderData<typeof loader>();
  const { tipo_usuario } = useUsuario();
  const answer = useActionData<typeof action>();
  const submit = useSubmit();
  const sent = useLastSent();
  useFormAnswer(answer, "Erro ao atualizar o agendamento", () => {
    if (sent) void submit(sent, { method: "post" });
  });
  if (!found) return <FailedLoad text={loadFailedOf("agendamentos")} />;
  const search = formatFilters(filters);
  return (
    <>
      <ScreenHead
        text="Os pedidos que chegam pelo site, pelo que falta fazer. O site promete resposta em até 24 horas."
        title="Agendamentos"
      >
        {can(tipo_usuario, "open", "agendamentos_numeros") && (
          <Button to={href("/admin/agendamentos/numeros")}>Números</Button>
        )}
      </ScreenHead>
      <RestoredFocus resetKey={search}>
        <Filters filters={filters} />
      </RestoredFocus>
      {found.columns ? (
        <Board columns={found.columns} />
      ) : (
        <Found filters={filters} page={found.page} />
      )}
    </>
  );
}

function Filters({ filters }: { filters: AgendamentoSearch }) {
  const situacoes = SITUACOES_AGENDAMENTO.map((value) => ({
    value,
    label: SITUACAO_AGENDAMENTO_LABELS[value],
  }));
  return (
    <FilterForm
      action={PATH}
      columns="lg:grid-cols-[minmax(0,1fr)_14rem_auto]"
      filters={filters}
      icon="search"
    >
      <TextField
        field={filterField(filters, "busca")}
        label="Buscar"
        maxLength={100}
        placeholder="Nome, código ou telefone"
        type="search"
      />
      <SelectField
        choices={[{ value: "", label: "Quadro" }, ...situacoes]}
        field={filterField(filters, "estado")}
        label="Situação"
      />
    </FilterForm>
  );
}

interface FoundProps {
  filters: AgendamentoSearch;
  page: Exclude<NonNullable<Awaited<ReturnType<typeof loader>>["found"]>["page"], undefined>;
}

function Found({ filters, page }: FoundProps) {
  const { rows, total, isSimilar } = page;
  return (
    <>
      {filters.busca && total > 0 && (
        <p className="mb-4 text-sm text-neutro-700" role="status">
          {total === 1 ? "1 agendamento" : `${total} agendamentos`}
          {isSimilar && `: nada tem exatamente “${filters.busca}”`}
        </p>
      )}
      {rows.length > 0 ? (
        <Table columns={COLUMNS} keyOf={({ id }) => id} label="Agendamentos" rows={rows} />
      ) : (
        <EmptyState
          icon="calendar"
          text="Nenhum agendamento tem tudo o que os filtros pedem."
          title="Nada encontrado"
        >
          <Button to={PATH}>Ver o quadro</Button>
        </EmptyState>
      )}
      <Pagination
        hrefOf={(position) => PATH + formatFilters({ ...filters, ...position })}
        page={page}
      />
    </>
  );
}
