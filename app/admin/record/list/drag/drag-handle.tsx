/** Takes hold of a row, also by keyboard: Enter, Tab or arrows, Enter. */
import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface DragHandleProps {
  name: string;
  /** Of `useMovable`. */
  button: ComponentProps<"button">;
}

export function DragHandle({ name, button }: DragHandleProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={`Arrastar ${name}`}
      className="grid size-11 shrink-0 cursor-grab place-items-center rounded-control text-neutro-600 hover:bg-neutro-100 md:size-9"
      data-drag=""
    >
      <Icon className="size-[1.125rem]" name="grip" />
    </button>
  );
}
