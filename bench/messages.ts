import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { openDataKeys } from "#server/data/data-keys.ts";
import { encryptedMensagem } from "#server/data/mensagens/encrypted-mensagem.ts";
import { searchMensagens } from "#server/data/mensagens/search-mensagens.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase, type Tx } from "#server/db/open.ts";
import { mensagens } from "#server/db/schema/mensagens.ts";
import { createLog } from "#server/log.ts";
import { DEMO_CONTATOS } from "../demo/content/mensagens.ts";
import type { Figure } from "./figure.ts";
import { withFolder } from "./started-server.ts";
import { median } from "./statistics.ts";

const A_YEAR = 3_000;
const ROUNDS = 9;
const YEAR_MS = 150;
/** Known words, a mistyped word and unknown words. The last two searches compare every message. */
const TYPED = ["ressonancia joelho", "tomografa", "zzzzzz qqqqq"];

export function measureMessages(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const log = createLog("silent");
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data"), log });
    const secretKey = randomBytes(32);
    const database = await openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
    try {
      await openDataKeys(database, secretKey);
      const figures: Figure[] = [];
      const how = "npm run bench -- messages";
      for (const count of [A_YEAR, 2 * A_YEAR]) {
        await database.as({ role: "operador" }, (tx) =>
          tx
            .insert(mensagens)
            .values(Array.from({ length: A_YEAR }, (_, index) => message(tx, index))),
        );
        for (const typed of TYPED) {
          const times: number[] = [];
          const used = process.cpuUsage();
          for (let round = 0; round < ROUNDS; round++) {
            const started = performance.now();
            await database.as({ role: "sistema" }, (tx) => searchMensagens(tx, typed, undefined));
            times.push(performance.now() - started);
          }
          figures.push({
            name: `“${typed}” in ${count} encrypted messages, median`,
            value: median(times),
            unit: "ms",
            ...(count === A_YEAR && { budget: { atMost: YEAR_MS } }),
            how,
          });
          // This process's processor time, without PostgreSQL's, does not depend on the machine's other load.
          const { user, system } = process.cpuUsage(used);
          figures.push({
            name: `“${typed}” in ${count} messages, processor of the server`,
            value: (user + system) / 1_000 / ROUNDS,
            unit: "ms",
            how,
          });
        }
      }
      return figures;

      function message(tx: Tx, index: number): typeof mensagens.$inferInsert {
        const id = randomUUID();
        const sample = DEMO_CONTATOS[index % DEMO_CONTATOS.length];
        const secreta = {
          nome: `${sample?.nome} ${index}`,
          telefone: sample?.telefone ?? "",
          email: sample?.email ?? "",
          assunto: sample?.assunto ?? "",
          mensagem: `${sample?.mensagem} ${index}`,
        };
        return {
          id,
          tipo: "contato",
          ...encryptedMensagem.encrypt(tx, id, secreta),
          impressao: randomUUID().padStart(43, "0"),
          recebida_em: new Date(Date.now() - index * 10_000_000),
        };
      }
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}
