import { Panel } from "#app/admin/parts/panel.tsx";
import { type Column, Table } from "#app/ui/controls/table.tsx";
import { type Linha, respostaText } from "#domain/agendamentos/numeros.ts";

interface NumerosTableProps {
  title: string;
  text?: string;
  nome: string;
  rows: readonly Linha[];
}

export function NumerosTable({ title, text, nome, rows }: NumerosTableProps) {
  const most = Math.max(1, ...rows.map(({ pedidos }) => pedidos));
  const columns: Column<Linha>[] = [
    {
      header: nome,
      cell: (row) => <span className="font-medium break-words">{row.nome}</span>,
      className: "max-lg:col-span-full lg:w-2/5",
      isRowHeader: true,
    },
    {
      header: "Pedidos",
      cell: ({ pedidos }) => (
        <span className="flex items-center gap-2">
          <Unit one="pedido" n={pedidos} many="pedidos" />
          <Bar share={pedidos / most} />
        </span>
      ),
    },
    {
      header: "Até a primeira resposta",
      cell: ({ pedidos, resposta }) => (pedidos === 0 ? "—" : respostaText(resposta)),
      className: "max-lg:text-right",
    },
    {
      header: "Confirmados",
      cell: ({ confirmados }) => <Unit one="confirmado" n={confirmados} many="confirmados" />,
    },
    {
      header: "Faltas",
      cell: ({ faltas }) => <Unit one="falta" n={faltas} many="faltas" />,
      className: "max-lg:text-right",
    },
  ];
  return (
    <Panel text={text} title={title}>
      <Table columns={columns} keyOf={(row) => row.nome} label={title} rows={rows} />
    </Panel>
  );
}

function Unit({ n, one, many }: { n: number; one: string; many: string }) {
  return (
    <span className="min-w-8">
      {n} <span className="lg:hidden">{n === 1 ? one : many}</span>
    </span>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      className="h-2 w-24 text-primaria-600"
      preserveAspectRatio="none"
      viewBox="0 0 100 8"
    >
      <rect fill="currentColor" height={8} width={share * 100} />
    </svg>
  );
}
