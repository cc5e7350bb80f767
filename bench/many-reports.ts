import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import connect from "postgres";
import { openDataKeys } from "#server/data/data-keys.ts";
import { encryptedLaudo } from "#server/data/laudos/encrypted-laudo.ts";
import { listLaudos } from "#server/data/laudos/laudos.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import { listPacientes } from "#server/data/pacientes/pacientes.ts";
import { searchPanel } from "#server/data/panel-search.ts";
import { getCounts, listRecent } from "#server/data/status/dashboard.ts";
import { listWaiting } from "#server/data/status/hoje.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase } from "#server/db/open.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { createLog } from "#server/log.ts";
import { validCpf } from "../demo/content/pacientes.ts";
import type { Figure } from "./figure.ts";
import { median } from "./statistics.ts";

const PATIENTS = 40_000;
const REPORTS = 100_000;
const BATCH = 2_000;
const HOW = "npm run bench -- reports";

export async function measureManyReports(folder: string): Promise<Figure[]> {
  const log = createLog("silent");
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data"), log });
  const secretKey = randomBytes(32);
  const database = await openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
  try {
    const keys = await openDataKeys(database, secretKey);
    // With triggers each row would add a line to the patients' trail, which is slow.
    const owner = connect({ ...postgres.owner, max: 1, onnotice: () => {} });
    await owner`alter table pacientes disable trigger user`;
    await owner`alter table laudos disable trigger user`;
    await owner.end();
    const asOperator = { role: "operador" as const };
    const ids: string[] = [];
    for (let from = 0; from < PATIENTS; from += BATCH) {
      await database.as(asOperator, async (tx) => {
        const rows = Array.from({ length: BATCH }, (_, index) => {
          const id = randomUUID();
          ids.push(id);
          const nome = `${NAMES[(from + index) % NAMES.length]} ${NAMES[((from + index) * 7 + 3) % NAMES.length]} ${from + index}`;
          const cpf = validCpf(String(100_000_000 + from + index));
          return { id, ...encryptedPaciente.encrypt(tx, id, { ...EMPTY, nome, cpf }) };
        });
        await tx.insert(pacientes).values(rows);
      });
    }
    for (let from = 0; from < REPORTS; from += BATCH) {
      await database.as(asOperator, async (tx) => {
        const rows = Array.from({ length: BATCH }, (_, index) => {
          const id = randomUUID();
          const protocolo = `2026-${String(from + index)
            .padStart(10, "0")
            .replace(/^(.{5})/, "$1-")}`;
          return {
            id,
            paciente_id: String(ids[(from + index) % ids.length]),
            ...encryptedLaudo.encrypt(tx, id, {
              protocolo,
              exame: "Ultrassonografia de abdome total",
            }),
            protocolo_hash: keys.protocoloHash(protocolo),
            exame_hash: keys.exameHash("Ultrassonografia de abdome total"),
            data_exame: "2026-11-20",
          };
        });
        await tx.insert(laudos).values(rows);
      });
    }
    const vacuum = connect({ ...postgres.owner, max: 1, onnotice: () => {} });
    await vacuum`analyze`;
    await vacuum.end();
    const typed = ["maria", "maria souza", "10000000108", "2026-00000-00777", "pereira 39", ""];
    const searches: Kinds = new Map();
    const lists: Kinds = new Map();
    for (let round = 0; round < 10; round++) {
      for (const busca of typed) {
        await time(searches, busca, () =>
          database.as(asOperator, (tx) => listPacientes(tx, { busca })),
        );
        await time(lists, busca, () => database.as(asOperator, (tx) => listLaudos(tx, { busca })));
      }
    }
    const panel: Kinds = new Map();
    for (let round = 0; round < 10; round++) {
      for (const busca of [...typed.filter(Boolean), "Mraia Sousa", "tomografia"]) {
        await time(panel, busca, () =>
          database.as(asOperator, (tx) => searchPanel(tx, "admin_master", busca)),
        );
      }
    }
    const dashboards: number[] = [];
    for (let round = 0; round < 30; round++) {
      const started = performance.now();
      await database.as(asOperator, async (tx) => {
        await listWaiting(tx, "admin_master");
        await getCounts(tx);
        await listRecent(tx, {});
      });
      dashboards.push(performance.now() - started);
    }
    const how = `${HOW} (${REPORTS} reports of ${PATIENTS} patients)`;
    return [
      {
        name: "patients, the slowest search, median",
        value: slowest(searches),
        unit: "ms",
        budget: { atMost: 150 },
        how,
      },
      {
        name: "reports, the slowest search, median",
        value: slowest(lists),
        unit: "ms",
        budget: { atMost: 150 },
        how,
      },
      {
        name: "whole back office, the slowest search, median",
        value: slowest(panel),
        unit: "ms",
        budget: { atMost: 100 },
        how,
      },
      {
        name: "data of the dashboard with Hoje, median",
        value: median(dashboards),
        unit: "ms",
        budget: { atMost: 150 },
        how,
      },
    ];
  } finally {
    await database.close();
    await postgres.stop();
  }
}

const NAMES =
  "Maria João Ana Souza Lima Pereira Santos Oliveira Ferreira Alves Costa Gomes Rocha".split(" ");
const EMPTY = {
  data_nascimento: "1980-01-01",
  email: null,
  telefone: null,
  responsavel_nome: null,
  responsavel_cpf: null,
  responsavel_email: null,
  responsavel_id: null,
  responsavel_ate: null,
};

type Kinds = Map<string, number[]>;

async function time(kinds: Kinds, busca: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  kinds.set(busca, [...(kinds.get(busca) ?? []), performance.now() - started]);
}

function slowest(kinds: Kinds): number {
  return Math.max(...[...kinds.values()].map(median));
}
