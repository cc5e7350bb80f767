/** The dialog with a record's form has its own URL. The server renders it, so that it works before hydration. */
import { type ReactNode, useEffect, useId, useRef } from "react";
import { FocusScope } from "react-aria/FocusScope";
import { useModalOverlay } from "react-aria/useModalOverlay";
import { Link, useLocation, useNavigate } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { TableThing } from "#domain/permissions.ts";
import { HistoryLink } from "./history/history-link.tsx";
import { currentListSearch } from "./list/list-search.ts";

interface FormDialogProps {
  title: string;
  /** The URL of the list, which opens when the dialog closes. The dialog adds the list's search to it. */
  closeTo: string;
  record?: { thing: TableThing; id: string };
  children: ReactNode;
}

const ALWAYS_OPEN = {
  isOpen: true,
  setOpen() {},
  open() {},
  toggle() {},
  point: null,
  setPoint() {},
};

export function FormDialog({ title, record, children, ...frame }: FormDialogProps) {
  const closeTo = frame.closeTo + currentListSearch(useLocation().search);
  const titleId = useId();
  const dialog = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const close = () => navigate(closeTo);
  const { modalProps } = useModalOverlay({}, { ...ALWAYS_OPEN, close }, dialog);
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  useReturnToOpener();
  return (
    <div className="form-dialog-overlay">
      <title>{`${title} · Painel`}</title>
      <FocusScope contain>
        <section
          {...modalProps}
          aria-labelledby={titleId}
          aria-modal="true"
          className="form-dialog"
          ref={dialog}
          role="dialog"
        >
          <div className="form-dialog-head">
            <h2
              className="min-w-0 flex-1 text-xl font-semibold outline-none"
              id={titleId}
              ref={heading}
              tabIndex={-1}
            >
              {title}
            </h2>
            {record && <HistoryLink {...record} />}
            <Link aria-label="Fechar" className="form-dialog-close" data-tip="end" to={closeTo}>
              <Icon className="size-[1.125rem]" name="close" />
            </Link>
          </div>
          <div className="form-dialog-body">{children}</div>
        </section>
      </FocusScope>
    </div>
  );
}

function useReturnToOpener(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const top = window.scrollY;
    return () => {
      // Waits a frame, until the router has scrolled up and the screen has taken the focus.
      requestAnimationFrame(() => {
        const opener = document.querySelector<HTMLElement>(
          `main form[action="${pathname}"] button`,
        );
        if (!opener) return;
        window.scrollTo(0, top);
        opener.focus({ preventScroll: true });
      });
    };
  }, [pathname]);
}
