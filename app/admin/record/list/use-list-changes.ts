/** Sends what a list changes: a deletion, a new place in the order. */
import { useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import type { Move } from "#domain/ordem.ts";

type Sent = Record<string, string>;

/**
 * @param address of the list, where the forms go
 * @param onAnswered called once whatever was sent has been dealt with
 */
export function useListChanges(address: string, answer: unknown, onAnswered: () => void) {
  const submit = useSubmit();
  const { state, formMethod, formData } = useNavigation();
  const last = useRef<Sent>(undefined);
  const answered = useRef(onAnswered);
  answered.current = onAnswered;
  // An answer that came at once is seen by itself alone: the state went there and back in between.
  useEffect(() => {
    if (state === "idle") answered.current();
  }, [state, answer]);
  const send = (form: Sent) => {
    last.current = form;
    submit(form, { method: "post", action: address, preventScrollReset: true });
  };
  return {
    isBusy: state !== "idle" && formMethod === "POST" && formData?.get("id") !== null,
    remove: (id: string) => send({ formulario: "excluir", id }),
    move: ({ id, to }: Move) => send({ formulario: "mover", id, ...placeFields(to) }),
    sendAgain: () => last.current && send(last.current),
  };
}

function placeFields(to: Move["to"]): Sent {
  if (typeof to === "string") return { passo: to };
  return "before" in to ? { antes_de: to.before } : { depois_de: to.after };
}
