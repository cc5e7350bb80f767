import { Transform } from "node:stream";
import { setInterval } from "node:timers";

export interface Pace {
  /** Milliseconds that every sender may take, however little has arrived. */
  graceMs: number;
  /** Bytes that must have arrived for each further second. */
  bytesPerSecond: number;
}

export class SenderTooSlow extends Error {}

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
