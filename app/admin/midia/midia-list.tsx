import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { Question } from "#app/admin/parts/question.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { BUCKET_LABELS, IMAGE_NOT_REMOVED, type Midia, type Uso } from "#domain/midia/midia.ts";
import { formatDate } from "#domain/texto/datas.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { HistoryLink } from "../record/history/history-link.tsx";
import { useFocusAfterRemoval } from "../record/list/use-focus-after-removal.ts";
import { AltTextForm } from "./alt-text-form.tsx";
import { Thumbnail } from "./field/thumbnail.tsx";

export interface MidiaRow extends Midia {
  usos: (Uso & { rotulo: string })[];
  /** True if an earlier version of a record shows the image. */
  isRemembered: boolean;
}

interface MidiaListProps {
  rows: readonly MidiaRow[];
  answer: FormAnswer | undefined;
}

export function MidiaList({ rows, answer }: MidiaListProps) {
  const [toRemove, setToRemove] = useState<MidiaRow>();
  const [removed, setRemoved] = useState<string>();
  const { state, formMethod } = useNavigation();
  const { send, sendAgain } = useSendAgain();
  const list = useFocusAfterRemoval<HTMLUListElement>(rows, removed);
  const remove = ({ id }: MidiaRow) => {
    setRemoved(id);
    send({ acao: "excluir", id });
  };
  useFormAnswer(answer, IMAGE_NOT_REMOVED, sendAgain);
  useEffect(() => {
    if (state === "idle") setToRemove(undefined);
  }, [state, answer]);
  return (
    <>
      {rows.length > 0 && (
        <ul
          aria-label="Imagens"
          className="grid grid-cols-1 gap-x-6 gap-y-8 outline-none sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
          ref={list}
          tabIndex={-1}
        >
          {rows.map((midia) => (
            <Row key={midia.id} midia={midia} onDelete={() => setToRemove(midia)} />
          ))}
        </ul>
      )}
      <Question
        confirm="Excluir"
        isBusy={state !== "idle" && formMethod === "POST"}
        onCancel={() => setToRemove(undefined)}
        onConfirm={() => toRemove && remove(toRemove)}
        question={toRemove && "Tem certeza que deseja excluir esta imagem?"}
      >
        {toRemove && `${nameOf(toRemove)} sai da biblioteca e do servidor, e não volta.`}
      </Question>
    </>
  );
}

function Row({ midia, onDelete }: { midia: MidiaRow; onDelete(): void }) {
  const { bucket, largura, altura, bytes, criado_em, usos, isRemembered } = midia;
  const name = nameOf(midia);
  const canDelete = usos.length === 0 && !isRemembered;
  return (
    <li className="grid grid-cols-[min(6rem,28%)_minmax(0,1fr)_auto] content-start items-start gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Thumbnail className="aspect-[4/3] w-full sm:col-span-2" midia={midia} />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-neutro-700 tabular-nums">
          {largura} × {altura} px, {kilobytes(bytes)} · {BUCKET_LABELS[bucket]} ·{" "}
          {formatDate(criado_em)}
        </p>
        <Usos guardada={midia.guardada} isRemembered={isRemembered} usos={usos} />
        <p className="mt-1 text-sm">
          <HistoryLink id={midia.id} name={name} thing="midia" />
        </p>
      </div>
      <div className="order-last col-span-3 sm:col-span-2">
        <AltTextForm midia={midia} name={name} />
      </div>
      <IconButton
        aria-label={`Excluir ${name}`}
        icon="trash"
        isDisabled={!canDelete}
        variant="danger"
        onPress={onDelete}
      />
    </li>
  );
}

function Usos({
  usos,
  isRemembered,
  guardada,
}: Pick<MidiaRow, "usos" | "isRemembered" | "guardada">) {
  if (usos.length > 0) {
    return (
      <ul aria-label="Onde é usada" className="mt-1 text-sm text-neutro-800">
        {usos.map(({ coisa, rotulo, registro, nome }) => (
          <li key={`${coisa} ${registro}`}>
            {rotulo}
            {nome && `: ${nome}`}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="mt-1.5">
      <Badge tone="neutral">{isRemembered ? "Só no histórico" : "Sem uso"}</Badge>
      {!isRemembered && (
        <p className="mt-1 text-sm text-neutro-700">
          {guardada
            ? "Fica na biblioteca até alguém a excluir."
            : "Será apagada depois de um dia se nada a usar."}
        </p>
      )}
    </div>
  );
}

function nameOf({ nome, texto_alternativo }: Midia): string {
  return nome || texto_alternativo || "Imagem sem nome";
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024)).toLocaleString("pt-BR")} KB`;
}
