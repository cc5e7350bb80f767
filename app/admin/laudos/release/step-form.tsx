/** The form of a step of the gate: made from the version of the report that is looked at. */
import type { ReactNode } from "react";
import { href } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { useAdminForm } from "#app/admin/form/use-admin-form.ts";
import { useAnswerToast } from "#app/admin/form/use-answer-toast.ts";
import type { FieldsOf } from "#app/admin/record/record-form.tsx";
import type { z } from "#domain/z.ts";

interface StepFormProps<Fields extends Record<string, unknown>, Value> {
  id: string;
  schema: z.ZodType<Value, Fields>;
  /** What the route's action gave. */
  answer: unknown;
  /** Of the report. */
  versao: number;
  confirm: string;
  failure: string;
  /** The step has no way back. */
  isDangerous?: boolean;
  children?: (fields: FieldsOf<Fields>) => ReactNode;
}

export function StepForm<Fields extends Record<string, unknown>, Value>({
  id,
  schema,
  answer,
  versao,
  confirm,
  failure,
  isDangerous = false,
  children,
}: StepFormProps<Fields, Value>) {
  const [form, fields] = useAdminForm({ id, schema, answer });
  useAnswerToast(answer);
  return (
    <AdminForm
      answer={answer}
      cancelTo={href("/admin/laudos")}
      failure={failure}
      form={form}
      label={confirm}
      submit={{
        label: confirm,
        busy: "Confirmando...",
        ...(isDangerous && { variant: "danger" }),
      }}
    >
      <input name="versao" type="hidden" value={versao} />
      {children?.(fields as unknown as FieldsOf<Fields>)}
    </AdminForm>
  );
}
