/** Says something once for each answer of an action; a failure is taken back by the next answer. */
import { useEffect } from "react";
import { type SaidContent, useSay } from "./use-say.ts";

export function useAnswerToast(answer: unknown) {
  const say = useSay();
  useEffect(() => {
    if (!hasToast(answer)) return;
    const takeBack = say(answer.toast);
    return answer.toast.kind === "error" ? takeBack : undefined;
  }, [answer, say]);
}

function hasToast(answer: unknown): answer is { toast: SaidContent } {
  return typeof answer === "object" && answer !== null && "toast" in answer && !!answer.toast;
}
