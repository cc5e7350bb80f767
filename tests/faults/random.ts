const SEED = Number(process.env.FAULTS_SEED ?? 20261122);

/** Numbers from 0 to 1 by mulberry32; FAULTS_SEED repeats the numbers of a run. */
export function chance(name: string): () => number {
  process.stdout.write(`${name}: FAULTS_SEED=${SEED}\n`);
  let state = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
