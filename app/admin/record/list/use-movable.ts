/** A row that can be dragged to another's place, by mouse, finger or keyboard. */
import { useRef } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { useDrag } from "react-aria/useDrag";
import { useDrop } from "react-aria/useDrop";

interface MovableOptions {
  id: string;
  name: string;
  isEnabled: boolean;
  /** Another row was dropped here. */
  onTake(id: string): void;
}

const TYPE = "application/x-clinica-record";

export function useMovable<Element extends HTMLElement>(options: MovableOptions) {
  const { id, name, isEnabled, onTake } = options;
  const ref = useRef<Element>(null);
  const { dragProps, dragButtonProps, isDragging } = useDrag({
    getItems: () => [{ [TYPE]: id, [`${TYPE}-${id}`]: id, "text/plain": name }],
    getAllowedDropOperations: () => ["move"],
    // The row itself holds other buttons.
    hasDragButton: true,
    isDisabled: !isEnabled,
  });
  const { dropProps, isDropTarget } = useDrop({
    ref,
    // The types alone are known before the drop: a row takes any other's, never itself.
    getDropOperation: (types) =>
      types.has(TYPE) && !types.has(`${TYPE}-${id}`) ? "move" : "cancel",
    async onDrop({ items }) {
      const [item] = items.filter((one) => one.kind === "text" && one.types.has(TYPE));
      if (item?.kind === "text") onTake(await item.getText(TYPE));
    },
    isDisabled: !isEnabled,
  });
  const rowProps = {
    ...(isEnabled ? mergeProps(dragProps, dropProps) : {}),
    ref,
    // Where the focus stands while a row is carried by keyboard.
    tabIndex: isEnabled ? -1 : undefined,
    "data-record": id,
    "data-dragging": isDragging || undefined,
    "data-drop-target": isDropTarget || undefined,
  };
  return { rowProps, dragButtonProps };
}
