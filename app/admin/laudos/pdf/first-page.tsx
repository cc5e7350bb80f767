import { useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { type Desenho, LARGURAS_PAGINA } from "#domain/laudos/laudos.ts";

interface Drawing {
  desenho: Desenho;
  paginas: { largura: number; altura: number }[];
}

interface FirstPageProps {
  id: string;
  known?: Drawing;
}

const WAIT_MS = 1_000;

export function FirstPage({ id, known }: FirstPageProps) {
  const { desenho, paginas } = useDrawing(id, known);
  const [small, large] = LARGURAS_PAGINA;
  const [page] = paginas;
  if (desenho === "falhou") {
    return (
      <p className="flex gap-2 rounded-panel bg-erro-fundo p-3 text-erro" role="alert">
        <Icon className="mt-0.5 size-5" name="alert" />
        As páginas deste PDF não puderam ser desenhadas: está danificado ou é pesado demais. Gere o
        PDF de novo no sistema de laudos e envie outra vez.
      </p>
    );
  }
  if (desenho === "pendente" || !page) {
    return (
      <p
        className="grid aspect-[210/297] place-items-center rounded-control border border-neutro-200 bg-neutro-50 text-neutro-700"
        role="status"
      >
        Preparando as páginas...
      </p>
    );
  }
  const src = (largura: number) => `/admin/laudos/pdf/${id}/1/${largura}`;
  return (
    <figure>
      <img
        alt="Primeira página do PDF"
        className="h-auto w-full rounded-control border border-neutro-300 bg-white"
        height={page.altura}
        sizes="(width >= 80rem) 36rem, 92vw"
        src={src(small)}
        srcSet={`${src(small)} ${small}w, ${src(large)} ${large}w`}
        width={page.largura}
      />
      <figcaption className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm text-neutro-700">
        <span>{paginas.length === 1 ? "Página única" : `Página 1 de ${paginas.length}`}</span>
        <a className="link" href={`/admin/laudos/pdf/${id}`} rel="noopener" target="_blank">
          Abrir o PDF inteiro
        </a>
      </figcaption>
    </figure>
  );
}

function useDrawing(id: string, known: Drawing = { desenho: "pendente", paginas: [] }): Drawing {
  const [latest, setLatest] = useState<{ id: string; state: Drawing }>({ id, state: known });
  const state = latest.id === id && latest.state.desenho !== "pendente" ? latest.state : known;
  const isWaiting = state.desenho === "pendente";
  useEffect(() => {
    if (!isWaiting) return;
    const leaving = new AbortController();
    const poll = async () => {
      try {
        const answer = await fetch(`/admin/laudos/pdf/${id}/estado`, { signal: leaving.signal });
        if (answer.ok) setLatest({ id, state: await answer.json() });
      } catch {}
    };
    const timer = setInterval(poll, WAIT_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [id, isWaiting]);
  return state;
}
