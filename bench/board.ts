import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { ABERTOS } from "#domain/agendamentos/estados.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { MINUTE_MS } from "#domain/texto/durations.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { encryptedAgendamento } from "#server/data/agendamentos/encrypted-agendamento.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase, type Tx } from "#server/db/open.ts";
import { agendamentos } from "#server/db/schema/agendamentos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { createLog } from "#server/log.ts";
import { signInEveryone } from "#tests/support/staff-cookies.ts";
import { DEMO_AGENDAMENTOS } from "../demo/content/agendamentos.ts";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";
import { median } from "./statistics.ts";

const OPEN = 2_000;
const ROUNDS = 15;
const WARM_UP = 2;
const BUDGET = { atMost: 150 };
const HOW = `npm run bench -- appointments (${OPEN} open requests, a quarter in each column)`;

const CODIGO = "A-BENCH-00040";
const ADDRESSES: Record<string, string> = {
  "the board": "/admin/agendamentos",
  "a whole column": "/admin/agendamentos?estado=novo",
  "search by name": "/admin/agendamentos?busca=maria",
  "search by a misspelled name": "/admin/agendamentos?busca=ivone%20ramlho",
  "search by code": `/admin/agendamentos?busca=${CODIGO}&estado=novo`,
};

export function measureBoard(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, "data");
    await mkdir(dataDir);
    // The first start of a demonstration creates staff and content.
    const empty = await startServer({ script: "demo", dataDir });
    await empty.stop();
    await fill(dataDir);
    const server = await startServer({ script: "demo", dataDir });
    try {
      const { recepcao: cookie } = await signInEveryone(server.url);
      const figures: Figure[] = [];
      for (const [name, address] of Object.entries(ADDRESSES)) {
        const times: number[] = [];
        for (let round = 0; round < WARM_UP + ROUNDS; round++) {
          const started = performance.now();
          const answer = await fetch(server.url + address, { headers: { cookie } });
          await answer.text();
          if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
          if (round >= WARM_UP) times.push(performance.now() - started);
        }
        figures.push({
          name: `appointments, ${name}, median`,
          value: median(times),
          unit: "ms",
          budget: BUDGET,
          how: HOW,
        });
      }
      return figures;
    } finally {
      await server.stop();
    }
  });
}

async function fill(dataDir: string): Promise<void> {
  const log = createLog("silent");
  const { key: secretKey } = await loadSecretKey({ dataDir, secretKey: undefined });
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    const database = await openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
    try {
      await openDataKeys(database, secretKey);
      await database.as({ role: "operador" }, async (tx) => {
        const rows = Array.from({ length: OPEN }, (_, index) => requestRow(tx, index));
        await tx.insert(agendamentos).values(rows);
      });
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}

function requestRow(tx: Tx, index: number): typeof agendamentos.$inferInsert {
  const id = randomUUID();
  const keys = dataKeysOf(tx);
  const codigo = `A-BENCH-${String(index).padStart(5, "0")}`;
  const sample = DEMO_AGENDAMENTOS[index % DEMO_AGENDAMENTOS.length];
  const data_nascimento = sample?.data_nascimento ?? "1980-05-17";
  const estado = ABERTOS[index % ABERTOS.length];
  const received = new Date(Date.now() - index * MINUTE_MS);
  const pedido = {
    nome: `${sample?.nome} ${index}`,
    data_nascimento,
    cpf: null,
    telefone: sample?.telefone ?? "",
    email: null,
    exame: null,
    convenio: null,
    dias: [],
    periodos: [],
    observacoes: "",
  };
  const isWaiting = estado === "aguardando_autorizacao";
  const guia = isWaiting ? String(index) : null;
  const encrypted = encryptedAgendamento.encrypt(tx, id, { codigo, pedido, guia });
  return {
    id,
    ...(encrypted as typeof encrypted & { codigo: Buffer; pedido: Buffer; busca: Buffer[] }),
    codigo_hash: keys.agendamentoHash(codigo),
    nascimento_hash: keys.nascimentoHash(codigo, data_nascimento),
    estado,
    tem_email: false,
    recebido_em: received,
    espera_desde: received,
    ...(isWaiting && {
      autorizacao_pedida_em: isoDate(received),
      autorizacao_prazo: isoDate(received),
    }),
  };
}
