/** Says something once for each answer of an action; a failure is taken back by the next answer. */
import { useEffect } from "react";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { type SaidContent, useUndo } from "./use-undo.ts";

export function useAnswerToast(answer: unknown) {
  const toast = useToast();
  const withUndo = useUndo();
  useEffect(() => {
    if (!hasToast(answer)) return;
    const takeBack = toast(withUndo(answer.toast));
    return answer.toast.kind === "error" ? takeBack : undefined;
  }, [answer, toast, withUndo]);
}

function hasToast(answer: unknown): answer is { toast: SaidContent } {
  return typeof answer === "object" && answer !== null && "toast" in answer && !!answer.toast;
}
