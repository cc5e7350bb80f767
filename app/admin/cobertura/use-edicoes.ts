import { useCallback, useEffect, useRef, useState } from "react";
import { useSay } from "#app/admin/form/use-say.ts";
import { useUnsaved } from "#app/ui/controls/unsaved-changes.tsx";
import {
  type CelulaEmConflito,
  countChanges,
  type Edicoes,
  type Grade,
  isSameLinha,
  type Linha,
  listMudancasDaGrade,
  rebaseEdicoes,
} from "#domain/exames/cobertura-grade.ts";

interface Changed {
  celulas?: CelulaEmConflito[];
  grade?: Grade;
}

interface Held {
  grade: Grade;
  linhas: Edicoes;
}

const NONE: Edicoes = new Map();

export interface EdicoesState {
  grade: Grade;
  linhas: Edicoes;
  count: number;
  conflicts: CelulaEmConflito[] | undefined;
  change(changed: ReadonlyMap<string, Linha>): void;
  decide(fica: "minha" | "salva"): void;
  discard(): void;
  save(): void;
}

export function useEdicoes(
  loaded: Grade,
  answer: Changed | undefined,
  send: (mudancas: string) => void,
): EdicoesState {
  const [held, setHeld] = useState<Held>({ grade: loaded, linhas: NONE });
  const [decided, setDecided] = useState<Changed>();
  const [isSaving, setSaving] = useState(false);
  const say = useSay();

  useEffect(() => setHeld((one) => rebase(one, loaded, "minha")), [loaded]);

  const open = answer === decided ? undefined : answer;
  const { grade: saved, celulas } = open ?? {};
  const conflicts = celulas && celulas.length > 0 ? celulas : undefined;
  useEffect(() => {
    // A refused save without conflicting cells means that some of the edited exams were deleted.
    if (!saved || conflicts) return;
    setDecided(open);
    const there = new Set(saved.exames.map(({ id }) => id));
    const gone = held.grade.exames.filter(({ id }) => held.linhas.has(id) && !there.has(id));
    say({ kind: "error", text: goneText(gone.map(({ nome }) => nome)) });
    setHeld(rebase(held, saved, "minha"));
  }, [saved, conflicts, open, held, say]);

  const { grade, linhas } = held;
  const mudancas = listMudancasDaGrade(grade, linhas);
  const save = () => {
    if (mudancas.length === 0) return;
    const convenios = grade.convenios.map(({ id }) => id);
    send(JSON.stringify({ convenios, linhas: mudancas }));
  };
  useEffect(() => {
    if (!isSaving) return;
    setSaving(false);
    save();
  }, [isSaving]);

  const hasEdits = useRef(false);
  hasEdits.current = mudancas.length > 0;
  useUnsaved(useCallback(() => hasEdits.current, []));

  return {
    grade,
    linhas,
    count: mudancas.reduce((sum, { antes, depois }) => sum + countChanges(antes, depois), 0),
    conflicts,
    change: useCallback(
      (changed) => setHeld((one) => ({ ...one, linhas: withChanges(one, changed) })),
      [],
    ),
    decide(fica) {
      if (!saved) return;
      setDecided(open);
      setHeld(rebase(held, saved, fica));
      setSaving(fica === "minha");
    },
    discard: () => setHeld({ grade, linhas: NONE }),
    save,
  };
}

function rebase({ grade, linhas }: Held, saved: Grade, fica: "minha" | "salva"): Held {
  return { grade: saved, linhas: rebaseEdicoes(grade, linhas, { saved, fica }) };
}

function withChanges({ grade, linhas }: Held, changed: ReadonlyMap<string, Linha>): Edicoes {
  const next = new Map([...linhas, ...changed]);
  for (const exame of grade.exames) {
    const linha = changed.get(exame.id);
    if (linha && isSameLinha(linha, exame)) next.delete(exame.id);
  }
  return next;
}

function goneText(nomes: readonly string[]): string {
  return `Excluído por outra pessoa: ${nomes.join(", ")}. Suas outras mudanças continuam aqui: salve de novo.`;
}
