import { isTaken } from "#server/data/agenda/horarios.ts";
import { listVagas, offerVaga } from "#server/data/agenda/lista-espera.ts";
import type { JobServices } from "./job-services.ts";

export async function offerVagas({
  database,
  origin,
  config,
  log,
}: Pick<JobServices, "database" | "origin" | "config" | "log">): Promise<void> {
  const origem = origin ?? `http://localhost:${config.port}`;
  const asSystem = { role: "sistema" } as const;
  const vagas = await database.as(asSystem, listVagas);
  let offered = 0;
  for (const vaga of vagas) {
    try {
      const options = { origem, agora: new Date() };
      if (await database.as(asSystem, (tx) => offerVaga(tx, vaga, options))) offered++;
    } catch (error) {
      // Staff gave the slot to someone else in the meantime.
      if (!isTaken(error)) throw error;
    }
  }
  if (offered > 0) log.info({ offered }, "freed hours offered to the waiting list");
}
