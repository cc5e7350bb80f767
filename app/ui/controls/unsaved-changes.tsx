/**
 * Leaving a screen with something unsaved on it asks first: in the application by our own question,
 * when the page itself goes away by the browser's. The router takes one question at a time, so that
 * all that is unsaved, however many forms a screen has, is asked about here.
 */
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";

type IsUnsaved = () => boolean;

const UnsavedContext = createContext<Set<IsUnsaved>>(new Set());

/**
 * For as long as the component is on the screen.
 * @param isUnsaved asked at the moment of leaving; the same function from one drawing to the next
 */
export function useUnsaved(isUnsaved: IsUnsaved): void {
  const all = use(UnsavedContext);
  useEffect(() => {
    all.add(isUnsaved);
    return () => {
      all.delete(isUnsaved);
    };
  }, [all, isUnsaved]);
}

export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [all] = useState(() => new Set<IsUnsaved>());
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnyUnsaved(all)) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [all]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isAnyUnsaved(all),
  );
  return (
    <UnsavedContext value={all}>
      {children}
      <AlertDialog
        cancel="Continuar editando"
        confirm="Sair sem salvar"
        isOpen={blocker.state === "blocked"}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        question="Sair sem salvar?"
      >
        O que você fez nesta tela ainda não foi salvo.
      </AlertDialog>
    </UnsavedContext>
  );
}

function isAnyUnsaved(all: ReadonlySet<IsUnsaved>): boolean {
  return [...all].some((isUnsaved) => isUnsaved());
}
