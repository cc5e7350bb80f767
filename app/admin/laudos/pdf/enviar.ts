/** Where every report's PDF is sent to; it answers scripts, not screens. */
import { href, redirect } from "react-router";
import { type PdfUploadProblem, pdfUploadMessage } from "#domain/laudos.ts";
import { asStaff, type StaffWork } from "#server/auth/as-staff.ts";
import { findLaudoByProtocolo } from "#server/data/laudos/laudos.ts";
import { matchVersao } from "#server/data/laudos/versoes.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import type { Route } from "./+types/enviar.ts";
import type { SentPdf } from "./use-pdf-uploads.ts";

export function loader() {
  return redirect(href("/admin/laudos/envios"));
}

const STATUS: Partial<Record<PdfUploadProblem, number>> = { "too-large": 413, "not-stored": 503 };

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "laudos");
  const { services, log } = work.context;
  const { storage, queue, dataKeys } = services;
  // With the first report: until then its libraries would only take memory.
  const { uploadLaudoPdf } = await import("#server/pdf/upload-laudo-pdf.ts");
  const result = await uploadLaudoPdf(args.request, {
    storage,
    queue,
    dataKeys,
    log,
    run: work.transaction,
  });
  if ("problem" in result) {
    const { problem } = result;
    return Response.json({ error: pdfUploadMessage(problem) }, { status: STATUS[problem] ?? 400 });
  }
  const { versaoId, nome_arquivo, paginas, assinado, protocolo } = result;
  const matches = new URL(args.request.url).searchParams.has("associar");
  const match =
    matches && protocolo !== null ? await matchByName(work, versaoId, protocolo) : UNMATCHED;
  const sent: SentPdf = { id: versaoId, nome_arquivo, paginas, assinado, ...match };
  return Response.json(sent);
}

type Match = Pick<SentPdf, "laudo" | "note">;

const UNMATCHED: Match = { laudo: null, note: null };

/** Only a report that has none yet takes a PDF by its name alone: all else is a person's decision. */
function matchByName(work: StaffWork, versaoId: string, protocolo: string): Promise<Match> {
  const { dataKeys } = work.context.services;
  return work.transaction(async (tx) => {
    const laudo = await findLaudoByProtocolo(tx, dataKeys, protocolo);
    const wait = (note: string): Match => ({ laudo: null, note });
    if (!laudo) return wait(`Nenhum laudo tem o protocolo ${protocolo}.`);
    if (laudo.status === "retirado") return wait(`O laudo ${protocolo} foi retirado.`);
    if (laudo.status !== "em_analise") {
      return wait(`O laudo ${protocolo} já foi liberado: para trocar o PDF, use Retificar.`);
    }
    if (laudo.versao_atual) return wait(`O laudo ${protocolo} já tem um PDF.`);
    const result = await matchVersao(tx, dataKeys, { versaoId, laudoId: laudo.id });
    if (result !== "matched") return UNMATCHED;
    const paciente = await getPaciente(tx, dataKeys, laudo.paciente_id);
    return { laudo: { protocolo, paciente_nome: paciente?.nome ?? "" }, note: null };
  });
}
