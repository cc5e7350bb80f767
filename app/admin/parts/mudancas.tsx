/** What a change touched, field by field, before and after. */
import { listMudancas } from "#domain/trilha.ts";

interface MudancasProps {
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

export function Mudancas({ antes, depois }: MudancasProps) {
  return (
    <dl className="mt-2 mb-1 grid gap-2 border-l-2 border-neutro-200 pl-3">
      {listMudancas(antes, depois).map(({ campo, antes, depois }) => (
        <div key={campo}>
          <dt className="text-sm text-neutro-700">{campo}</dt>
          {antes !== undefined && depois !== undefined ? (
            <>
              <Side label="Antes" value={antes} />
              <Side label="Depois" value={depois} />
            </>
          ) : (
            <dd className="break-words whitespace-pre-line">{antes ?? depois}</dd>
          )}
        </div>
      ))}
    </dl>
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
