import { data, href, useLoaderData } from "react-router";
import { FilterNav } from "#app/admin/parts/filter-nav.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatDay } from "#domain/texto/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getLaudoAccesses } from "#server/data/laudos/laudos.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { Annulment } from "../list/annulment.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import type { Route } from "./+types/laudo.ts";
import { AccessDays, Openers } from "./access-days.tsx";

const ONLY_READINGS = "aberturas";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const isReadings = new URL(args.request.url).searchParams.get("so") === ONLY_READINGS;
  return work.transaction(async (tx) => {
    const only = isReadings ? "readings" : undefined;
    const found = await getLaudoAccesses(tx, args.params.id, only);
    const paciente = found && (await getPaciente(tx, found.laudo.paciente_id));
    if (!paciente) throw data(null, { status: 404 });
    const { moved, lines, isCut } = found;
    const { protocolo, exame, data_exame, status } = found.laudo;
    const { motivo_anulacao, anulado_em, anulado_por } = found.laudo;
    return {
      laudo: {
        id: found.laudo.id,
        protocolo,
        exame,
        data_exame,
        status,
        motivo_anulacao,
        anulado_em,
        anulado_por,
      },
      nome: paciente.nome,
      moved,
      lines,
      isCut,
      isReadings,
    };
  });
}

export default function AcessosPage() {
  const { laudo, nome, moved, lines, isCut, isReadings } = useLoaderData<typeof loader>();
  const { protocolo, exame, data_exame, status } = laudo;
  return (
    <>
      <ScreenHead
        text="Cada vez que alguém tocou neste laudo. Ninguém pode mudar nem apagar estas linhas: cada uma guarda a marca da anterior."
        title={`Acessos ${protocolo}`}
      >
        <Button
          download
          icon="download"
          reloadDocument
          to={href("/admin/laudos/:id/acessos/exportar", { id: laudo.id })}
        >
          Exportar CSV
        </Button>
        <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
      </ScreenHead>
      <div className="mb-6 grid gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <strong className="font-semibold">{nome}</strong>
          <StatusBadge status={status} />
        </p>
        <p className="text-neutro-800 tabular-nums">
          {exame}, {formatDay(data_exame)}
        </p>
        {status === "anulado" && <Annulment laudo={laudo} />}
        {moved && (
          <p className="text-neutro-800">
            Movido para o paciente certo, com o protocolo{" "}
            <a className="link" href={href("/admin/laudos/:id", { id: moved.id })}>
              {moved.protocolo}
            </a>
            .
          </p>
        )}
      </div>
      <Openers lines={lines} />
      <FilterNav
        label="O que mostrar"
        links={[
          { label: "Tudo", to: { search: "" }, isHere: !isReadings },
          { label: "Só aberturas", to: { search: `?so=${ONLY_READINGS}` }, isHere: isReadings },
        ]}
      />
      {lines.length > 0 && <AccessDays lines={lines} />}
      {isCut && (
        <p className="mt-4 text-neutro-700">
          Só {lines.length} linhas estão aqui: todas as aberturas, e da rotina as mais recentes. Em
          Exportar CSV saem todas.
        </p>
      )}
    </>
  );
}
