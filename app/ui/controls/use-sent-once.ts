/** Prevents two quick taps from sending a form twice before the button looks busy. */
import { useRef } from "react";
import { useActionData, useLocation } from "react-router";

/** Milliseconds during which an unanswered form is not sent again; later even a slow phone shows the busy button. */
const TWICE_MS = 2_000;

/** @param own the last answer of the form's fetcher; undefined if the form has no fetcher */
export function useSentOnce(own: unknown) {
  const answer = useActionData();
  const { key } = useLocation();
  const last = useRef<{ at: number; answer: unknown; own: unknown; key: string }>(undefined);
  return {
    isOnItsWay() {
      const sent = last.current;
      if (!sent || performance.now() - sent.at >= TWICE_MS) return false;
      return sent.answer === answer && sent.own === own && sent.key === key;
    },
    remember() {
      last.current = { at: performance.now(), answer, own, key };
    },
  };
}
