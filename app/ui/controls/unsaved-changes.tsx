/**
 * Leaving a form with something typed in it asks first: in the application by our own question,
 * when the page itself goes away by the browser's.
 */
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { AlertDialog } from "./alert-dialog.tsx";
import { formState, wasTypedEarly } from "./form-changes.ts";

export function UnsavedChanges({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const initial = useRef<string>(undefined);
  const isDirty = useCallback(
    () =>
      form.current !== null &&
      initial.current !== undefined &&
      formState(form.current) !== initial.current,
    [form],
  );

  useEffect(() => {
    if (form.current) initial.current = wasTypedEarly(form.current) ? "" : formState(form.current);
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [form, isDirty]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isDirty(),
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
      O que você digitou nesta tela ainda não foi salvo.
    </AlertDialog>
  );
}
