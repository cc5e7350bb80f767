import { useEffect } from "react";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { useSay } from "./use-say.ts";

export function useAnswerToast(answer: FormAnswer | undefined) {
  const say = useSay();
  useEffect(() => {
    if (!answer?.toast) return;
    const takeBack = say(answer.toast);
    return answer.toast.kind === "error" ? takeBack : undefined;
  }, [answer, say]);
}
