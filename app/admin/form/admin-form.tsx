import { type DefaultValue, type FieldMetadata, FormProvider, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ReactNode, type RefObject, useRef } from "react";
import { type FetcherWithComponents, Form, useNavigation } from "react-router";
import { useSentOnce } from "#app/ui/controls/use-sent-once.ts";
import { useUnsavedForm } from "#app/ui/controls/use-unsaved-form.ts";
import type { z } from "#domain/z.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { FormButtons, type FormButtonsProps, FormError } from "./form-parts.tsx";
import { OF_FORM, useFormAnswer } from "./use-form-answer.ts";

export type FieldsOf<Fields extends Record<string, unknown>> = Required<{
  [key in keyof Fields]: FieldMetadata<Fields[key], Fields, string[]>;
}>;

export interface AdminFormProps<Fields extends Record<string, unknown>, Value>
  extends Omit<FormButtonsProps, "formId" | "isBusy" | "isLong"> {
  id: string;
  schema: z.ZodType<Value, Fields>;
  answer: FormAnswer | undefined;
  /** The message if the server fails. A function is called only in this case. */
  failure?: string | (() => string);
  defaultValue?: DefaultValue<Fields>;
  versao?: number;
  label?: string;
  formRef?: RefObject<HTMLFormElement | null>;
  /** Set if the screen has several forms, each with its own URL. */
  own?: { fetcher: FetcherWithComponents<unknown>; action: string };
  /** True if the form opens with unsaved values. Leaving the screen then asks for confirmation. */
  isUnsaved?: boolean;
  isLong?: boolean;
  isWide?: boolean;
  onSent?(): void;
  children?(fields: FieldsOf<Fields>): ReactNode;
}

const FAILURE = "Não foi possível salvar. Tente de novo.";

export function AdminForm<Fields extends Record<string, unknown>, Value>({
  id,
  schema,
  answer,
  failure = FAILURE,
  defaultValue,
  versao,
  label,
  formRef,
  own,
  isUnsaved,
  isLong = false,
  isWide = false,
  onSent,
  children,
  ...buttons
}: AdminFormProps<Fields, Value>) {
  const [form, fields] = useForm<Fields, Value, string[]>({
    id,
    lastResult: answer?.result,
    defaultValue,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const inner = useRef<HTMLFormElement>(null);
  const ref = formRef ?? inner;
  const navigation = useNavigation();
  const { state, formData } = own?.fetcher ?? navigation;
  const isBusy = state !== "idle" && formData?.get("formulario") === form.id;
  const Element = own?.fetcher.Form ?? Form;
  useFormAnswer(answer, failure, () => ref.current?.requestSubmit(), OF_FORM);
  useUnsavedForm(ref, isUnsaved);
  const sent = useSentOnce(own?.fetcher.data);
  return (
    <Element
      action={own?.action}
      aria-label={label}
      className={`grid grid-cols-[minmax(0,1fr)] gap-5 ${isWide ? "" : isLong ? "max-w-4xl" : "max-w-xl"}`}
      id={form.id}
      method="post"
      noValidate
      onSubmit={(event) => {
        if (sent.isOnItsWay()) return event.preventDefault();
        form.onSubmit(event);
        if (event.defaultPrevented) return;
        sent.remember();
        onSent?.();
      }}
      ref={ref}
    >
      <input name="formulario" type="hidden" value={form.id} />
      <FormError errors={form.errors} />
      {/* Controls that change the form's values, such as lists of rows, find the form through this provider. */}
      <FormProvider context={form.context}>
        {versao !== undefined && <input name="versao" readOnly type="hidden" value={versao} />}
        {children?.(fields as unknown as FieldsOf<Fields>)}
        <FormButtons {...buttons} formId={form.id} isBusy={isBusy} isLong={isLong} />
      </FormProvider>
    </Element>
  );
}
