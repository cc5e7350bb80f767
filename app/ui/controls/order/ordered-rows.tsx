import { type ReactElement, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { latePart, usePrepared } from "../overlay/late-part.ts";
import type { SortableRowsProps } from "./sortable-rows.tsx";

const sortableRows = latePart(() => import("./sortable-rows.tsx"), "SortableRows");

interface OrderedRowsProps extends SortableRowsProps {
  plain: ReactElement;
}

export function OrderedRows({ plain, ...rows }: OrderedRowsProps) {
  const loaded = usePrepared(sortableRows);
  // Plain rows are rendered first, because forms read their fields' initial values before React Aria renders.
  const [Sortable, setSortable] = useState<typeof loaded>();
  // Rows in use are not replaced, because a remount would lose the focus and what was typed.
  const isUsed = useRef(false);
  const isHeld = useRef(false);
  const replace = () => {
    if (!loaded) return;
    queueMicrotask(() => {
      if (isUsed.current || isHeld.current) return;
      // Renders the new rows at once. Otherwise a form submitted in the meantime would lack their fields.
      flushSync(() => setSortable(() => loaded));
    });
  };
  useEffect(replace, [loaded]);
  if (Sortable) return <Sortable {...rows} />;
  const use = () => {
    isUsed.current = true;
  };
  const release = () => {
    isHeld.current = false;
    replace();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only watch whether the rows are in use
    // biome-ignore lint/a11y/useKeyWithClickEvents: `release` ends a press of the pointer, not of a key
    <div
      className="contents"
      onClick={release}
      onFocus={use}
      onInput={use}
      onPointerCancel={release}
      onPointerDown={() => {
        isHeld.current = true;
      }}
    >
      {plain}
    </div>
  );
}
