import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useOutletContext } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SiteContext } from "../../site/site.ts";
import { PublicPreview } from "../preview/public-preview.tsx";
import type { PreviewSite } from "./layout.tsx";
import { type Typed, useTyped } from "./use-typed.ts";

interface SectionPreviewProps {
  form: RefObject<HTMLElement | null>;
  label: string;
  children(typed: Typed["values"]): ReactNode;
}

const WIDTHS = { Celular: 390, Computador: 1280 } as const;

export function SectionPreview({ form, label, children }: SectionPreviewProps) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>("Celular");
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box).width;
  const [height, setHeight] = useState(0);
  const typed = useTyped(form);
  const site = useOutletContext<PreviewSite>();
  const width = WIDTHS[device];
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <section aria-label={`Prévia da seção ${label}`} className="xl:sticky xl:top-16">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">Prévia</h2>
        <div className="flex gap-1">
          {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
            <Button
              aria-pressed={device === name}
              key={name}
              variant={device === name ? "outline" : "quiet"}
              onPress={() => setDevice(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <section
        aria-label={`Prévia: ${label}`}
        className="max-h-[calc(100vh-11rem)] overflow-x-hidden overflow-y-auto rounded-panel border border-neutro-300 bg-neutro-100"
        ref={box}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
      >
        <div
          className="mx-auto overflow-hidden"
          style={{ width: width * scale, height: height * scale }}
        >
          <PublicPreview
            className="pointer-events-none block origin-top-left border-0 bg-white"
            coloursHref={site.coloursHref}
            isStill
            onHeight={setHeight}
            style={{ width, height, transform: `scale(${scale})` }}
            title={`Prévia da seção ${label}`}
          >
            <SiteContext value={{ ...site, isSignedIn: false, flash: undefined }}>
              {/* Remounts the preview at each change, because React cannot tell rows with equal texts apart. */}
              {typed && <div key={typed.key}>{children(typed.values)}</div>}
            </SiteContext>
          </PublicPreview>
        </div>
      </section>
      <p className="mt-2 text-sm text-neutro-700">
        Assim ficará no site depois de salvar. Imagens de outros sites só aparecem lá.
      </p>
    </section>
  );
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
