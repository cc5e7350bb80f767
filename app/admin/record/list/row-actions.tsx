/** What can be done with one record of a list. */
import { Button } from "react-aria-components";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { GoIconButton } from "./go-button.tsx";
import type { DragButtonProps } from "./rows.tsx";
import { StepButtons } from "./step-buttons.tsx";

interface RowActionsProps {
  name: string;
  editPath: string;
  isDeletable: boolean;
  onDelete(): void;
  /** Left out where the order is not the clinic's. */
  steps?: { up: boolean; down: boolean; take(to: "up" | "down"): void };
}

export function RowActions({ name, editPath, isDeletable, onDelete, steps }: RowActionsProps) {
  return (
    <div className="flex flex-wrap justify-end">
      {steps && <StepButtons {...steps} name={name} />}
      <GoIconButton aria-label={`Editar ${name}`} icon="pencil" keepsScroll to={editPath} />
      <IconButton
        aria-label={`Excluir ${name}`}
        icon="trash"
        isDisabled={!isDeletable}
        look="danger"
        onPress={onDelete}
      />
    </div>
  );
}

interface DragHandleProps {
  name: string;
  button: DragButtonProps;
}

/** Takes hold of a row, also by keyboard: Enter, Tab or arrows, Enter. */
export function DragHandle({ name, button }: DragHandleProps) {
  return (
    <Button
      {...button}
      aria-label={`Arrastar ${name}`}
      data-drag=""
      className="grid size-11 shrink-0 cursor-grab place-items-center rounded-control text-neutro-600 hover:bg-neutro-100 md:size-9"
    >
      <Icon className="size-[1.125rem]" name="grip" />
    </Button>
  );
}
