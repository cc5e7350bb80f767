/** Fetches the report's images from the clinic's archive, by its protocol. */
import { data } from "react-router";
import { divergenciaTexto } from "#domain/imagens/correspondencia.ts";
import { buscarPacsForm } from "#domain/imagens/forms.ts";
import { countImagens } from "#domain/imagens/imagens.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { listWaitingReasons } from "#server/data/imagens/estudos.ts";
import { getLaudo } from "#server/data/laudos/laudos.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";

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
      const { intakeOf } = await import("#server/imagens/open-images.ts");
      const { pullFromPacs } = await import("#server/imagens/receive/pull-from-pacs.ts");
      const intake = intakeOf(services);
      const studies = new Set<string>();
      const { recebidas, repetidas, recusadas, problema } = await pullFromPacs({
        ...intake,
        take: (received) => {
          studies.add(received.header.study);
          return intake.take(received);
        },
        pacsUrl,
        protocolo: laudo.protocolo,
        laudoId: laudo.id,
      });
      if (problema) return answerError(problema, 502);
      const waiting = await work.transaction((tx) => listWaitingReasons(tx, [...studies]));
      if (waiting.length > 0) {
        const why = waiting.map(divergenciaTexto).join(" ");
        return answerError(`As imagens esperam em Imagens sem laudo. ${why}`, 409);
      }
      const refused =
        recusadas.length > 0 ? ` ${countImagens(recusadas.length)} foram recusadas.` : "";
      const known = repetidas > 0 ? ` ${countImagens(repetidas)} já estavam aqui.` : "";
      return answerDone(`${countImagens(recebidas)} do PACS.${known}${refused}`);
    },
  });
}
