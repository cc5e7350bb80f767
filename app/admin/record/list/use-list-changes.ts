/** Sends what a list changes: a deletion, a new place in the order. */
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { type Move, ORDEM_NAO_MUDOU } from "#domain/listas/ordem.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface ListChangesOptions {
  /** Of the list, where the forms go. */
  address: string;
  /** What the route's action gave. */
  answer: FormAnswer | undefined;
  /** Said where a deletion did not arrive. */
  removeFailed: string;
  /** Called once whatever was sent has been dealt with. */
  onAnswered(): void;
}

export function useListChanges({ address, answer, removeFailed, onAnswered }: ListChangesOptions) {
  const { send, sendAgain } = useSendAgain({ action: address, preventScrollReset: true });
  const { state, formMethod, formData } = useNavigation();
  const [last, setLast] = useState<{ removed?: string }>();
  const answered = useRef(onAnswered);
  answered.current = onAnswered;
  // An answer that came at once is seen by itself alone: the state went there and back in between.
  useEffect(() => {
    if (state === "idle") answered.current();
  }, [state, answer]);
  return {
    isBusy: state !== "idle" && formMethod === "POST" && formData?.get("id") !== null,
    /** The record that was last asked to go. */
    removed: last?.removed,
    /** Said where what was sent last did not arrive. */
    failure: last && last.removed === undefined ? ORDEM_NAO_MUDOU : removeFailed,
    remove(id: string) {
      setLast({ removed: id });
      send({ formulario: "excluir", id });
    },
    move({ id, to }: Move) {
      setLast({});
      send({ formulario: "mover", id, ...moveFields(to) });
    },
    sendAgain,
  };
}

function moveFields(to: Move["to"]): Record<string, string> {
  if (typeof to === "string") return { passo: to };
  return "before" in to ? { antes_de: to.before } : { depois_de: to.after };
}
