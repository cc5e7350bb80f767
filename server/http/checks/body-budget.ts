/** Limits the memory for all form bodies that are being received. */
import { networkOf } from "#server/auth/attempts.ts";

const MOST_OF_ALL = 64 * 1024 * 1024;
/** Enough for a clinic's whole staff, who share one IP address. */
const MOST_OF_ONE = 16 * 1024 * 1024;

export class BodyBudget {
  readonly #limits: { ofAll: number; ofOne: number };
  readonly #byNetwork = new Map<string, number>();
  #total = 0;

  constructor(limits = { ofAll: MOST_OF_ALL, ofOne: MOST_OF_ONE }) {
    this.#limits = limits;
  }

  get networks(): number {
    return this.#byNetwork.size;
  }

  /** @returns the function that releases the bytes; undefined if a limit would be exceeded */
  reserve(address: string, bytes: number): (() => void) | undefined {
    const network = networkOf(address);
    const taken = this.#byNetwork.get(network) ?? 0;
    const { ofAll, ofOne } = this.#limits;
    if (this.#total + bytes > ofAll || taken + bytes > ofOne) return undefined;
    this.#total += bytes;
    this.#byNetwork.set(network, taken + bytes);
    return () => {
      this.#total -= bytes;
      const left = (this.#byNetwork.get(network) ?? 0) - bytes;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    };
  }
}
