import { DropZone } from "react-aria-components";

interface PageDropProps {
  /** The drop zone covers the content before or after the list, so that no row moves when the zone appears. */
  at: "start" | "end";
  label: string;
  dragged: string | undefined;
  onDrop: ((id: string) => void) | undefined;
}

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
