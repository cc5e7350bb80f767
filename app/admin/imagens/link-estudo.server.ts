import { listDifferences } from "#domain/imagens/correspondencia.ts";
import { ligarForm } from "#domain/imagens/forms.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { getDadosEstudo, linkEstudo } from "#server/data/imagens/estudos.ts";
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
    async do({ estudo, protocolo, data_nascimento, confere }, refuse) {
      const result = await work.transaction(async (tx) => {
        const laudo = await findLaudoByProtocolo(tx, protocolo);
        const paciente = laudo && (await getPaciente(tx, laudo.paciente_id));
        if (!paciente) return { status: "unknown" as const };
        if (laudo.id === from) return { status: "same" as const };
        if (paciente.data_nascimento !== data_nascimento) return { status: "other-date" as const };
        const dados = await getDadosEstudo(tx, estudo);
        if (!dados) return { status: "gone" as const };
        const differences = listDifferences(dados, laudo, paciente);
        if (differences.length > 0 && !confere) return { status: "differs" as const, differences };
        const status = await linkEstudo(tx, { id: estudo, from, laudoId: laudo.id });
        return { status, nome: paciente.nome };
      });
      if (result.status === "gone") return answerError(GONE, 409);
      if (result.status === "differs") {
        return refuse(400, { errors: { confere: [result.differences.join(" ")] } });
      }
      if (result.status === "other-date") {
        return refuse(400, { errors: { data_nascimento: [OUTRA_DATA] } });
      }
      if (result.status !== "linked") {
        return refuse(400, { errors: { protocolo: [REFUSALS[result.status]] } });
      }
      const said = from === null ? "Imagens ligadas ao laudo" : "Imagens movidas para o laudo";
      return answerDone(`${said} ${protocolo}, de ${result.nome}.`);
    },
  });
}

const OUTRA_DATA = "Não é a data de nascimento do paciente deste laudo.";

const REFUSALS = {
  unknown: "Nenhum laudo tem este protocolo.",
  annulled: "O laudo com este protocolo foi anulado.",
  same: "As imagens já estão neste laudo.",
};
