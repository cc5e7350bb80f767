import { Transform } from "node:stream";
import { setInterval } from "node:timers";

export interface Pace {
  /** Milliseconds that every sender may take, however little has arrived. */
  graceMs: number;
  /** Bytes that must have arrived for each further second. */
  bytesPerSecond: number;
}

export class SenderTooSlow extends Error {}

/** Counts what arrives, and aborts the transfer of a sender that falls behind its pace. */
export class PacedSender {
  readonly #pace: Pace;
  readonly #begun = performance.now();
  #bytes = 0;
  #isWhole = false;
  #isGivenUp = false;
  #stream: Transform | undefined;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  /** False once all has arrived, because what is done with it then takes its own time. */
  isBehind(graceMs = this.#pace.graceMs): boolean {
    if (this.#isWhole) return false;
    const allowed = graceMs + (this.#bytes / this.#pace.bytesPerSecond) * 1000;
    return performance.now() - this.#begun > allowed;
  }

  giveUp(): void {
    this.#isGivenUp = true;
    this.#stream?.destroy(new SenderTooSlow("sender too slow"));
  }

  stream(): Transform {
    const stream = new Transform({
      transform: (piece: Buffer, _encoding, done) => {
        this.#bytes += piece.length;
        done(null, piece);
      },
      flush: (done) => {
        this.#isWhole = true;
        done();
      },
      destroy(error, done) {
        clearInterval(timer);
        done(error);
      },
    });
    const check = () => {
      if (this.isBehind()) this.giveUp();
    };
    const timer = setInterval(check, Math.min(1000, this.#pace.graceMs));
    this.#stream = stream;
    if (this.#isGivenUp) this.giveUp();
    return stream;
  }
}
