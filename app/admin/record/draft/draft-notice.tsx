import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { formatDateTime } from "#domain/texto/datas.ts";

interface DraftNoticeProps {
  savedAt: number;
  onResume(): void;
  onDiscard(): void;
}

export function DraftNotice({ savedAt, onResume, onDiscard }: DraftNoticeProps) {
  const section = useRef<HTMLElement>(null);
  // Scrolls to the notice, because a reloaded page returns to its former scroll position.
  useEffect(() => {
    section.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <section
      aria-label="Rascunho"
      className="max-w-xl rounded-panel bg-papel-fundo p-4"
      ref={section}
      role="status"
    >
      <p>
        Você começou a preencher este formulário em {formatDateTime(new Date(savedAt))} e não
        salvou.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onPress={onResume}>Continuar o rascunho</Button>
        <Button variant="quiet" onPress={onDiscard}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
