/** What makes a row one that is carried to another's place; it draws nothing itself. */
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useDrag } from "react-aria/useDrag";
import { useDrop } from "react-aria/useDrop";
import { usePress } from "react-aria/usePress";

/** What is put on the row and on its handle, the same until more than a function in it changes. */
export interface DragState {
  row: ComponentProps<"li"> & ComponentProps<"tr">;
  handle: ComponentProps<"button">;
}

interface DragRowProps {
  row: RefObject<HTMLElement | null>;
  id: string;
  name: string;
  /** Another row was dropped here. */
  onTake(id: string): void;
  onChange(state: DragState): void;
}

const TYPE = "application/x-clinica-record";

export function DragRow({ row, id, name, onTake, onChange }: DragRowProps) {
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    getItems: () => [{ [TYPE]: id, [`${TYPE}-${id}`]: id, "text/plain": name }],
    getAllowedDropOperations: () => ["move"],
    // The row itself holds other buttons.
    hasDragButton: true,
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    // The types alone are known before the drop: a row takes any other's, never itself.
    getDropOperation: (types) =>
      types.has(TYPE) && !types.has(`${TYPE}-${id}`) ? "move" : "cancel",
    async onDrop({ items }) {
      const [item] = items.filter((one) => one.kind === "text" && one.types.has(TYPE));
      if (item?.kind === "text") onTake(await item.getText(TYPE));
    },
  });
  const { onPress, ...described } = dragButtonProps;
  const { pressProps } = usePress({ onPress });
  const rowProps = useLasting({
    ...mergeProps(dragProps, dropProps),
    "data-dragging": isDragging || undefined,
    "data-drop-target": isDropTarget || undefined,
  });
  const handleProps = useLasting({ ...pressProps, ...described });
  useLayoutEffect(
    () => onChange({ row: rowProps, handle: handleProps }),
    [onChange, rowProps, handleProps],
  );
  return null;
}

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => unknown;

/** The same properties until one that is no function changes; its functions call the latest ones. */
function useLasting(props: Props): Props {
  const latest = useRef(props);
  latest.current = props;
  const lasting = useRef({ shape: "", props: {} as Props });
  const shape = JSON.stringify(props, (_, value) => (typeof value === "function" ? "" : value));
  if (lasting.current.shape !== shape) {
    const entries = Object.entries(props).map(([name, value]) => [
      name,
      typeof value === "function"
        ? (...args: unknown[]) => (latest.current[name] as Handler | undefined)?.(...args)
        : value,
    ]);
    lasting.current = { shape, props: Object.fromEntries(entries) };
  }
  return lasting.current.props;
}
