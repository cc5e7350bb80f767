/** A row of a form with the buttons that move and remove it. */
import type { ReactNode } from "react";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { DragHandle } from "./row-actions.tsx";
import { StepButtons } from "./step-buttons.tsx";
import { useMovable } from "./use-movable.ts";

interface RowFrameProps {
  /** Different for each row of the page, and the same wherever it is moved. */
  id: string;
  name: string;
  /** Left out where the order does not count. */
  steps?: { up: boolean; down: boolean; take(to: "up" | "down"): void };
  onRemove(): void;
  /** Another row was dropped here. */
  onTake(id: string): void;
  children: ReactNode;
}

export function RowFrame({ id, name, steps, onRemove, onTake, children }: RowFrameProps) {
  const { rowProps, dragButtonProps } = useMovable<HTMLLIElement>({
    id,
    name,
    isEnabled: steps !== undefined,
    onTake,
  });
  return (
    <li {...rowProps} className="form-row">
      {steps && <DragHandle button={dragButtonProps} name={name} />}
      <div className="min-w-[min(100%,6rem)] flex-1">{children}</div>
      <div className="flex flex-wrap justify-end">
        {steps && <StepButtons {...steps} name={name} />}
        <IconButton
          aria-label={`Remover ${name}`}
          data-remove=""
          icon="trash"
          look="danger"
          onPress={onRemove}
        />
      </div>
    </li>
  );
}
