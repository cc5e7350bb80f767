import type { WorklistEntry, WorklistQuery } from "#domain/imagens/worklist.ts";
import { isoDate } from "#domain/texto/datas.ts";
import type { Config } from "#server/config.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { listWorklist, noteWorklist } from "#server/data/imagens/worklist.ts";
import type { Database } from "#server/db/open.ts";
import type { Queue } from "#server/jobs/queue.ts";
import type { Log } from "#server/log.ts";
import type { Storage } from "#server/storage/storage.ts";
import type { Receiver } from "./receive/open-receiver.ts";
import { newSlot, takeInstance } from "./take-instance.ts";

interface Needs {
  config: Pick<Config, "dataDir" | "dicom">;
  database: Database;
  storage: Storage;
  queue: Pick<Queue, "send">;
  dataKeys: DataKeys;
  log: Log;
}

export function intakeOf(needs: Omit<Needs, "log">) {
  const { dataDir } = needs.config;
  return {
    config: { dataDir },
    slot: () => newSlot({ dataKeys: needs.dataKeys, dataDir }),
    take: (received: Parameters<typeof takeInstance>[1]) => takeInstance(needs, received),
  };
}

/** @throws StartupError if the port cannot be opened */
export async function openImages(needs: Needs): Promise<Receiver | undefined> {
  const { config, database, log } = needs;
  if (!config.dicom) return undefined;
  const { openReceiver } = await import("./receive/open-receiver.ts");
  const told = new ToldToday();
  return openReceiver({
    ...intakeOf(needs),
    config: { dataDir: config.dataDir, dicom: config.dicom },
    log,
    async worklist(query: WorklistQuery) {
      const { steps, fresh } = await database.as({ role: "sistema" }, async (tx) => {
        const steps = await listWorklist(tx, query);
        const fresh = told.listFresh(steps);
        if (fresh.length > 0) noteWorklist(tx, fresh);
        return { steps, fresh };
      });
      told.add(fresh);
      return steps.map(({ laudo: _report, agendamento: _request, ...entry }) => entry);
    },
  });
}

type Told = Pick<WorklistEntry, "protocolo">;

/** Lets the trail record each worklist entry once a day, although equipment asks for it every few seconds. */
class ToldToday {
  #day = "";
  #told = new Set<string>();

  listFresh<T extends Told>(all: readonly T[]): T[] {
    const today = isoDate(new Date());
    if (today !== this.#day) this.#told.clear();
    this.#day = today;
    return all.filter(({ protocolo }) => !this.#told.has(protocolo));
  }

  /** Must be called after the transaction that writes the trail has committed. */
  add(all: readonly Told[]): void {
    for (const { protocolo } of all) this.#told.add(protocolo);
  }
}
