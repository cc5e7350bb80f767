import { MudancasDetails } from "#app/admin/parts/mudancas.tsx";
import type { Mudanca } from "#domain/registro/trilha.ts";

interface VersionChangesProps {
  changes: readonly Mudanca[];
}

const MOST_SHOWN = 6;
const LONGEST_SHOWN = 90;

const SUMMARY = "link w-fit cursor-default";

/** Shows a version's changes without a click, unless they are many, a whole record, or a long text. */
export function VersionChanges({ changes }: VersionChangesProps) {
  const count = changes.length;
  if (count === 0) return null;
  const isWhole = changes.every(({ antes, depois }) => antes === undefined || depois === undefined);
  if (isWhole || count > MOST_SHOWN) {
    return (
      <MudancasDetails
        changes={changes}
        className="mt-1"
        summary={count === 1 ? "1 campo" : `${count} campos`}
        summaryClassName={SUMMARY}
      />
    );
  }
  return (
    <ul aria-label="O que mudou" className="mt-1 grid gap-1">
      {changes.map((change) => (
        <li key={change.campo}>
          <Change {...change} />
        </li>
      ))}
    </ul>
  );
}

function Change(change: Mudanca) {
  const { campo, antes = "", depois = "", isSameText } = change;
  const label = <span className="text-neutro-700">{campo}</span>;
  if (isSameText) {
    return <>{label}: só a formatação, um link ou o endereço de uma imagem</>;
  }
  // The trail stores no values of people outside the staff, so only the field's name is shown.
  if (antes === depois) return label;
  if (isShort(antes) && isShort(depois)) {
    return (
      <>
        {label}:{" "}
        <del className="break-words no-underline">
          <span className="sr-only">de </span>
          {antes}
        </del>{" "}
        <span aria-hidden>→</span>{" "}
        <ins className="font-medium break-words no-underline">
          <span className="sr-only">para </span>
          {depois}
        </ins>
      </>
    );
  }
  return (
    <MudancasDetails
      changes={[change]}
      isLabelled
      summary={
        <>
          {campo}: <span className="link">ver a diferença</span>
        </>
      }
      summaryClassName="w-fit cursor-default text-neutro-700"
    />
  );
}

function isShort(value: string): boolean {
  return value.length <= LONGEST_SHOWN && !value.includes("\n");
}
