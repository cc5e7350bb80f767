import type { StaffWork } from "#server/auth/as-staff.ts";
import { findLaudoByProtocolo } from "#server/data/laudos/laudos.ts";
import { matchVersao } from "#server/data/laudos/versoes.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import type { SentPdf } from "./use-pdf-uploads.ts";

type Match = Pick<SentPdf, "laudo" | "note">;

export const UNMATCHED: Match = { laudo: null, note: null };

export function matchByName(work: StaffWork, versaoId: string, protocolo: string): Promise<Match> {
  return work.transaction(async (tx) => {
    const laudo = await findLaudoByProtocolo(tx, protocolo);
    const wait = (note: string): Match => ({ laudo: null, note });
    if (!laudo) return wait(`Nenhum laudo tem o protocolo ${protocolo}.`);
    if (laudo.status === "anulado") return wait(`O laudo ${protocolo} foi anulado.`);
    if (laudo.status !== "em_analise") {
      return wait(`O laudo ${protocolo} já foi liberado: para trocar o PDF, use Retificar.`);
    }
    if (laudo.versao_atual) return wait(`O laudo ${protocolo} já tem um PDF.`);
    const result = await matchVersao(tx, { versaoId, laudoId: laudo.id });
    if (result !== "matched") return UNMATCHED;
    const paciente = await getPaciente(tx, laudo.paciente_id);
    return { laudo: { protocolo, paciente_nome: paciente?.nome ?? "" }, note: null };
  });
}
