const RUNS = 3;

/** @returns milliseconds of processor time since the process started */
type ProcessorClock = () => number | Promise<number>;

/** @returns the processor time in ms of the first run below the limit, otherwise the least of three runs */
export async function processorTime(
  limitMs: number,
  work: () => unknown,
  clock: ProcessorClock = ownClock,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && least >= limitMs; run++) {
    const before = await clock();
    await work();
    least = Math.min(least, (await clock()) - before);
  }
  return least;
}

function ownClock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function processorClock(server: string, token?: string): ProcessorClock {
  const headers = new Headers(token ? { authorization: `Bearer ${token}` } : undefined);
  return async () => {
    const figures = await (await fetch(`${server}/metrics`, { headers })).text();
    const [, seconds] = /^process_cpu_seconds_total ([\d.e-]+)$/m.exec(figures) ?? [];
    if (seconds === undefined) throw new Error("the server does not say its processor time");
    return Number(seconds) * 1000;
  };
}
