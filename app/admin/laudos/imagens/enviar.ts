import { href, redirect } from "react-router";
import { documento } from "#domain/registro/documentos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getLaudoPatient } from "#server/data/laudos/laudos.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import { describeError } from "#server/errors.ts";
import { FileNotWritten } from "#server/files/receive-files.ts";
import { SenderTooSlow } from "#server/files/sender-pace.ts";
import type { Route } from "./+types/enviar.ts";
import { reportIntake } from "./report-intake.server.ts";
import type { SentImages } from "./use-image-uploads.ts";

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/admin/laudos/:id/imagens", params));
}

const CUT_OFF = "Os arquivos não chegaram inteiros. Envie de novo: o que já chegou não se repete.";
const ANNULLED = "Este laudo foi anulado e não recebe mais imagens.";

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "estudos");
  const { log } = work.context;
  const laudo = await work.transaction((tx) => getLaudoPatient(tx, args.params.id));
  if (!laudo) return refused("Este laudo não existe mais.", 404);
  if (laudo.status === "anulado") return refused(ANNULLED, 409);
  // Imported at the first upload, because this module's libraries need memory.
  const { readUploaded } = await import("#server/imagens/receive/read-uploaded.ts");
  const { intake, whyWaiting } = reportIntake(work);
  try {
    const counts = await readUploaded({
      ...intake,
      request: args.request,
      laudoId: laudo.id,
    });
    if (!counts) return refused(CUT_OFF, 400);
    const { recebidas, repetidas, recusadas } = counts;
    const esperam = await work.transaction(async (tx) => {
      noteReading(tx, {
        acao: "enviou_imagens",
        pacientes: [laudo.paciente_id],
        documentos: [documento("laudo", laudo.id)],
        dados: ["imagens"],
      });
      return whyWaiting(tx);
    });
    return Response.json({ recebidas, repetidas, recusadas, esperam } satisfies SentImages);
  } catch (error) {
    if (error instanceof SenderTooSlow) return refused(CUT_OFF, 408);
    if (!(error instanceof FileNotWritten)) throw error;
    log.error({ error: describeError(error.cause) }, "images not stored");
    return refused("O servidor não pôde guardar as imagens. Tente de novo em alguns minutos.", 503);
  }
}

function refused(error: string, status: number): Response {
  return Response.json({ error }, { status });
}
