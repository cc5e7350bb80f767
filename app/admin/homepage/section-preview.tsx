/** How a section will look: the public site's own component and stylesheet, at a phone's or a computer's width. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { fillPreview } from "./fill-preview.ts";
import { useDraftPage } from "./use-draft-page.ts";

interface SectionPreviewProps {
  /** What holds the section's form. */
  form: RefObject<HTMLElement | null>;
  label: string;
}

const WIDTHS = { Celular: 390, Computador: 1280 } as const;
const BLANK = '<!doctype html><html lang="pt-BR"><head><title>Prévia</title></head></html>';

export function SectionPreview({ form, label }: SectionPreviewProps) {
  const [device, setDevice] = useState<keyof typeof WIDTHS>("Celular");
  const [isStyled, setIsStyled] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const room = useSize(box).width;
  const [height, setHeight] = useState(0);
  const hasFailed = useDraftPage(form, async (html) => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    await fillPreview(document, html);
    setIsStyled(true);
    setHeight(document.documentElement.offsetHeight);
  });
  const width = WIDTHS[device];
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (document && isStyled && width > 0) setHeight(document.documentElement.offsetHeight);
  }, [width, isStyled]);
  const scale = room > 0 ? Math.min(1, room / width) : 1;
  return (
    <section aria-label={`Prévia da seção ${label}`} className="section-preview">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">Prévia</h2>
        <div className="flex gap-1">
          {(Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]).map((name) => (
            <Button
              aria-pressed={device === name}
              key={name}
              look={device === name ? "outline" : "quiet"}
              onPress={() => setDevice(name)}
            >
              {name}
            </Button>
          ))}
        </div>
      </div>
      <div className="section-preview-frame" ref={box}>
        <div style={{ width: width * scale, height: height * scale }}>
          <iframe
            ref={frame}
            sandbox="allow-same-origin"
            srcDoc={BLANK}
            style={{
              width,
              height,
              transform: `scale(${scale})`,
              visibility: isStyled ? "visible" : "hidden",
            }}
            title={`Prévia da seção ${label}`}
          />
        </div>
      </div>
      <p aria-live="polite" className="mt-2 text-sm text-neutro-700">
        {hasFailed
          ? "A prévia não pôde ser atualizada. O que você digitou continua no formulário."
          : "Assim ficará no site depois de salvar. Imagens de outros sites só aparecem lá."}
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
