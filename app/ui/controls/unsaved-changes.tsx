/** Asks before unsaved changes are lost. It serves all forms, because the router allows only one blocker at a time. */
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";

/** The navigation state of links that leave without the question, because they discard what was typed. */
export const DISCARD = "discard";

type IsUnsaved = () => boolean;

type Register = (isUnsaved: IsUnsaved) => () => void;

const UnsavedContext = createContext<Register>(() => () => {});

/** Calls `isUnsaved` when the screen is left. @param isUnsaved the same function in each render */
export function useUnsaved(isUnsaved: IsUnsaved): void {
  const register = use(UnsavedContext);
  useEffect(() => register(isUnsaved), [register, isUnsaved]);
}

export function UnsavedChanges({ children }: { children: ReactNode }) {
  const [all, setAll] = useState<readonly IsUnsaved[]>([]);
  const register = useCallback<Register>((isUnsaved) => {
    setAll((others) => [...others, isUnsaved]);
    return () => setAll((others) => others.filter((one) => one !== isUnsaved));
  }, []);
  return (
    <UnsavedContext value={register}>
      {children}
      {all.length > 0 && <Question all={all} />}
    </UnsavedContext>
  );
}

/** Rendered only while `useUnsaved` is in use, because a blocker makes the router warn about links to anchors. */
function Question({ all }: { all: readonly IsUnsaved[] }) {
  const isAnyUnsaved = useCallback(() => all.some((isUnsaved) => isUnsaved()), [all]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isAnyUnsaved()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isAnyUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.state !== DISCARD &&
      isAnyUnsaved(),
  );
  return (
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
  );
}
