/** Sends what a list changes: a deletion, a new place in the order. */
import { useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import type { Move } from "#domain/ordem.ts";

/**
 * @param address of the list, where the forms go
 * @param onAnswered called once whatever was sent has been dealt with
 */
export function useListChanges(address: string, answer: unknown, onAnswered: () => void) {
  const { send, sendAgain } = useSendAgain({ action: address, preventScrollReset: true });
  const { state, formMethod, formData } = useNavigation();
  const [removed, setRemoved] = useState<string>();
  const answered = useRef(onAnswered);
  answered.current = onAnswered;
  // An answer that came at once is seen by itself alone: the state went there and back in between.
  useEffect(() => {
    if (state === "idle") answered.current();
  }, [state, answer]);
  return {
    isBusy: state !== "idle" && formMethod === "POST" && formData?.get("id") !== null,
    /** The record that was last asked to go. */
    removed,
    remove(id: string) {
      setRemoved(id);
      send({ formulario: "excluir", id });
    },
    move: ({ id, to }: Move) => send({ formulario: "mover", id, ...placeFields(to) }),
    sendAgain,
  };
}

function placeFields(to: Move["to"]): Record<string, string> {
  if (typeof to === "string") return { passo: to };
  return "before" in to ? { antes_de: to.before } : { depois_de: to.after };
}
