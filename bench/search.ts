import { randomBytes } from "node:crypto";
import path from "node:path";
import { parseSearch } from "#domain/search/parse-search.ts";
import { slugify } from "#domain/texto/slug.ts";
import { searchExames } from "#server/data/exames/exame-search.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase } from "#server/db/open.ts";
import { exames } from "#server/db/schema/exames.ts";
import { createLog } from "#server/log.ts";
import { DEMO_EXAMES } from "../demo/content/exames.ts";
import type { Figure } from "./figure.ts";
import { withFolder } from "./started-server.ts";

const EXAMS = 1_000;
const ROUNDS = 20;
const TYPED = [
  "ressonancia coluna",
  "mamografa",
  "raio x torax",
  "usg obstetrica",
  "biopsia",
  "xyz",
];

export function measureSearch(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const log = createLog("silent");
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data"), log });
    const secretKey = randomBytes(32);
    const database = await openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
    try {
      await database.as({ role: "operador" }, (tx) => tx.insert(exames).values(manyExams()));
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        for (const typed of TYPED) {
          const started = performance.now();
          await database.as({ role: "anonimo" }, (tx) => searchExames(tx, parseSearch(typed)));
          times.push(performance.now() - started);
        }
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
      const how = `npm run bench -- search (${EXAMS} exams, ${times.length} searches)`;
      return [
        { name: "search, median", value: at(0.5), unit: "ms", budget: { atMost: 30 }, how },
        { name: "search, 95 in 100", value: at(0.95), unit: "ms", how },
      ];
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}

function manyExams() {
  return Array.from({ length: EXAMS }, (_, index) => {
    const exam = DEMO_EXAMES[index % DEMO_EXAMES.length];
    const nome = `${exam?.nome} ${Math.floor(index / DEMO_EXAMES.length) + 1}`;
    return {
      ...exam,
      nome,
      slug: slugify(nome),
      descricao: exam?.descricao ?? "",
      ordem_exibicao: index,
    };
  });
}
