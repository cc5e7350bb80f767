import { useEffect, useRef } from "react";
import { useSignInRequest } from "#app/admin/shell/session.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";
import type { FormAnswer, NotSent } from "#server/http/forms/form-answer.ts";
import { useAnswerToast } from "./use-answer-toast.ts";

type Texts = Partial<Record<NotSent["notSent"], string>>;

const OF_BUTTON: Texts = {
  offline: "Sem conexão com o servidor. Tente de novo.",
  gone: "Este registro foi excluído por outra pessoa.",
  refused: "O servidor não aceitou este pedido. Recarregue a página e tente de novo.",
  forbidden: "Sua conta não pode mais fazer isto. Peça a um administrador.",
};

export const OF_FORM: Texts = {
  offline: "Sem conexão com o servidor. O que você digitou continua aqui: tente de novo.",
  gone: "Este registro foi excluído por outra pessoa. O que você digitou continua aqui: se ele estiver na Lixeira, restaure-o em outra aba e salve de novo.",
  refused:
    "O servidor não aceitou este formulário. O que você digitou continua aqui: copie o que não pode se perder e recarregue a página.",
  forbidden:
    "Sua conta não pode mais fazer isto. O que você digitou continua aqui: peça a um administrador.",
};

export function useFormAnswer(
  answer: FormAnswer | undefined,
  failure: string | (() => string),
  sendAgain: () => void,
  texts: Texts = OF_BUTTON,
) {
  useAnswerToast(answer);
  const toast = useToast();
  const requestSignIn = useSignInRequest();
  const again = useRef(sendAgain);
  again.current = sendAgain;
  const text = useRef(failure);
  text.current = failure;
  useEffect(() => {
    if (!answer?.notSent) return;
    if (answer.notSent !== "signed-out") {
      const { current } = text;
      const said = texts[answer.notSent] ?? (typeof current === "string" ? current : current());
      return toast({ kind: "error", text: said });
    }
    requestSignIn(() => again.current());
  }, [answer, toast, requestSignIn, texts]);
}
