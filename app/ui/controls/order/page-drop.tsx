import { DropZone } from "react-aria-components";

interface PageDropProps {
  /** Shown over what precedes or follows the list, so that the rows stay where they are. */
  at: "start" | "end";
  label: string;
  /** The id of the row that is being dragged. */
  dragged: string | undefined;
  /** Absent if there is no such page. */
  onDrop: ((id: string) => void) | undefined;
}

/** While a row is dragged, takes it to the page before or after the list. */
export function PageDrop({ at, label, dragged, onDrop }: PageDropProps) {
  if (dragged === undefined || !onDrop) return null;
  return (
    <div className="relative z-10 h-0">
      <DropZone
        aria-label={label}
        className={`absolute inset-x-0 grid h-14 place-items-center rounded-panel border-2 border-dashed border-primaria-600 bg-white font-medium data-[drop-target]:bg-primaria-100 ${at === "start" ? "bottom-1" : "top-2"}`}
        onDrop={() => onDrop(dragged)}
      >
        {label}
      </DropZone>
    </div>
  );
}
