/** A form of the back office that survives an ended session, a lost connection and a second writer. */
import type { FormMetadata } from "@conform-to/react";
import { type ComponentProps, type RefObject, useRef } from "react";
import { FormFrame } from "#app/ui/controls/form-frame.tsx";
import { OF_FORM, useNotSent } from "./use-not-sent.ts";

interface AdminFormProps extends ComponentProps<typeof FormFrame> {
  // biome-ignore lint/suspicious/noExplicitAny: any form's metadata will do, its fields are not read
  form: FormMetadata<any, string[]>;
  /** What the route's action gave for this form. */
  answer: unknown;
  /** Said where the server could not do it; a function is called at that moment. */
  failure: string | (() => string);
  formRef?: RefObject<HTMLFormElement | null>;
}

export function AdminForm({ answer, failure, formRef, ...frame }: AdminFormProps) {
  const own = useRef<HTMLFormElement>(null);
  const ref = formRef ?? own;
  useNotSent(answer, failure, () => ref.current?.requestSubmit(), OF_FORM);
  return <FormFrame {...frame} formRef={ref} />;
}
