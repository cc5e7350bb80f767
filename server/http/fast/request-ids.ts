/** Makes 256 ids at once, because `randomUUID` takes a measurable share of a cached answer's time. */
import { randomUUID } from "node:crypto";

const LAST_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

export function requestIds(): () => string {
  let start = "";
  let used = LAST_BYTES.length;
  return () => {
    if (used === LAST_BYTES.length) {
      start = randomUUID().slice(0, -2);
      used = 0;
    }
    return start + LAST_BYTES[used++];
  };
}
