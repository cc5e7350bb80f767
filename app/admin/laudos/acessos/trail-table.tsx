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
    className: "md:whitespace-nowrap max-md:order-2 max-md:text-sm max-md:text-neutro-700",
  },
  {
    header: "Quem",
    cell: (line: PatientTrailLine) => <div className="md:w-40">{formatQuemAcessou(line)}</div>,
    className: "font-medium max-md:order-1",
  },
  {
    header: "O que fez",
    cell: ({ acao }: PatientTrailLine) => <div className="md:w-44">{formatAto(acao)}</div>,
    className: "max-md:order-3 max-md:col-span-full",
  },
  {
    header: "Dados",
    cell: ({ dados }: PatientTrailLine) => formatDados(dados),
    className: "w-full text-sm text-neutro-700 max-md:order-4 max-md:col-span-full",
  },
  {
    header: "De onde",
    cell: ({ de_onde }: PatientTrailLine) => de_onde ?? "",
    className: "text-sm text-neutro-700 max-md:order-5 md:whitespace-nowrap max-md:col-span-full",
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
