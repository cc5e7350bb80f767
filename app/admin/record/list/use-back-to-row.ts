import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { rowOf } from "./use-reorder.ts";

/** Focuses a record's row when its form closes. A form in a dialog returns the focus itself. */
export function useBackToRow(path: string, isDialog: boolean): void {
  const { pathname } = useLocation();
  const edited = useRef<string>(undefined);
  useEffect(() => {
    if (isDialog) return;
    const id = edited.current;
    edited.current = pathname.startsWith(`${path}/`) ? pathname.slice(path.length + 1) : undefined;
    const row = id && pathname === path ? rowOf(id) : null;
    row?.scrollIntoView({ block: "center" });
    row?.querySelector<HTMLElement>("[data-edit]")?.focus({ preventScroll: true });
  }, [isDialog, path, pathname]);
}
