/** Times what the database does for a share, and for the manifest that an application requests, beside many reports. */
import { randomBytes, randomUUID } from "node:crypto";
import {
  createCompartilhamento,
  type NewCompartilhamento,
} from "#server/data/compartilhamentos/compartilhamentos.ts";
import {
  openCompartilhado,
  readCompartilhado,
} from "#server/data/compartilhamentos/open-compartilhado.ts";
import type { Database } from "#server/db/open.ts";
import type { Figure } from "./figure.ts";
import { median } from "./statistics.ts";

/** @param laudoIds released reports */
export async function measureSharesAmongMany(
  database: Database,
  laudoIds: readonly string[],
  how: string,
): Promise<Figure[]> {
  const created: number[] = [];
  const opened: number[] = [];
  for (const laudoId of laudoIds) {
    const share = { id: randomUUID(), laudoId, oque: "imagens" as const, dias: 7 };
    const made = await timed(created, () =>
      database.as({ role: "operador" }, (tx) => createCompartilhamento(tx, share)),
    );
    if (made.status !== "criado") throw new Error(`the share is ${made.status}`);
    await timed(opened, () => openOnce(database, made));
  }
  const budget = { atMost: 100 };
  return [
    { name: "criar um link, no banco, mediana", value: median(created), unit: "ms", budget, how },
    { name: "manifesto, no banco, mediana", value: median(opened), unit: "ms", budget, how },
  ];
}

async function openOnce(database: Database, { segredo, senha }: NewCompartilhamento) {
  const access = randomBytes(16).toString("hex");
  const { status } = await database.as({ role: "paciente" }, (tx) =>
    openCompartilhado(tx, {
      named: { segredo },
      senha,
      nome: "Bench",
      via: "aplicativo",
      abertura: randomUUID(),
      token: access,
    }),
  );
  if (status !== "aberto") throw new Error(`the link is ${status}`);
  const shown = await database.as({ role: "paciente", access }, readCompartilhado);
  if (!shown) throw new Error("the link shows nothing");
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  times.push(performance.now() - started);
  return result;
}
