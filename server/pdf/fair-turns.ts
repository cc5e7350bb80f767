interface Turn {
  start(): Promise<void>;
}

/** Runs one piece of work at a time for each person, and at most `lanes` for all people together. */
export class FairTurns {
  #lanes: number;
  #running = new Set<string>();
  #waiting = new Map<string, Turn[]>();

  constructor(lanes: number) {
    this.#lanes = lanes;
  }

  take<T>(person: string, work: () => Promise<T>): Promise<T> {
    const done = Promise.withResolvers<T>();
    const start = () => work().then(done.resolve, done.reject);
    const own = this.#waiting.get(person);
    if (own) own.push({ start });
    else this.#waiting.set(person, [{ start }]);
    this.#next();
    return done.promise;
  }

  #next(): void {
    if (this.#running.size >= this.#lanes) return;
    const person = [...this.#waiting.keys()].find((one) => !this.#running.has(one));
    if (person === undefined) return;
    const [turn, ...others] = this.#waiting.get(person) ?? [];
    if (others.length > 0) this.#waiting.set(person, others);
    else this.#waiting.delete(person);
    this.#running.add(person);
    void turn?.start().finally(() => {
      this.#running.delete(person);
      this.#putLast(person);
      this.#next();
    });
    this.#next();
  }

  #putLast(person: string): void {
    const own = this.#waiting.get(person);
    if (!own) return;
    this.#waiting.delete(person);
    this.#waiting.set(person, own);
  }
}
