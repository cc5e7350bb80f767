import { useCallback, useEffect, useState } from "react";
import { formatSidebarCookie } from "./sidebar-cookie.ts";

const PHONE = "(width < 48rem)";

export function useSidebar(initiallyOpen: boolean) {
  const [isOpen, setOpen] = useState(initiallyOpen);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = useCallback(() => {
    setOpen((open) => {
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore and cookie libraries refuse the colon in this name
      document.cookie = formatSidebarCookie(!open);
      return !open;
    });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey) return;
      // The article's editor uses the same keys for bold text.
      if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
      event.preventDefault();
      if (matchMedia(PHONE).matches) setDrawerOpen((open) => !open);
      else toggle();
    };
    // Listens in the capture phase, because rows that can be dragged stop key events.
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [toggle]);

  return { isOpen, toggle, isDrawerOpen, setDrawerOpen };
}
