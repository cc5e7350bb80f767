import { type ReactNode, useRef, useState } from "react";
import { HistoryLink } from "#app/admin/record/history/history-link.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import type { TableThing } from "#domain/permissions.ts";
import { SectionPreview } from "./section-preview.tsx";
import { useIsWide } from "./use-is-wide.ts";
import type { Typed } from "./use-typed.ts";

interface SectionEditorProps {
  thing: TableThing;
  label: string;
  recordId: string | undefined;
  preview(typed: Typed["values"]): ReactNode;
  children: ReactNode;
}

export function SectionEditor({
  thing,
  label,
  recordId,
  preview: section,
  children,
}: SectionEditorProps) {
  const form = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const preview = (
    <SectionPreview form={form} label={label}>
      {section}
    </SectionPreview>
  );
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-neutro-700">
          {recordId
            ? "Arraste as linhas das listas, ou use as setas, para mudar a ordem."
            : "Esta seção ainda mostra um texto de exemplo: troque-o e salve."}
        </p>
        <div className="flex flex-wrap items-center gap-4">
          {recordId && <HistoryLink id={recordId} thing={thing} />}
          {!isWide && <Button onPress={() => setIsOpen(true)}>Ver prévia</Button>}
        </div>
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(24.5rem,0.8fr)] xl:items-start">
        <div className="min-w-0" ref={form}>
          {children}
        </div>
        {isWide && preview}
      </div>
      {!isWide && (
        <Dialog isOpen={isOpen} isWide onOpenChange={setIsOpen} title={`Prévia: ${label}`}>
          <div className="mt-4">{preview}</div>
          <div className="mt-4 flex justify-end">
            <Button onPress={() => setIsOpen(false)}>Fechar</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
