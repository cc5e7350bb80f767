/** Verifies the trail's hashes. Seals, the signed results of earlier checks, also reveal recomputed hashes. */
import type { Tx } from "#server/db/open.ts";
import {
  checkSegment,
  getLastSeal,
  getSeal,
  getTrailLine,
  type Line,
  listRandomTenth,
  NOTHING_BEFORE,
  type Quebra,
  recordBreak,
  sealBreak,
  segmentOf,
  writeSeal,
} from "./segments.ts";

export interface TrailCheck {
  linhas: number;
  last: Line | null;
  quebra: Quebra | null;
}

interface CheckOptions {
  /** Runs `work` in a new transaction with the role `sistema`. Each segment gets its own, so that none is long. */
  run: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  signal?: AbortSignal;
}

interface SegmentResult extends TrailCheck {
  isEnd: boolean;
}

export function checkWholeTrail(options: CheckOptions): Promise<TrailCheck> {
  return checkFrom(options, 0, NOTHING_BEFORE, false);
}

/** Checks that the last line under a seal still exists unchanged, then checks the lines after it and seals them. */
export async function checkNewLines(options: CheckOptions): Promise<TrailCheck> {
  const { run } = options;
  const start = await run(async (tx) => {
    const seal = await getLastSeal(tx);
    if (!seal) return { segmento: 0, antes: NOTHING_BEFORE };
    const quebra = sealBreak(tx, seal) ?? (await lineBreak(tx, lineOf(seal)));
    if (quebra) return { quebra };
    if (seal.ate === segmentOf(seal.segmento).ate) {
      return { segmento: seal.segmento + 1, antes: seal.elo };
    }
    const before = seal.segmento === 0 ? undefined : await getTrailLine(tx, seal.de - 1);
    return { segmento: seal.segmento, antes: before?.elo ?? NOTHING_BEFORE };
  });
  if (start.quebra) return noted(options, { linhas: 0, last: null, quebra: start.quebra });
  return noted(options, await checkFrom(options, start.segmento, start.antes, true));
}

export async function checkRandomTenth(options: CheckOptions): Promise<TrailCheck> {
  const { run, signal } = options;
  const total: TrailCheck = { linhas: 0, last: null, quebra: null };
  for (const segmento of await run(listRandomTenth)) {
    signal?.throwIfAborted();
    const before = segmento === 0 ? undefined : await run((tx) => getSeal(tx, segmento - 1));
    if (segmento > 0 && !before) {
      const quebra: Quebra = { numero: segmentOf(segmento - 1).ate, motivo: "selo" };
      return noted(options, { ...total, quebra });
    }
    const result = await checkOne(options, segmento, before?.elo ?? NOTHING_BEFORE, false);
    total.linhas += result.linhas;
    total.last = result.last ?? total.last;
    if (result.quebra) return noted(options, { ...total, quebra: result.quebra });
  }
  return total;
}

export async function lineBreak(tx: Tx, { numero, elo }: Line): Promise<Quebra | null> {
  const found = await getTrailLine(tx, numero);
  if (!found) return { numero, motivo: "falta" };
  return found.elo.equals(elo) ? null : { numero, motivo: "refeita" };
}

export async function requireLine(options: CheckOptions, line: Line): Promise<TrailCheck> {
  const quebra = await options.run((tx) => lineBreak(tx, line));
  return noted(options, { linhas: 1, last: quebra ? null : line, quebra });
}

async function checkFrom(
  options: CheckOptions,
  first: number,
  before: Uint8Array,
  isSealing: boolean,
): Promise<TrailCheck> {
  const total: TrailCheck = { linhas: 0, last: null, quebra: null };
  let antes = before;
  for (let segmento = first; ; segmento++) {
    options.signal?.throwIfAborted();
    const result = await checkOne(options, segmento, antes, isSealing);
    total.linhas += result.linhas;
    total.last = result.last ?? total.last;
    if (result.quebra) return { ...total, quebra: result.quebra };
    if (result.isEnd || !result.last) return total;
    antes = result.last.elo;
  }
}

/** Reads the seal before the lines. Otherwise a seal written in between could name a line that was not read. */
function checkOne(
  { run }: CheckOptions,
  segmento: number,
  antes: Uint8Array,
  isSealing: boolean,
): Promise<SegmentResult> {
  return run(async (tx) => {
    const { de, ate } = segmentOf(segmento);
    const seal = await getSeal(tx, segmento);
    const broken = (quebra: Quebra, linhas = 0) => ({ linhas, last: null, quebra, isEnd: true });
    if (!seal && ((await getLastSeal(tx))?.segmento ?? 0) > segmento) {
      return broken({ numero: ate, motivo: "selo" });
    }
    const untrusted = seal && sealBreak(tx, seal);
    if (untrusted) return broken(untrusted);
    let linhas = 0;
    let follows = antes;
    let from = de;
    if (seal) {
      const within = await checkSegment(tx, { de, ate: seal.ate }, antes);
      linhas = within.linhas;
      if (within.quebra) return broken(within.quebra, linhas);
      if (within.last?.numero !== seal.ate) {
        return broken({ numero: (within.last?.numero ?? de - 1) + 1, motivo: "falta" }, linhas);
      }
      if (!within.last.elo.equals(seal.elo)) {
        return broken({ numero: seal.ate, motivo: "refeita" }, linhas);
      }
      if (seal.ate === ate) return { linhas, last: within.last, quebra: null, isEnd: false };
      follows = within.last.elo;
      from = seal.ate + 1;
    }
    const rest = await checkSegment(tx, { de: from, ate }, follows);
    linhas += rest.linhas;
    if (rest.quebra) return broken(rest.quebra, linhas);
    const last = rest.last ?? (seal ? lineOf(seal) : null);
    if (isSealing && rest.last) {
      const { numero, elo } = rest.last;
      await writeSeal(tx, { segmento, de, ate: numero, elo, conferido_em: new Date() });
    }
    return { linhas, last, quebra: null, isEnd: last?.numero !== ate };
  });
}

function lineOf({ ate, elo }: { ate: number; elo: Uint8Array }): Line {
  return { numero: ate, elo: Buffer.from(elo) };
}

async function noted({ run }: CheckOptions, result: TrailCheck): Promise<TrailCheck> {
  const { quebra } = result;
  if (quebra) await run((tx) => recordBreak(tx, quebra));
  return result;
}
