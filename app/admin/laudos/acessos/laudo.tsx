/** Who touched one report: the patient, her guardian, the staff. */
import { data, href, useLoaderData } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { LinkButton } from "#app/ui/controls/link-button.tsx";
import { formatDay } from "#domain/datas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getLaudo, readLaudo } from "#server/data/laudos/laudos.ts";
import { listLaudoTrail } from "#server/data/laudos/patient-trail.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { Annulment } from "../list/annulment.tsx";
import { StatusBadge } from "../list/status-badge.tsx";
import type { Route } from "./+types/laudo.ts";
import { TrailTable } from "./trail-table.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const { dataKeys } = work.context.services;
  return work.transaction(async (tx) => {
    const found = await getLaudo(tx, dataKeys, args.params.id);
    const paciente = found && (await getPaciente(tx, dataKeys, found.paciente_id));
    if (!paciente) throw data(null, { status: 404 });
    const moved = found.movido_para && (await readLaudo(tx, dataKeys, found.movido_para));
    const lines = await listLaudoTrail(tx, { laudoId: found.id, pacienteId: paciente.id });
    const { protocolo, exame, data_exame, status } = found;
    const { motivo_anulacao, anulado_em, anulado_por } = found;
    return {
      laudo: {
        protocolo,
        exame,
        data_exame,
        status,
        motivo_anulacao,
        anulado_em,
        anulado_por,
      },
      nome: paciente.nome,
      moved: moved ? { id: moved.id, protocolo: moved.protocolo } : null,
      lines,
    };
  });
}

export default function AcessosPage() {
  const { laudo, nome, moved, lines } = useLoaderData<typeof loader>();
  const { protocolo, exame, data_exame, status } = laudo;
  return (
    <>
      <ScreenHead
        text="Cada vez que alguém tocou neste laudo. Ninguém pode mudar nem apagar estas linhas: cada uma guarda a marca da anterior."
        title={`Acessos ${protocolo}`}
      >
        <LinkButton to={href("/admin/laudos")}>Voltar aos laudos</LinkButton>
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
      <TrailTable lines={lines} />
    </>
  );
}
