import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function FormError({ errors }: { errors: string[] | undefined }) {
  return (
    errors && (
      <p className="flex gap-2 rounded-panel bg-erro-fundo p-3 font-medium text-erro" role="alert">
        <Icon className="mt-0.5 size-5" name="alert" />
        {errors[0]}
      </p>
    )
  );
}

export interface FormButtonsProps {
  formId: string;
  isBusy: boolean;
  isLong: boolean;
  /** The submit button's labels, at rest and while sending. `danger` is for actions that cannot be undone. */
  submit?: { label: string; busy: string; variant?: "danger" };
  /** The URL to which `Cancelar` leads; without it the form has no such button. */
  cancelTo?: string;
  /** True if a second button saves the new record and opens an empty form for the next one. */
  startsAnother?: boolean;
  actions?: ReactNode;
  outcome?: ReactNode;
  /** True if the screen's main button is elsewhere, because a screen has only one filled button. */
  isSecond?: boolean;
}

const SAVE: NonNullable<FormButtonsProps["submit"]> = { label: "Salvar", busy: "Salvando..." };

export function FormButtons(props: FormButtonsProps) {
  const { formId, isBusy, isLong, submit = SAVE, cancelTo, actions, outcome, isSecond } = props;
  const { startsAnother = false } = props;
  const navigate = useNavigate();
  const outcomeId = `${formId}-resultado`;
  return (
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
          {outcome}
        </p>
      )}
      {startsAnother && (
        <Button isBusy={isBusy} name="outro" type="submit" value="1">
          Criar e adicionar outro
        </Button>
      )}
      {actions}
      {cancelTo && <Button onPress={() => navigate(cancelTo)}>Cancelar</Button>}
    </div>
  );
}
