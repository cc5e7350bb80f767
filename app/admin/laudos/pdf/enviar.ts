import { href, redirect } from "react-router";
import { type PdfUploadProblem, pdfUploadMessage } from "#domain/laudos/laudos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/enviar.ts";
import { matchByName, UNMATCHED } from "./match-by-name.server.ts";
import type { SentPdf } from "./use-pdf-uploads.ts";

export function loader() {
  return redirect(href("/admin/laudos/envios"));
}

const STATUS: Partial<Record<PdfUploadProblem, number>> = { "too-large": 413, "not-stored": 503 };

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "laudos");
  const { services, log } = work.context;
  const { storage, queue, dataKeys } = services;
  // Imported at the first upload, because this module's libraries need memory.
  const { uploadLaudoPdf } = await import("#server/pdf/upload-laudo-pdf.ts");
  const result = await uploadLaudoPdf(args.request, {
    storage,
    queue,
    dataKeys,
    log,
    dataDir: services.config.dataDir,
    icpRoots: services.config.icpRoots,
    sender: work.staff.usuario.id,
    run: work.transaction,
  });
  if ("problem" in result) {
    const { problem } = result;
    const error = pdfUploadMessage(problem, problem === "active" ? result.actions : []);
    return Response.json({ error }, { status: STATUS[problem] ?? 400 });
  }
  const { versaoId, nome_arquivo, paginas, anexos, integridade, assinaturas, protocolo } = result;
  const matches = new URL(args.request.url).searchParams.has("associar");
  const match =
    matches && protocolo !== null ? await matchByName(work, versaoId, protocolo) : UNMATCHED;
  const signed = { integridade, assinaturas };
  const sent: SentPdf = { id: versaoId, nome_arquivo, paginas, anexos, ...signed, ...match };
  return Response.json(sent);
}
