/** One of the forms of Minha conta: sent by itself, while the others stay as they are. */
import type { FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import { AdminForm } from "../admin-form.tsx";
import { useAnswerToast } from "../use-answer-toast.ts";

interface OwnFormProps {
  // biome-ignore lint/suspicious/noExplicitAny: any form's metadata will do, its fields are not read
  form: FormMetadata<any, string[]>;
  fetcher: FetcherWithComponents<unknown>;
  action: string;
  submit: { label: string; busy: string };
  label: string;
  children: ReactNode;
}

export function OwnForm({ form, fetcher, action, submit, label, children }: OwnFormProps) {
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
      {children}
    </AdminForm>
  );
}
