/** One of the forms of Minha conta: sent by itself, while the others stay as they are. */
import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import type { z } from "zod";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { useAdminForm } from "#app/admin/form/use-admin-form.ts";
import { useAnswerToast } from "#app/admin/form/use-answer-toast.ts";

interface OwnFormProps<Fields extends Record<string, unknown>, Value> {
  id: string;
  schema: z.ZodType<Value, Fields>;
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  submit: { label: string; busy: string };
  label: string;
  children: (fields: ReturnType<FormMetadata<Fields, string[]>["getFieldset"]>) => ReactNode;
}

export function OwnForm<Fields extends Record<string, unknown>, Value>({
  id,
  schema,
  fetcher,
  action,
  submit,
  label,
  children,
}: OwnFormProps<Fields, Value>) {
  const [form, fields] = useAdminForm({ id, schema, answer: fetcher.data });
  useAnswerToast(fetcher.data);
  return (
    <AdminForm
      answer={fetcher.data}
      failure="Não foi possível salvar. Tente de novo."
      form={form}
      label={label}
      own={{ fetcher, action }}
      submit={submit}
    >
      {children(fields)}
    </AdminForm>
  );
}
