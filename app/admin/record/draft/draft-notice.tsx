/** Offers what was typed before and never saved. */
import { Button } from "#app/ui/controls/button.tsx";
import { formatDateTime } from "#domain/datas.ts";

interface DraftNoticeProps {
  savedAt: number;
  onResume(): void;
  onDiscard(): void;
}

export function DraftNotice({ savedAt, onResume, onDiscard }: DraftNoticeProps) {
  return (
    <section
      aria-label="Rascunho"
      className="max-w-xl rounded-panel bg-papel-fundo p-4"
      role="status"
    >
      <p>
        Você começou a preencher este formulário em {formatDateTime(new Date(savedAt))} e não
        salvou.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onPress={onResume}>Continuar o rascunho</Button>
        <Button look="quiet" onPress={onDiscard}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
