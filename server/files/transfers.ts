/** A few transfers at the same time. One that makes little progress is aborted when another sender arrives. */
import { type Pace, PacedSender } from "./sender-pace.ts";

interface Limits {
  ofAll: number;
  ofOne: number;
  pace: Pace;
  /** After this grace, a sender that is behind its pace is aborted in favour of one that has just arrived. */
  sharedGraceMs: number;
}

export class Transfers {
  readonly #limits: Limits;
  readonly #senders = new Map<PacedSender, string>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns undefined if all transfers make progress; otherwise a sender, whose transfer the caller must `end` */
  begin(network: string): PacedSender | undefined {
    const { ofAll, ofOne, pace } = this.#limits;
    const own = [...this.#senders].filter(([, one]) => one === network).map(([sender]) => sender);
    if (own.length >= ofOne && !this.#giveUpOne(own)) return undefined;
    if (this.#senders.size >= ofAll && !this.#giveUpOne(this.#senders.keys())) return undefined;
    const sender = new PacedSender(pace);
    this.#senders.set(sender, network);
    return sender;
  }

  end(sender: PacedSender): void {
    this.#senders.delete(sender);
  }

  #giveUpOne(senders: Iterable<PacedSender>): boolean {
    for (const sender of senders) {
      if (!sender.isBehind(this.#limits.sharedGraceMs)) continue;
      this.end(sender);
      sender.giveUp();
      return true;
    }
    return false;
  }
}
