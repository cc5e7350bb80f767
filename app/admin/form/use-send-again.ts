import { useCallback, useRef } from "react";
import { type SubmitOptions, useSubmit } from "react-router";

type Sent = Record<string, string | number> | FormData;

/** Shared by all buttons and toasts of a screen, because a page submits only one form at a time. */
let last: { form: Sent; options: SubmitOptions } | undefined;

export function lastForm(): unknown {
  const form = last?.form;
  return form instanceof FormData ? form.get("formulario") : form?.formulario;
}

export function useSendAgain(options: SubmitOptions = {}) {
  const submit = useSubmit();
  const latest = useRef(options);
  latest.current = options;
  const send = useCallback(
    (form: Sent, options?: SubmitOptions) => {
      last = { form, options: { method: "post", ...latest.current, ...options } };
      submit(form, last.options);
    },
    [submit],
  );
  const sendAgain = useCallback(() => last && submit(last.form, last.options), [submit]);
  return { send, sendAgain };
}
