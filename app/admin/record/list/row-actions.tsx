import type { ReactNode } from "react";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { GoIconButton } from "./go-button.tsx";
import { StepButtons } from "./step-buttons.tsx";

interface RowActionsProps {
  name: string;
  /** Absent where the record cannot be edited. */
  editPath: string | undefined;
  isDeletable: boolean;
  /** Absent where nothing is ever deleted. */
  onDelete?: () => void;
  /** Absent where the clinic does not decide the order. */
  steps?: { up: boolean; down: boolean; take(to: "up" | "down"): void };
  children?: ReactNode;
}

export function RowActions(props: RowActionsProps) {
  const { name, editPath, isDeletable, onDelete, steps, children } = props;
  return (
    <div className="flex flex-wrap items-center justify-end">
      {children}
      {steps && <StepButtons {...steps} name={name} />}
      {editPath !== undefined && (
        <GoIconButton
          aria-label={`Editar ${name}`}
          data-edit=""
          icon="pencil"
          keepsScroll
          to={editPath}
        />
      )}
      {onDelete && (
        <IconButton
          aria-label={`Excluir ${name}`}
          icon="trash"
          isDisabled={!isDeletable}
          variant="danger"
          onPress={onDelete}
        />
      )}
    </div>
  );
}
