/** Ends the reading of a body whose sender is too slow, because only a few bodies with files are read at the same time. */
import { Transform } from "node:stream";
import { setInterval } from "node:timers";

export interface Pace {
  /** How long a sender may take in any case. */
  graceMs: number;
  /** Beyond that, how much must have arrived for each second. */
  bytesPerSecond: number;
}

export class SenderTooSlow extends Error {}

/** @returns a stream that changes nothing, and is destroyed with SenderTooSlow if it falls behind */
export function paced({ graceMs, bytesPerSecond }: Pace): Transform {
  const begun = performance.now();
  let bytes = 0;
  const stream = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      done(null, piece);
    },
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
  });
  const timer = setInterval(
    () => {
      const allowed = graceMs + (bytes / bytesPerSecond) * 1000;
      if (performance.now() - begun > allowed) stream.destroy(new SenderTooSlow("sender too slow"));
    },
    Math.min(1000, graceMs),
  );
  return stream;
}
