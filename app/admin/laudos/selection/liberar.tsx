import { href, redirect, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Table } from "#app/ui/controls/table.tsx";
import { isLegivel, statusLaudoLabel } from "#domain/laudos/laudos.ts";
import { formatDateTime } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { type ListedLaudo, listLaudoStatus, listLaudos } from "#server/data/laudos/laudos.ts";
import type { Route } from "./+types/liberar.ts";
import { inChosenOrder } from "./chosen.server.ts";
import { type Lote, loteAddress, nextOf, readLote, stepAddress } from "./lote.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "laudos");
  const { searchParams } = new URL(args.request.url);
  const lote = readLote(searchParams);
  const { ids } = lote;
  if (ids.length === 0) return redirect(href("/admin/laudos"));
  const next = nextOf(lote, await work.transaction((tx) => listLaudoStatus(tx, ids)));
  if (next && !searchParams.has("parou")) return redirect(stepAddress(next, lote));
  const page = await work.transaction((tx) => listLaudos(tx, { ids }));
  const rows = inChosenOrder(ids, page.rows).map((laudo) => toOutcome(laudo, lote));
  return { lote, rows, isStopped: next !== undefined };
}

function toOutcome(laudo: ListedLaudo, { pulados }: Lote) {
  const { id, protocolo, paciente_nome, exame, status, liberado_em, retificado_em } = laudo;
  const isOut = isLegivel(status);
  const since = retificado_em ?? liberado_em;
  const why = isOut
    ? since && `em ${formatDateTime(since)}`
    : status === "anulado"
      ? null
      : laudo.versao_atual === null
        ? "Ainda não tem PDF"
        : pulados.includes(id)
          ? "Você pulou este"
          : "Ainda não foi a vez dele";
  const label = isOut || status === "anulado" ? statusLaudoLabel(status) : "Não liberado";
  return { id, protocolo, paciente_nome, exame, isOut, label, why };
}

type Outcome = ReturnType<typeof toOutcome>;

const COLUMNS = [
  {
    header: "Paciente",
    cell: ({ paciente_nome }: Outcome) => <span className="font-medium">{paciente_nome}</span>,
    className: "max-lg:col-span-full",
  },
  {
    header: "Exame",
    cell: ({ exame }: Outcome) => exame,
    className: "max-lg:col-span-full",
  },
  {
    header: "Protocolo",
    cell: ({ protocolo }: Outcome) => protocolo,
    className: "tabular-nums max-lg:col-span-full",
  },
  {
    header: "Situação",
    cell: ({ isOut, label, why }: Outcome) => (
      <span className="flex flex-wrap items-center gap-x-2">
        <Badge tone={isOut ? "good" : "warning"}>{label}</Badge>
        <span className="text-sm text-neutro-700 tabular-nums">{why}</span>
      </span>
    ),
    className: "max-lg:col-span-full",
  },
];

export default function LiberarSelecionadosPage() {
  const { lote, rows, isStopped } = useLoaderData<typeof loader>();
  const left = rows.filter(({ isOut }) => !isOut).length;
  const out = rows.length - left;
  return (
    <>
      <ScreenHead
        text={
          left === 0
            ? "Todos os laudos selecionados estão liberados."
            : "O que não foi liberado continua como estava, e o paciente não o vê."
        }
        title={`${out} de ${rows.length} laudos liberados`}
      >
        <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
        {(isStopped || lote.pulados.length > 0) && (
          <Button to={loteAddress({ ...lote, pulados: [] })} variant="filled">
            Continuar
          </Button>
        )}
      </ScreenHead>
      <Table columns={COLUMNS} keyOf={({ id }) => id} label="Laudos selecionados" rows={rows} />
    </>
  );
}
