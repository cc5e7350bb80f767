import { type RefObject, useEffect, useState } from "react";
import { href } from "react-router";
import { PublicPreview } from "../preview/public-preview.tsx";

const PAUSE_MS = 300;
const NOT_UPDATED = "A prévia não pôde ser atualizada. O que você digitou continua no campo.";

interface HtmlPreviewProps {
  source: RefObject<HTMLTextAreaElement | null>;
  coloursHref: string | undefined;
}

export function HtmlPreview({ source, coloursHref }: HtmlPreviewProps) {
  const [html, setHtml] = useState("");
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const { current: area } = source;
    if (!area) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let controller: AbortController | undefined;
    const refresh = async () => {
      controller?.abort();
      controller = new AbortController();
      const { signal } = controller;
      try {
        const clean = area.value.trim() === "" ? { html: "" } : await cleaned(area.value, signal);
        if (clean.html !== undefined) setHtml(clean.html);
        setProblem(clean.error ?? "");
      } catch {
        if (!signal.aborted) setProblem(NOT_UPDATED);
      }
    };
    const refreshSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(refresh, PAUSE_MS);
    };
    refreshSoon();
    area.addEventListener("input", refreshSoon);
    return () => {
      clearTimeout(timer);
      controller?.abort();
      area.removeEventListener("input", refreshSoon);
    };
  }, [source]);
  return (
    <div className="flex min-h-[24rem] flex-1 flex-col">
      <div className="flex-1">
        <PublicPreview coloursHref={coloursHref} title="Prévia do conteúdo">
          {/* The server has sanitised this HTML. */}
          <div className="page-width pt-6">
            <div className="article" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </PublicPreview>
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm text-neutro-700">
        {problem || "Assim o texto aparece no site. O que não está aqui não é aceito."}
      </p>
    </div>
  );
}

interface Cleaned {
  html?: string;
  error?: string;
}

async function cleaned(conteudo: string, signal: AbortSignal): Promise<Cleaned> {
  const body = new URLSearchParams({ conteudo });
  const response = await fetch(href("/admin/blog/html"), { method: "POST", body, signal });
  if (!response.ok && response.status !== 400) throw new Error(`answered ${response.status}`);
  return (await response.json()) as Cleaned;
}
