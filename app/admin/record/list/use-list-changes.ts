import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { lastForm, useSendAgain } from "#app/admin/form/use-send-again.ts";
import { RESTORE_TEXTS } from "#app/admin/record/history/restore-texts.ts";
import { type Move, ORDEM_NAO_MUDOU } from "#domain/listas/ordem.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface ListChangesOptions {
  address: string;
  answer: FormAnswer | undefined;
  removeFailed: string;
  onAnswered(): void;
}

export function useListChanges({ address, answer, removeFailed, onAnswered }: ListChangesOptions) {
  const { send, sendAgain } = useSendAgain({ action: address, preventScrollReset: true });
  const { state, formMethod, formData } = useNavigation();
  const [removed, setRemoved] = useState<string>();
  const answered = useRef(onAnswered);
  answered.current = onAnswered;
  // Depends on `answer` too, because React may render no busy state if the answer comes fast.
  useEffect(() => {
    if (state === "idle") answered.current();
  }, [state, answer]);
  return {
    isBusy: state !== "idle" && formMethod === "POST" && formData?.get("id") !== null,
    removed,
    failure() {
      const formulario = lastForm();
      if (formulario === "restaurar") return RESTORE_TEXTS.failed;
      return formulario === "mover" ? ORDEM_NAO_MUDOU : removeFailed;
    },
    remove(id: string) {
      setRemoved(id);
      send({ formulario: "excluir", id });
    },
    move({ id, to }: Move) {
      setRemoved(undefined);
      send({ formulario: "mover", id, ...moveFields(to) });
    },
    sendAgain,
  };
}

function moveFields(to: Move["to"]): Record<string, string> {
  if (typeof to === "string") return { passo: to };
  if ("position" in to) {
    return { posicao: String(to.position), ...(to.pagina && { pagina: to.pagina }) };
  }
  return "before" in to ? { antes_de: to.before } : { depois_de: to.after };
}
