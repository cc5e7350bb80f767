/** Counts what is in use at this moment (bytes, transfers), in all and for each key, such as a network or a share. */
export class Budget {
  readonly #limits: { ofAll: number; ofOne: number };
  readonly #byKey = new Map<string, number>();
  #total = 0;

  constructor(limits: { ofAll: number; ofOne: number }) {
    this.#limits = limits;
  }

  get keys(): number {
    return this.#byKey.size;
  }

  /** @returns the function that releases the amount; undefined if a limit would be exceeded */
  reserve(key: string, amount: number): (() => void) | undefined {
    const taken = this.#byKey.get(key) ?? 0;
    const { ofAll, ofOne } = this.#limits;
    if (this.#total + amount > ofAll || taken + amount > ofOne) return undefined;
    this.#total += amount;
    this.#byKey.set(key, taken + amount);
    return () => {
      this.#total -= amount;
      const left = (this.#byKey.get(key) ?? 0) - amount;
      if (left > 0) this.#byKey.set(key, left);
      else this.#byKey.delete(key);
    };
  }
}
