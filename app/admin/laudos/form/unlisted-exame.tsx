import { useEffect, useRef, useState } from "react";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EXAME_FORA_DA_LISTA } from "#domain/laudos/laudo-registro.ts";
import { findListedName } from "#domain/search/suggest-names.ts";

interface UnlistedExameProps {
  field: FieldState;
  typed: string;
  names: readonly string[];
  saved?: string | undefined;
}

export function UnlistedExame({ field, typed, names, saved }: UnlistedExameProps) {
  const wasRefused = Boolean(field.errors?.length);
  const [seen, setSeen] = useState(wasRefused ? typed : "");
  const notice = useRef<HTMLDivElement>(null);
  const isListed =
    names.length === 0 || typed === saved || findListedName(names, typed) !== undefined;
  const isSaid = !isListed && typed.trim() !== "";
  useEffect(() => {
    if (!isSaid) return;
    if (wasRefused) return setSeen(typed);
    const form = notice.current?.closest("form");
    const onFocus = ({ target }: FocusEvent) => {
      const isElsewhere = target instanceof HTMLElement && !target.matches(NOT_ELSEWHERE);
      if (isElsewhere) setSeen(typed);
    };
    form?.addEventListener("focusin", onFocus);
    return () => form?.removeEventListener("focusin", onFocus);
  }, [isSaid, wasRefused, typed]);
  if (!isSaid) return null;
  return (
    <div ref={notice} role="status">
      <input name={EXAME_FORA_DA_LISTA} readOnly type="hidden" value={seen} />
      <p className="mt-2 flex gap-2 rounded-panel bg-aviso-fundo px-3 py-2">
        <Icon className="mt-0.5 size-5 text-aviso" name="alert" />
        <span>
          Este exame não está na lista da clínica. Confira o nome: ao salvar, o laudo fica com ele.
        </span>
      </p>
    </div>
  );
}

const NOT_ELSEWHERE = '[name="exame"], [type="submit"]';
