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
  // The plain rows come first, because React Aria renders too late for forms that read their fields' initial values.
  const [Sortable, setSortable] = useState<typeof loaded>();
  // Rows in use are not replaced, because a remount would lose the focus and what was typed.
  const isUsed = useRef(false);
  const isHeld = useRef(false);
  const replace = () => {
    if (!loaded) return;
    queueMicrotask(() => {
      if (isUsed.current || isHeld.current) return;
      // Renders all new rows immediately. If the form were submitted in between, their fields would be missing.
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
