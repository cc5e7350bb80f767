/**
 * Leaving a screen with something unsaved on it asks first: in the application by our own question,
 * when the page itself goes away by the browser's. The router takes one question at a time, so that
 * all that is unsaved, however many forms a screen has, is asked about here.
 */
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";

type IsUnsaved = () => boolean;

/** @returns what calls it off */
type Register = (isUnsaved: IsUnsaved) => () => void;

const UnsavedContext = createContext<Register>(() => () => {});

/**
 * For as long as the component is on the screen.
 * @param isUnsaved asked at the moment of leaving; the same function from one drawing to the next
 */
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

/** Only on a screen that has forms: where there is a question, the router complains of jumps in a page. */
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
      currentLocation.pathname !== nextLocation.pathname && isAnyUnsaved(),
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
