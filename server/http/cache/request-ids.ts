/**
 * Request ids for answers that take a few microseconds, of which `randomUUID` is a part that can be
 * measured: 256 of them share their first 34 characters.
 */
import { randomUUID } from "node:crypto";

const LAST_BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** @returns a function that makes ids in the form of a UUID, each of them once */
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
