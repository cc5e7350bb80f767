/** A row of a form with the buttons that move and remove it. */
import type { ComponentProps, ReactNode } from "react";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { StepButtons } from "./step-buttons.tsx";

export interface RowFrameProps {
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

interface FixedRowProps extends Omit<RowFrameProps, "onTake"> {
  /** What takes hold of it. */
  handle?: ReactNode;
  /** What makes it one that can be dragged. */
  row?: ComponentProps<"li">;
}

export function RowFrame({ id, name, steps, onRemove, handle, row, children }: FixedRowProps) {
  return (
    <li data-record={id} {...row} className="form-row">
      {handle}
      <div className="min-w-[min(100%,6rem)] flex-1">{children}</div>
      <div className="flex flex-wrap justify-end">
        {steps && <StepButtons {...steps} name={name} />}
        <IconButton
          aria-label={`Remover ${name}`}
          data-remove=""
          icon="trash"
          variant="danger"
          onPress={onRemove}
        />
      </div>
    </li>
  );
}
