/** Says something once for each answer of an action; a failure is taken back by the next answer. */
import { useEffect } from "react";
import type { ToastContent } from "#app/ui/controls/toast-list.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";

export function useAnswerToast(answer: unknown) {
  const toast = useToast();
  useEffect(() => {
    if (!hasToast(answer)) return;
    const takeBack = toast(answer.toast);
    return answer.toast.kind === "error" ? takeBack : undefined;
  }, [answer, toast]);
}

function hasToast(answer: unknown): answer is { toast: ToastContent } {
  return typeof answer === "object" && answer !== null && "toast" in answer && !!answer.toast;
}
