import { data, href } from "react-router";
import type { RouteArgs } from "#app/admin/record/list/list-records.server.ts";
import { noticeText } from "#domain/laudos/avisos.ts";
import {
  PACIENTE_DESCONHECIDO,
  PDF_FORA_DA_FILA,
  statusLaudoLabel,
} from "#domain/laudos/laudos.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import { UNDO_SECONDS } from "#domain/registro/undo.ts";
import type { z } from "#domain/z.ts";
import { asStaff, type StaffWork } from "#server/auth/as-staff.ts";
import { getLaudoStatus } from "#server/data/laudos/laudos.ts";
import type { ReleaseResult, StepResult } from "#server/data/laudos/release.ts";
import { getVersao } from "#server/data/laudos/versoes.ts";
import type { Tx } from "#server/db/open.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerError } from "#server/http/forms/form-answer.ts";
import { waitUntilDrawn } from "#server/pdf/wait-until-drawn.ts";

interface StepRequest {
  id: string;
  versao: number;
}

interface Step<Value> {
  schema: z.ZodType<Value & { versao?: number }>;
  take(tx: Tx, requested: StepRequest & Value): Promise<ReleaseResult | StepResult>;
  /** The id of the PDF that must be rendered before the step; `current` for the report's current PDF. */
  pdfOf?(value: Value): string | "current";
  to?(id: string, work: StaffWork): string | Promise<string>;
  undoSearch?: string;
  said: string;
}

export async function takeStep<Value extends object>(args: RouteArgs, step: Step<Value>) {
  const work = await asStaff(args, "update", "laudos");
  const { context } = work;
  return answerForm(work, {
    schema: step.schema,
    async do(value, refuse) {
      const { versao } = value;
      if (versao === undefined) return refuse(400, { errors: { "": ["Recarregue a página"] } });
      const requested = { ...value, id: args.params.id ?? "", versao };
      const pdf = step.pdfOf?.(value);
      if (pdf !== undefined) {
        await waitUntilDrawn(() => desenhoOf(work, requested.id, pdf), args.request.signal);
      }
      const result = await work.transaction(async (tx) => {
        const taken = await step.take(tx, requested);
        if (taken.status === "done" && "avisos" in taken) {
          for (const { id } of taken.avisos) {
            const mail = { kind: "aviso-laudo", id, origin: context.origin } as const;
            await context.services.queue.sendMail(tx, mail, UNDO_SECONDS);
          }
        }
        if (taken.status === "done" && "desenhar" in taken && taken.desenhar !== undefined) {
          const person = work.staff.usuario.id;
          await context.services.queue.send(tx, "draw-laudo", { id: taken.desenhar }, { person });
        }
        return taken;
      });
      switch (result.status) {
        case "done": {
          const to = (await step.to?.(requested.id, work)) ?? href("/admin/laudos");
          if (!("avisos" in result)) return redirectWithFlash(context, to, step.said);
          const told = result.avisos.map(({ para }) => para);
          const path =
            href("/admin/laudos/:id/aviso", { id: requested.id }) + (step.undoSearch ?? "");
          return redirectWithFlash(context, to, {
            title: "Sucesso",
            text: `${step.said} ${noticeText(told, UNDO_SECONDS)}`,
            kind: "success",
            ...(told.length > 0 && { undo: { path, formulario: "desfazer", id: requested.id } }),
          });
        }
        case "missing":
          throw data(null, { status: 404 });
        case "conflict":
          return answerError(
            `${REGISTRO_ALTERADO} Recarregue a página e confira antes de continuar.`,
            409,
          );
        case "impossible": {
          const label = statusLaudoLabel(result.current).toLowerCase();
          return answerError(`Este laudo está ${label}: o passo não é mais possível.`, 409);
        }
        case "wrong-birth-date":
          return refuse(400, { errors: { data_nascimento: [WORDS[result.status]] } });
        case "altered-unread":
          return refuse(400, { errors: { li_alterado: [WORDS[result.status]] } });
        case "no-patient":
          return refuse(400, { errors: { paciente_id: [PACIENTE_DESCONHECIDO] } });
        case "pdf-gone":
          return refuse(400, { errors: { pdf: [PDF_FORA_DA_FILA] } });
        default:
          return refuse(409, { errors: { "": [WORDS[result.status]] } });
      }
    },
  });
}

const WORDS = {
  "wrong-birth-date":
    "Não confere com o cadastro. Veja se o PDF é deste paciente antes de tentar de novo.",
  "no-doctor": "Informe o médico responsável e o CRM: sem eles o laudo não sai.",
  "no-pdf": "O laudo ainda não tem PDF.",
  "altered-unread":
    "O arquivo foi alterado depois da assinatura. Confira o PDF e marque que leu, ou envie o arquivo assinado de novo.",
  "not-drawn": "As páginas do PDF ainda não estão prontas. Tente de novo em instantes.",
} as const;

async function desenhoOf(work: StaffWork, laudoId: string, pdf: string) {
  return work.transaction(async (tx) => {
    const id = pdf === "current" ? (await getLaudoStatus(tx, laudoId))?.versao_atual : pdf;
    return id ? (await getVersao(tx, id))?.desenho : undefined;
  });
}
