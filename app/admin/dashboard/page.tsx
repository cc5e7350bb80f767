import { lazy, Suspense } from "react";
import { useLoaderData } from "react-router";
import { linkRecords } from "#app/admin/parts/link-records.server.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { areFirstDays, passosFor } from "#domain/paginas/primeiros-passos.ts";
import { can } from "#domain/permissions.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { getCounts, listRecent } from "#server/data/status/dashboard.ts";
import { readPassos } from "#server/data/status/primeiros-passos.ts";
import { listSamples } from "#server/data/status/samples.ts";
import { readSystemStatus } from "#server/system-status.ts";
import type { Route } from "./+types/page.ts";
import { Counts } from "./counts.tsx";
import { Hoje } from "./hoje.tsx";
import { readWaiting } from "./read-waiting.server.ts";

/** The scripts of these panels may load late, because the panels' links and forms work without scripts. */
const PrimeirosPassos = lazy(() =>
  import("./primeiros-passos/panel.tsx").then((module) => ({ default: module.PrimeirosPassos })),
);

const Samples = lazy(() => import("./samples.tsx").then((module) => ({ default: module.Samples })));

const Status = lazy(() => import("./status.tsx").then((module) => ({ default: module.Status })));

const Recent = lazy(() => import("./recent.tsx").then((module) => ({ default: module.Recent })));

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "dashboard");
  const { context, staff, tryRead } = work;
  const { tipo_usuario } = staff.usuario;
  const seesAll = can(tipo_usuario, "open", "auditoria");
  // Only an administrator sees the system's problems, because they name settings of the server.
  const mayMend = can(tipo_usuario, "update", "configuracoes_site");
  const mailLeaves = context.services.config.smtpUrl !== undefined;
  const [waiting, stored, status] = await Promise.all([
    readWaiting(work),
    tryRead(async (tx) => {
      const samples = await listSamples(tx);
      const done = await readPassos(tx, samples, { mailLeaves });
      const passos = passosFor(tipo_usuario, done);
      return {
        counts: await getCounts(tx),
        samples: samples.filter(({ isOwn }) => !isOwn),
        passos,
        isNew: areFirstDays(passos),
        areSamplesHidden: (await getConfiguracoes(tx))?.ocultar_exemplos ?? false,
        recent: await linkRecords(
          tx,
          tipo_usuario,
          await listRecent(tx, seesAll ? {} : { by: staff.usuario }),
        ),
      };
    }),
    mayMend ? readSystemStatus(context) : undefined,
  ]);
  const changesRecords =
    can(tipo_usuario, "update", "exames") || can(tipo_usuario, "update", "laudos");
  return { waiting, stored, status, changesRecords };
}

export default function DashboardPage() {
  const { waiting, stored, status, changesRecords } = useLoaderData<typeof loader>();
  const { nome, tipo_usuario } = useUsuario();
  const areHidden = status ? stored?.areSamplesHidden : undefined;
  const passos = stored?.passos ?? [];
  const isNew = stored?.isNew ?? false;
  const steps = passos.length > 0 && (
    <Suspense>
      <PrimeirosPassos passos={passos} samplesHidden={areHidden} />
    </Suspense>
  );
  return (
    <>
      <ScreenHead
        text={`Bem-vindo ao painel, ${nome}. Aqui você vê como está o site e o que mudou.`}
        title="Dashboard"
      />
      <div className="grid gap-6">
        <Hoje loaded={waiting} />
        {isNew && steps}
        <Counts counts={stored?.counts} role={tipo_usuario} />
        <div className={`grid items-start gap-6 ${status ? "lg:grid-cols-[1.15fr_1fr]" : ""}`}>
          {status && (
            <Suspense>
              <Status checks={status} />
            </Suspense>
          )}
          <div className="grid gap-6">
            {!isNew && steps}
            {stored && stored.samples.length > 0 && (
              <Suspense>
                <Samples
                  areHidden={steps ? undefined : areHidden}
                  role={tipo_usuario}
                  samples={stored.samples}
                />
              </Suspense>
            )}
            {(changesRecords || stored?.recent.length !== 0) && (
              <Suspense>
                <Recent isOwn={tipo_usuario !== "admin_master"} recent={stored?.recent} />
              </Suspense>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
