/** Of two taps in a row only the first one sends: the busy button is drawn a moment after it. */
import { useRef } from "react";
import { useActionData, useLocation } from "react-router";

/** Long enough for a slow phone to draw it. */
const TWICE_MS = 2_000;

/** @param own what a form that is sent by itself was answered last */
export function useSentOnce(own: unknown) {
  const answer = useActionData();
  const { key } = useLocation();
  const last = useRef<{ at: number; answer: unknown; own: unknown; key: string }>(undefined);
  return {
    /** Whether it is on its way: sent a moment ago, and not answered since. */
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
