/** A few transfers at the same time; one that makes little progress ends when another sender comes. */
import { type Pace, PacedSender } from "./sender-pace.ts";

interface Limits {
  ofAll: number;
  ofOne: number;
  pace: Pace;
  /** After this grace, a sender that is behind its pace is given up for one who has just come. */
  sharedGraceMs: number;
}

export class Transfers {
  readonly #limits: Limits;
  readonly #senders = new Map<PacedSender, string>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @returns undefined if all that are in progress make progress; the caller must `end` the others */
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
