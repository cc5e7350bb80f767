import { Table } from "#app/ui/controls/table.tsx";
import { formatQuemAcessou } from "#domain/laudos/acessos.ts";
import { formatAto } from "#domain/registro/atos.ts";
import { formatDados } from "#domain/registro/dados.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { PatientTrailLine } from "#server/data/laudos/patient-trail.ts";

const COLUMNS = [
  {
    header: "Quando",
    cell: ({ quando }: PatientTrailLine) => formatDateTime(quando),
    className: "lg:whitespace-nowrap max-lg:order-2 max-lg:text-sm max-lg:text-neutro-700",
  },
  {
    header: "Quem",
    cell: (line: PatientTrailLine) => <div className="lg:w-40">{formatQuemAcessou(line)}</div>,
    className: "font-medium max-lg:order-1",
  },
  {
    header: "O que fez",
    cell: ({ acao }: PatientTrailLine) => <div className="lg:w-44">{formatAto(acao)}</div>,
    className: "max-lg:order-3 max-lg:col-span-full",
  },
  {
    header: "Dados",
    cell: ({ dados }: PatientTrailLine) => formatDados(dados),
    className: "w-full text-sm text-neutro-700 max-lg:order-4 max-lg:col-span-full",
  },
  {
    header: "De onde",
    cell: ({ de_onde }: PatientTrailLine) => de_onde ?? "",
    className: "text-sm text-neutro-700 max-lg:order-5 lg:whitespace-nowrap max-lg:col-span-full",
  },
];

interface TrailTableProps {
  lines: readonly PatientTrailLine[];
  label?: string;
}

export function TrailTable({ lines, label = "Acessos" }: TrailTableProps) {
  return (
    <Table columns={COLUMNS} keyOf={({ numero }) => String(numero)} label={label} rows={lines} />
  );
}
