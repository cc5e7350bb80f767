/**
 * A form in one column with what every form has: the message that belongs to no field, the busy
 * button, the way out, and the question before something typed is left behind.
 */
import { type FormMetadata, FormProvider } from "@conform-to/react";
import { type ReactNode, type RefObject, useRef } from "react";
import { type FetcherWithComponents, Form, useNavigate, useNavigation } from "react-router";
import { Icon } from "../icon.tsx";
import { Button } from "./button.tsx";
import { useSentOnce } from "./use-sent-once.ts";
import { useUnsavedForm } from "./use-unsaved-form.ts";

interface FormFrameProps {
  // biome-ignore lint/suspicious/noExplicitAny: any form's metadata will do, its fields are not read
  form: FormMetadata<any, string[]>;
  /** Where `Cancelar` leads; without it there is no such button. */
  cancelTo?: string;
  /** The submit button's labels, idle and busy; `Salvar` by default. `danger`: what it does has no way back. */
  submit?: { label: string; busy: string; variant?: "danger" };
  label?: string;
  formRef?: RefObject<HTMLFormElement | null>;
  /** For one of several forms on a screen: it is sent by itself, to an address of its own. */
  own?: { fetcher: FetcherWithComponents<unknown>; action: string };
  /** Other things to do with what was typed, beside the submit button. */
  actions?: ReactNode;
  /** What the submit button will do, beside it; it may follow what is typed. */
  outcome?: ReactNode;
  /** What stands in it from the start is not saved yet. */
  isUnsaved?: boolean;
  /** For one of several cards: the button stays in sight however long it is. */
  isLong?: boolean;
  /** As wide as the screen, for fields that something stands beside. */
  isWide?: boolean;
  /** Another action on the screen comes first: the submit button is not the filled one. */
  isSecond?: boolean;
  /** Called where nothing in the form held it back, and it is on its way. */
  onSent?(): void;
  children: ReactNode;
}

const SAVE = { label: "Salvar", busy: "Salvando..." };

export function FormFrame({
  form,
  cancelTo,
  submit = SAVE,
  label,
  formRef,
  own,
  actions,
  outcome,
  isUnsaved,
  isLong = false,
  isWide = false,
  isSecond = false,
  onSent,
  children,
}: FormFrameProps) {
  const inner = useRef<HTMLFormElement>(null);
  const ref = formRef ?? inner;
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { state, formData } = own?.fetcher ?? navigation;
  const isBusy = state !== "idle" && formData?.get("formulario") === form.id;
  const outcomeId = `${form.id}-resultado`;
  const Element = own?.fetcher.Form ?? Form;
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
      {form.errors && (
        <p
          className="flex gap-2 rounded-panel bg-erro-fundo p-3 font-medium text-erro"
          role="alert"
        >
          <Icon className="mt-0.5 size-5" name="alert" />
          {form.errors[0]}
        </p>
      )}
      {/* For controls that change what the form holds, as lists of rows do. */}
      <FormProvider context={form.context}>{children}</FormProvider>
      <div
        className={`flex flex-wrap gap-2 border-t border-neutro-200 ${isLong ? "form-bar" : "pt-5"}`}
      >
        <Button
          aria-describedby={outcome ? outcomeId : undefined}
          isBusy={isBusy}
          variant={isSecond ? "outline" : (submit.variant ?? "filled")}
          type="submit"
        >
          {isBusy ? submit.busy : submit.label}
        </Button>
        {outcome && (
          <p aria-live="polite" className="form-outcome" id={outcomeId}>
            <FormProvider context={form.context}>{outcome}</FormProvider>
          </p>
        )}
        {actions}
        {cancelTo && <Button onPress={() => navigate(cancelTo)}>Cancelar</Button>}
      </div>
    </Element>
  );
}
