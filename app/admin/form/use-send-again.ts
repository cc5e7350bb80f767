/** Submits fields that are in no form, and remembers them, to send them again after a new sign-in. */
import { useCallback, useRef } from "react";
import { type SubmitOptions, type SubmitTarget, useSubmit } from "react-router";

export function useSendAgain(options: SubmitOptions = {}) {
  const submit = useSubmit();
  const last = useRef<SubmitTarget>(undefined);
  const latest = useRef(options);
  latest.current = options;
  const send = useCallback(
    (form: SubmitTarget) => {
      last.current = form;
      submit(form, { method: "post", ...latest.current });
    },
    [submit],
  );
  const sendAgain = useCallback(() => last.current && send(last.current), [send]);
  return { send, sendAgain };
}
