import {
  countNumeros,
  listSemanas,
  type Numeros,
  readSemanas,
} from "#domain/agendamentos/numeros.ts";
import { parseDay } from "#domain/texto/datas.ts";
import { listContados } from "#server/data/agendamentos/figures.ts";
import type { Tx } from "#server/db/open.ts";

export interface Period {
  semanas: number;
  mondays: string[];
}

export function readPeriod({ url }: Request, now: Date): Period {
  const semanas = readSemanas(new URL(url).searchParams.get("semanas"));
  return { semanas, mondays: listSemanas(now, semanas) };
}

export async function loadNumeros(tx: Tx, { mondays }: Period, now: Date): Promise<Numeros> {
  const from = parseDay(mondays[0] ?? "") ?? now;
  return countNumeros(await listContados(tx, from, now), mondays);
}
