import { conferirForm, REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import type { UpdateResult } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError } from "#server/http/forms/form-answer.ts";

interface Reviewed {
  id: string;
  records: {
    update(
      tx: Tx,
      change: { id: string; versao: number; values: { conferido: true } },
    ): Promise<Pick<UpdateResult<never>, "status">>;
  };
  noun: string;
}

/** Records that someone has confirmed a record's texts with the doctor. */
export function confirmReviewed(work: StaffWork, { id, records, noun }: Reviewed) {
  return answerForm(work, {
    schema: conferirForm,
    async do({ versao }) {
      // The version makes sure that only texts that the person has seen are confirmed.
      const change = { id, versao, values: { conferido: true } } as const;
      const { status } = await work.transaction((tx) => records.update(tx, change));
      if (status === "missing") return answerError(`Este ${noun} não existe mais.`, 404);
      if (status === "conflict") return answerError(REGISTRO_ALTERADO, 409);
      const [first = "", ...rest] = noun;
      return answerDone(`${first.toUpperCase()}${rest.join("")} marcado como conferido`);
    },
  });
}
