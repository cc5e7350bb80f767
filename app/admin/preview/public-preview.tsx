import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import stylesUrl from "#app/styles/app.css?url";

interface PublicPreviewProps {
  title: string;
  coloursHref: string | undefined;
  className?: string;
  style?: CSSProperties;
  isStill?: boolean;
  onHeight?(height: number): void;
  children: ReactNode;
}

export function PublicPreview({
  title,
  coloursHref,
  className = "size-full rounded-panel border border-neutro-300 bg-white",
  style,
  isStill = false,
  onHeight,
  children,
}: PublicPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // The iframe may have loaded before hydration; it then fires no further `load` event.
    const show = () => setBody(element.contentDocument?.body);
    if (isWhole(element.contentDocument)) show();
    element.addEventListener("load", show);
    return () => element.removeEventListener("load", show);
  }, []);
  const changed = useRef(onHeight);
  changed.current = onHeight;
  useEffect(() => {
    if (!body) return;
    const { documentElement } = body.ownerDocument;
    const observer = new ResizeObserver(() => changed.current?.(documentElement.offsetHeight));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);
  return (
    <>
      <iframe
        className={className}
        ref={frame}
        sandbox={isStill ? "allow-same-origin" : undefined}
        srcDoc={documentOf([stylesUrl, coloursHref])}
        style={style}
        tabIndex={isStill ? -1 : undefined}
        title={title}
      />
      {body && createPortal(isStill ? <Still>{children}</Still> : <Live>{children}</Live>, body)}
    </>
  );
}

function Live({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: people click the links within, not this element
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by key also fires a click
    <div id="conteudo" onClick={jumpWithin}>
      {children}
    </div>
  );
}

function Still({ children }: { children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  // The effect has no dependency list, so it runs after every render.
  useEffect(() => {
    const found = holder.current?.querySelectorAll<HTMLElement>("a, button, input, [tabindex]");
    for (const element of found ?? []) element.tabIndex = -1;
  });
  return (
    <div onClickCapture={prevent} onSubmitCapture={prevent} ref={holder}>
      {children}
    </div>
  );
}

function prevent(event: SyntheticEvent) {
  event.preventDefault();
}

function isWhole(document: Document | null | undefined): boolean {
  return document?.URL === "about:srcdoc" && document.readyState === "complete";
}

/** Links open in another tab, because following one here would lose what was typed. */
function documentOf(stylesheets: readonly (string | undefined)[]): string {
  const links = stylesheets
    .filter((href) => href !== undefined)
    .map((href) => `<link rel="stylesheet" href="${href}">`);
  return `<!doctype html><html lang="pt-BR"><head><title>Prévia</title><base target="_blank">${links.join("")}</head><body></body></html>`;
}

/** Scrolls to a link's anchor. The browser would open the screen's URL instead, because the frame has no URL. */
function jumpWithin(event: MouseEvent<HTMLElement>) {
  const link = (event.target as Element).closest("a");
  const href = link?.getAttribute("href");
  if (!href?.startsWith("#")) return;
  event.preventDefault();
  link?.ownerDocument.getElementById(href.slice(1))?.scrollIntoView();
}
