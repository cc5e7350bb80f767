import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
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
  /** True if the bar of buttons stays in view while the form scrolls. */
  isLong: boolean;
  /** The submit button's labels, idle and busy; `danger` marks what cannot be undone. */
  submit?: { label: string; busy: string; variant?: "danger" };
  /** Address of `Cancelar`; without it there is no such button. */
  cancelTo?: string;
  /** Other buttons beside the submit button. */
  actions?: ReactNode;
  /** Says what the submit button will do. */
  outcome?: ReactNode;
  /** True if another button on the screen is the filled one, of which there is at most one. */
  isSecond?: boolean;
}

const SAVE: NonNullable<FormButtonsProps["submit"]> = { label: "Salvar", busy: "Salvando..." };

export function FormButtons(props: FormButtonsProps) {
  const { formId, isBusy, isLong, submit = SAVE, cancelTo, actions, outcome, isSecond } = props;
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
      {actions}
      {cancelTo && <Button onPress={() => navigate(cancelTo)}>Cancelar</Button>}
    </div>
  );
}
