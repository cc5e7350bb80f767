/** Of two taps in a row only the first one sends: the busy button is drawn a moment after it. */
import { useRef } from "react";
import { useActionData, useLocation } from "react-router";

/** Long enough for a slow phone to draw it. */
const TWICE_MS = 2_000;

/** @param own what a form that is sent by itself was answered last */
export function useSentOnce(own: unknown) {
  const answer = useActionData();
  const { key } = useLocation();
  const now = [answer, own, key];
  const last = useRef<{ at: number; seen: unknown[] }>(undefined);
  return {
    /** Whether it is on its way: sent a moment ago, and not answered since. */
    isOnItsWay() {
      const { at = 0, seen = [] } = last.current ?? {};
      return performance.now() - at < TWICE_MS && now.every((each, index) => each === seen[index]);
    },
    remember() {
      last.current = { at: performance.now(), seen: now };
    },
  };
}
