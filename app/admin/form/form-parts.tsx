/** The parts of a form's frame: the message above its fields, and the buttons below them. */
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** What is wrong with no field. */
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
  /** The bar stays in sight. */
  isLong: boolean;
  /** The submit button's labels, idle and busy; `Salvar` by default. `danger`: what it does has no way back. */
  submit?: { label: string; busy: string; variant?: "danger" };
  /** Where `Cancelar` leads; without it there is no such button. */
  cancelTo?: string;
  /** Other things to do with what was typed, beside the submit button. */
  actions?: ReactNode;
  /** What the submit button will do, beside it; it may follow what is typed. */
  outcome?: ReactNode;
  /** Another action on the screen comes first: the submit button is not the filled one. */
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
