import type { ReactNode } from "react";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { GoIconButton } from "./go-button.tsx";
import { StepButtons } from "./step-buttons.tsx";

interface RowActionsProps {
  name: string;
  editPath: string | undefined;
  isDeletable: boolean;
  onDelete?: () => void;
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
