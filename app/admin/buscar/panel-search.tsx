import { useEffect, useState } from "react";
import type { SidebarGroup } from "#app/admin/shell/sidebar-entries.server.ts";
import {
  latePart,
  PART_MISSING,
  prepare,
  useLatePart,
} from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { Icon } from "#app/ui/icon.tsx";

const searchWindow = latePart(() => import("./search-window.tsx"), "SearchWindow");
const prepareWindow = () => prepare(searchWindow);

export function PanelSearch({ groups }: { groups: readonly SidebarGroup[] }) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const Window = useLatePart(searchWindow, isOpen, () => {
    setOpen(false);
    toast({ kind: "error", text: PART_MISSING });
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // A text editor uses Ctrl+K for links, and an open dialog needs an answer first.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      if (document.querySelector("[role=alertdialog], [role=dialog]")) return;
      event.preventDefault();
      setOpen(true);
    };
    // Listens in the capture phase, because rows that can be dragged stop key events.
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, []);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="inline-flex size-11 items-center justify-center gap-2 rounded-control text-neutro-800 hover:bg-neutro-100 md:h-9 md:w-60 md:justify-start md:border md:border-neutro-300 md:px-2.5"
        onClick={() => setOpen(true)}
        onFocus={prepareWindow}
        onPointerEnter={prepareWindow}
        type="button"
      >
        <Icon className="size-[1.125rem]" name="search" />
        <span className="flex-1 text-left max-md:sr-only">Buscar no painel</span>
        <span aria-hidden="true" className="text-sm text-neutro-700 max-md:hidden">
          Ctrl K
        </span>
      </button>
      {Window && <Window groups={groups} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
