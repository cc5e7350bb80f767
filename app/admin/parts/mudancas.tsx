import { type ReactNode, useState } from "react";
import type { Mudanca } from "#domain/registro/trilha.ts";
import { areAlike, type DiffPart, diffWords, shortenSame } from "#domain/texto/word-diff.ts";

interface MudancasProps {
  changes: readonly Mudanca[];
  /** If false, long texts are cut instead of compared, because comparing takes time. */
  isOpen?: boolean;
  isLabelled?: boolean;
}

export function Mudancas({ changes, isOpen = true, isLabelled = false }: MudancasProps) {
  return (
    <dl className="mt-2 mb-1 grid gap-2 border-l-2 border-neutro-200 pl-3">
      {changes.map((change) => (
        <div key={change.campo}>
          <dt className={isLabelled ? "sr-only" : "text-sm text-neutro-700"}>{change.campo}</dt>
          <Change {...change} isOpen={isOpen} />
        </div>
      ))}
    </dl>
  );
}

interface MudancasDetailsProps extends Omit<MudancasProps, "isOpen"> {
  summary: ReactNode;
  className?: string;
  summaryClassName: string;
}

export function MudancasDetails({
  summary,
  className,
  summaryClassName,
  ...sides
}: MudancasDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={summaryClassName}>{summary}</summary>
      <Mudancas {...sides} isOpen={isOpen} />
    </details>
  );
}

const CLIPPED = 400;

function clip(text: string): string {
  return text.length > CLIPPED ? `${text.slice(0, CLIPPED)}…` : text;
}

function Change({ isOpen, isSameText, isText, ...whole }: Mudanca & { isOpen: boolean }) {
  const [antes, depois] = [whole.antes, whole.depois].map((side) =>
    isOpen || side === undefined ? side : clip(side),
  );
  if (antes === undefined || depois === undefined)
    return <dd className="break-words whitespace-pre-line">{antes ?? depois}</dd>;
  if (isSameText)
    return <dd>O texto é o mesmo: mudou a formatação, um link ou o endereço de uma imagem.</dd>;
  const parts = isOpen && isText ? diffWords(antes, depois) : [];
  if (!areAlike(parts)) {
    return (
      <>
        <Side label="Antes" value={antes} />
        <Side label="Depois" value={depois} />
      </>
    );
  }
  return (
    <dd className="break-words whitespace-pre-line">
      {shortenSame(parts).map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </dd>
  );
}

function Part({ kind, text }: DiffPart) {
  if (kind === "same") return <>{text} </>;
  return kind === "removed" ? (
    <>
      <del className="bg-erro-fundo text-erro line-through">
        <span className="sr-only">saiu: </span>
        {text}
      </del>{" "}
    </>
  ) : (
    <>
      <ins className="bg-certo-fundo font-medium text-certo underline underline-offset-[0.2em]">
        <span className="sr-only">entrou: </span>
        {text}
      </ins>{" "}
    </>
  );
}

function Side({ label, value }: { label: string; value: string }) {
  return (
    <dd className="break-words whitespace-pre-line">
      <span className="text-sm text-neutro-700">{label}: </span>
      {value}
    </dd>
  );
}
