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
  submit?: { label: string; busy: string; variant?: "danger" };
  cancelTo?: string;
  startsAnother?: boolean;
  actions?: ReactNode;
  outcome?: ReactNode;
  /** True if the screen's main button is elsewhere. */
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
