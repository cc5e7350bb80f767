import { data } from "react-router";
import type { RouteArgs } from "#app/admin/record/list/list-records.server.ts";
import {
  COMPARTILHAMENTO_LIMITS,
  type CompartilharValues,
  compartilharForm,
  encerrarForm,
} from "#domain/compartilhamentos/compartilhamentos.ts";
import { z } from "#domain/z.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import {
  createCompartilhamento,
  endCompartilhamento,
} from "#server/data/compartilhamentos/compartilhamentos.ts";
import { getLaudoStatus } from "#server/data/laudos/laudos.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import {
  answerDone,
  answerError,
  type DataAnswer,
  type FormAnswer,
} from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { QrCode } from "#server/images/qr-code.ts";
import { type NewShare, newShare } from "#server/portal/new-share.ts";

interface Created {
  criado: NewShare & { qr: QrCode };
}

export type SharesAnswer = FormAnswer<Created>;

const REFUSED = {
  cheio: `Este laudo já tem ${COMPARTILHAMENTO_LIMITS.vivos} links ativos. Encerre um deles para criar outro.`,
  repetido: "Este link já foi criado. Se a senha não foi impressa, encerre o link e crie outro.",
  nada: "Só um laudo liberado pode ser compartilhado.",
} as const;

export async function answerShares(args: RouteArgs) {
  const work = await asStaff(args, "update", "laudos");
  const sent = await readFormData(work.request, z.union([compartilharForm, encerrarForm]));
  const laudoId = args.params.id ?? "";
  if (sent.get("formulario") === "encerrar") {
    return answerForm(work, {
      sent,
      schema: encerrarForm,
      async do({ compartilhamento }) {
        const done = await work.transaction((tx) => endCompartilhamento(tx, compartilhamento));
        if (!done) return answerError("Este compartilhamento não existe mais.", 404);
        return answerDone("Compartilhamento encerrado. O link e o código não abrem mais o laudo.");
      },
    });
  }
  return answerForm<CompartilharValues, DataAnswer<Created>>(work, {
    sent,
    schema: compartilharForm,
    async do({ pedido, oque, dias }, refuse) {
      const result = await work.transaction(async (tx) => {
        if (!(await getLaudoStatus(tx, laudoId))) throw data(null, { status: 404 });
        return createCompartilhamento(tx, { id: pedido, laudoId, oque, dias });
      });
      if (result.status !== "criado") {
        return refuse<Created>(409, { errors: { "": [REFUSED[result.status]] } });
      }
      const { qrCodeOf } = await import("#server/images/qr-code.ts");
      const shown = newShare(work.context.origin, result);
      return refuse<Created>(200, { more: { criado: { ...shown, qr: qrCodeOf(shown.link) } } });
    },
  });
}
