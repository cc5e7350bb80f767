interface Limits {
  /** How much work runs at the same time, for all people and for one person. */
  ofAll: number;
  ofOne?: number;
  /** How much work may wait, for all people and for one person. */
  waitingOfAll?: number;
  waitingOfOne?: number;
}

/** Thrown at once, instead of a wait that is longer than its limit. */
export class TooManyWaiting extends Error {}

interface Options {
  /** Goes before everybody who is not first, and is never refused. */
  isFirst?: boolean;
}

/** @param leave gives the place to the next one before the work has ended */
type Work<T> = (leave: () => void) => Promise<T>;

type Start = (leave: () => void) => Promise<void>;

/** People take turns, so that one person's many pieces of work delay the others' by one piece at most. */
export class FairTurns {
  readonly #limits: Required<Limits>;
  readonly #running = new Map<string, number>();
  readonly #first = new Map<string, Start[]>();
  readonly #others = new Map<string, Start[]>();
  #runs = 0;
  #waits = 0;
  #isScheduled = false;

  constructor({ ofAll, ofOne = 1, waitingOfAll = Infinity, waitingOfOne = Infinity }: Limits) {
    this.#limits = { ofAll, ofOne, waitingOfAll, waitingOfOne };
  }

  /** @throws TooManyWaiting */
  async take<T>(person: string, work: Work<T>, { isFirst = false }: Options = {}): Promise<T> {
    const line = isFirst ? this.#first : this.#others;
    const own = line.get(person) ?? [];
    const { waitingOfAll, waitingOfOne } = this.#limits;
    const isFull = this.#waits >= waitingOfAll || own.length >= waitingOfOne;
    if (isFull && !isFirst) throw new TooManyWaiting();
    const done = Promise.withResolvers<T>();
    own.push(async (leave) => {
      try {
        done.resolve(await work(leave));
      } catch (error) {
        done.reject(error);
      }
    });
    line.set(person, own);
    if (!isFirst) this.#waits++;
    this.#schedule();
    return done.promise;
  }

  /** The event loop has its turn between two starts, because work that never waits would hold it. */
  #schedule(): void {
    if (this.#isScheduled || this.#next() === undefined) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      this.#startNext();
      this.#schedule();
    });
  }

  #next(): { line: Map<string, Start[]>; person: string } | undefined {
    const { ofAll, ofOne } = this.#limits;
    if (this.#runs >= ofAll) return undefined;
    for (const line of [this.#first, this.#others]) {
      for (const person of line.keys()) {
        if ((this.#running.get(person) ?? 0) < ofOne) return { line, person };
      }
    }
    return undefined;
  }

  #startNext(): void {
    const next = this.#next();
    if (!next) return;
    const { line, person } = next;
    const start = line.get(person)?.shift();
    putLast(line, person);
    if (line === this.#others) this.#waits--;
    this.#count(person, 1);
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      this.#count(person, -1);
      putLast(line, person);
      this.#schedule();
    };
    void start?.(leave).finally(leave);
  }

  #count(person: string, change: 1 | -1): void {
    this.#runs += change;
    const own = (this.#running.get(person) ?? 0) + change;
    if (own > 0) this.#running.set(person, own);
    else this.#running.delete(person);
  }
}

function putLast(line: Map<string, Start[]>, person: string): void {
  const own = line.get(person);
  line.delete(person);
  if (own?.length) line.set(person, own);
}
