/** The same row where the order counts: it can be dragged to another's place. */
import { DragHandle } from "./row-actions.tsx";
import { RowFrame, type RowFrameProps } from "./row-frame.tsx";
import { useMovable } from "./use-movable.ts";

export function MovableRow({ onTake, ...row }: RowFrameProps) {
  const { id, name } = row;
  const { rowProps, dragButtonProps } = useMovable<HTMLLIElement>({
    id,
    name,
    isEnabled: true,
    onTake,
  });
  return (
    <RowFrame
      {...row}
      handle={<DragHandle button={dragButtonProps} name={name} />}
      row={rowProps}
    />
  );
}
