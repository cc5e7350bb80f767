import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { HistoryLink } from "#app/admin/record/history/history-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import type { TableThing } from "#domain/permissions.ts";
import type { ReviewedThing } from "#domain/publicidade/vistos.ts";
import { PublicidadeReview } from "../publicidade/review.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { SectionPreview } from "./section-preview.tsx";
import { HOME_TEXTS } from "./texts.ts";
import { useIsWide } from "./use-is-wide.ts";
import type { Typed } from "./use-typed.ts";

interface SectionEditorProps<Fields extends Record<string, unknown>, Value>
  extends Pick<
    ComponentProps<typeof RecordForm<Fields, Value>>,
    "answer" | "children" | "defaults" | "id" | "labels" | "schema"
  > {
  thing: ReviewedThing & TableThing;
  label: string;
  loaded: { record: { id: string } | null } | null;
  preview(typed: Typed["values"]): ReactNode;
}

export function SectionEditor<Fields extends Record<string, unknown>, Value>({
  thing,
  label,
  loaded,
  preview: section,
  ...fields
}: SectionEditorProps<Fields, Value>) {
  const form = useRef<HTMLDivElement>(null);
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  if (!loaded) return <FailedLoad text={HOME_TEXTS.loadFailed} />;
  const { record } = loaded;
  const recordId = record?.id;
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
          <PublicidadeReview recordId={recordId} thing={thing}>
            <RecordForm {...fields} failure={HOME_TEXTS.saveFailed} isLong record={record} />
          </PublicidadeReview>
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
