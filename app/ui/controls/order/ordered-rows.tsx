/** Loads dragging with the first movement, touch or key; until then the plain rows and their buttons work. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { latePart, usePrepared } from "../overlay/late-part.ts";
import type { SortableRowsProps } from "./sortable-rows.tsx";

const sortableRows = latePart(() =>
  import("./sortable-rows.tsx").then(({ SortableRows }) => SortableRows),
);

interface OrderedRowsProps extends SortableRowsProps {
  /** The same rows without dragging. */
  plain: ReactElement;
}

export function OrderedRows({ plain, ...rows }: OrderedRowsProps) {
  const loaded = usePrepared(sortableRows);
  // The draggable rows never replace the plain ones at the first mount, because React Aria shows rows only after the
  // surrounding form has read the initial values of its fields.
  const [Sortable, setSortable] = useState<typeof loaded>();
  // Loading remounts the list, so rows in use keep their focus and what was typed.
  const isUsed = useRef(false);
  const isHeld = useRef(false);
  const replace = () => {
    if (!loaded) return;
    queueMicrotask(() => {
      if (isUsed.current || isHeld.current) return;
      // Rendered at once with all its rows, because a form sent in between would lack their fields.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it notes what happens to the rows within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key never holds a row
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
