import { data } from "react-router";
import { buscarPacsForm } from "#domain/imagens/forms.ts";
import { countImagens, countRecusadas, countRepetidas } from "#domain/imagens/imagens.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { getLaudo } from "#server/data/laudos/laudos.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";
import { reportIntake } from "./report-intake.server.ts";

const READING = { acao: "viu_laudo", dados: ["imagens"] } as const;

export function answerPacs(work: StaffWork, sent: FormData, laudoId: string) {
  return answerForm(work, {
    sent,
    schema: buscarPacsForm,
    async do() {
      const { services } = work.context;
      const { pacsUrl } = services.config;
      const laudo = await work.transaction((tx) => getLaudo(tx, laudoId, READING));
      if (!laudo || pacsUrl === undefined) throw data(null, { status: 404 });
      if (laudo.status === "anulado")
        return answerError("Um laudo anulado não recebe imagens.", 409);
      const { pullFromPacs } = await import("#server/imagens/receive/pull-from-pacs.ts");
      const { intake, whyWaiting } = reportIntake(work);
      const { recebidas, repetidas, recusadas, problema } = await pullFromPacs({
        ...intake,
        pacsUrl,
        protocolo: laudo.protocolo,
        laudoId: laudo.id,
      });
      if (problema) return answerError(problema, 502);
      const waiting = await work.transaction(whyWaiting);
      if (waiting.length > 0) {
        return answerError(`As imagens esperam em Imagens sem laudo. ${waiting.join(" ")}`, 409);
      }
      const refused = recusadas.length > 0 ? ` ${countRecusadas(recusadas.length)}.` : "";
      const known = repetidas > 0 ? ` ${countRepetidas(repetidas)}.` : "";
      return answerDone(`${countImagens(recebidas)} do PACS.${known}${refused}`);
    },
  });
}
