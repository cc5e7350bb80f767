import { type ActionFunctionArgs, href } from "react-router";
import {
  COMPARTILHAMENTO_LIMITS,
  compartilharForm,
  encerrarForm,
} from "#domain/compartilhamentos/compartilhamentos.ts";
import { z } from "#domain/z.ts";
import {
  createCompartilhamento,
  endCompartilhamento,
} from "#server/data/compartilhamentos/compartilhamentos.ts";
import { findOwnLaudoId } from "#server/data/compartilhamentos/own-compartilhamentos.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer, FormAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { requestContext } from "#server/http/request-context.ts";
import type { QrCode } from "#server/images/qr-code.ts";
import { leadToLookUp, withAccess } from "#server/portal/as-patient.ts";
import { type NewShare, newShare } from "#server/portal/new-share.ts";

interface Created {
  criado: NewShare & { qr: QrCode };
}

export type CompartilharAnswer = FormAnswer<Created>;

const NOTICES = {
  cheio: `Este laudo já tem ${COMPARTILHAMENTO_LIMITS.vivos} links ativos. Encerre um deles para criar outro.`,
  repetido:
    "Este link já foi criado, e a senha aparece uma vez só. Se não a anotou, encerre o link e crie outro.",
  nada: "Este laudo não pode ser mostrado agora. Volte ao laudo e veja a situação dele.",
} as const;

const ENDED = {
  title: "Compartilhamento encerrado",
  text: "O link e o código não abrem mais o laudo.",
  kind: "success",
} as const;

export async function answerCompartilhar(args: ActionFunctionArgs) {
  const context = args.context.get(requestContext);
  const { request } = args;
  const protocolo = args.params.protocolo ?? "";
  const sent = await readFormData(request, z.union([compartilharForm, encerrarForm]));
  const posted = { context, request };
  if (sent.get("formulario") === "encerrar") {
    return answerForm(posted, {
      sent,
      schema: encerrarForm,
      async do({ compartilhamento }) {
        const ended = await withAccess(args, async (tx) => ({
          done: await endCompartilhamento(tx, compartilhamento),
        }));
        if (!ended) return leadToLookUp(args);
        const to = href("/resultados/laudos/:protocolo/compartilhar", { protocolo });
        const none = {
          ...ENDED,
          title: "Nada mudou",
          text: NOTICES.nada,
          kind: "warning",
        } as const;
        return redirectWithFlash(context, to, ended.done ? ENDED : none);
      },
    });
  }
  return answerForm<z.output<typeof compartilharForm>, DataAnswer<Created>>(posted, {
    sent,
    schema: compartilharForm,
    async do({ pedido, oque, dias }, refuse) {
      const result = await withAccess(args, async (tx) => {
        const laudoId = await findOwnLaudoId(tx, protocolo);
        if (laudoId === undefined) return { status: "nada" } as const;
        return createCompartilhamento(tx, { id: pedido, laudoId, oque, dias });
      });
      if (!result) return leadToLookUp(args);
      if (result.status !== "criado") {
        const text = NOTICES[result.status];
        const notice = { title: "Nenhum link criado", text, kind: "warning" } as const;
        return refuse<Created>(409, { notice });
      }
      const { qrCodeOf } = await import("#server/images/qr-code.ts");
      const shown = newShare(context.origin, result);
      return refuse<Created>(200, { more: { criado: { ...shown, qr: qrCodeOf(shown.link) } } });
    },
  });
}

export function newPedido(): string {
  return crypto.randomUUID();
}
