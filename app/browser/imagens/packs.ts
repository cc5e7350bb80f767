export interface PackEvents {
  loaded(): void;
  failed(): void;
  /** The server sends no more of this series: the access ended, or the images changed. */
  ended(): void;
}

const AT_ONCE = 2;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1_000, 30_000];

/** Fetches the first pack when the promise `turn` has resolved. */
export function createPacks(
  address: string,
  order: readonly number[],
  turn: Promise<unknown>,
  events: PackEvents,
) {
  const blobs = new Map<number, Blob>();
  const known = new Set(order);
  let waiting = [...order];
  let running = 0;

  function start() {
    while (running < (blobs.size > 0 ? AT_ONCE : 1)) {
      const pack = waiting.shift();
      if (pack === undefined) return;
      running++;
      void load(pack).finally(() => {
        running--;
        start();
      });
    }
  }

  async function load(pack: number) {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      const answer = await fetch(address + pack).then(read, () => undefined);
      if (answer === null) {
        waiting = [];
        return events.ended();
      }
      if (answer) {
        blobs.set(pack, answer);
        return events.loaded();
      }
      events.failed();
      await reconnected(wait);
    }
  }

  void turn.then(start);
  return {
    get: (pack: number) => blobs.get(pack),
    has: (pack: number) => blobs.has(pack),
    want(pack: number) {
      const isWaiting = waiting.includes(pack);
      if (!isWaiting && known.has(pack)) return;
      known.add(pack);
      waiting = [pack, ...waiting.filter((other) => other !== pack)];
      start();
    },
  };
}

export type Packs = ReturnType<typeof createPacks>;

/** @returns null on 404, which a retry would not change; undefined if a retry may succeed */
async function read(answer: Response): Promise<Blob | null | undefined> {
  if (answer.ok) return answer.blob().catch(() => undefined);
  return answer.status === 404 ? null : undefined;
}

function reconnected(most: number): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, most);
    addEventListener("online", resolve, { once: true });
  });
}
