import { ligarForm } from "#domain/imagens/forms.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { linkEstudo } from "#server/data/imagens/estudos.ts";
import { findLaudoByProtocolo } from "#server/data/laudos/laudos.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";

const GONE = "Outra pessoa já decidiu sobre estas imagens. Recarregue a página.";

/** Links a study to a report. `from` is the id of the report that the study leaves, or null. */
export function answerLink(work: StaffWork, sent: FormData, from: string | null) {
  return answerForm(work, {
    sent,
    schema: ligarForm,
    async do({ estudo, protocolo }, refuse) {
      const result = await work.transaction(async (tx) => {
        const laudo = await findLaudoByProtocolo(tx, protocolo);
        if (!laudo) return { status: "unknown" as const };
        if (laudo.id === from) return { status: "same" as const };
        const status = await linkEstudo(tx, { id: estudo, from, laudoId: laudo.id });
        const paciente = await getPaciente(tx, laudo.paciente_id);
        return { status, nome: paciente?.nome ?? "" };
      });
      if (result.status === "gone") return answerError(GONE, 409);
      if (result.status !== "linked") {
        return refuse(400, { errors: { protocolo: [REFUSALS[result.status]] } });
      }
      const said = from === null ? "Imagens ligadas ao laudo" : "Imagens movidas para o laudo";
      return answerDone(`${said} ${protocolo}, de ${result.nome}.`);
    },
  });
}

const REFUSALS = {
  unknown: "Nenhum laudo tem este protocolo.",
  annulled: "O laudo com este protocolo foi anulado.",
  same: "As imagens já estão neste laudo.",
};
