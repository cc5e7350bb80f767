/** The same row where the order counts: it can be dragged to another's place. */
import { RowFrame, type RowFrameProps } from "../row-frame.tsx";
import { DragHandle } from "./drag-handle.tsx";
import { useMovable } from "./use-movable.tsx";

export function MovableRow({ onTake, ...row }: RowFrameProps) {
  const { id, name } = row;
  const { rowProps, handle, drag } = useMovable<HTMLLIElement>({
    id,
    name,
    isEnabled: true,
    onTake,
  });
  return (
    <RowFrame
      {...row}
      handle={
        <>
          {drag}
          <DragHandle button={handle} name={name} />
        </>
      }
      row={rowProps}
    />
  );
}
