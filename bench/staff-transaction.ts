import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { credentialOf, storedToken } from "#server/auth/session/session-token.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { type Database, openDatabase, type Tx } from "#server/db/open.ts";
import { authSessions } from "#server/db/schema/auth-sessions.ts";
import { exames } from "#server/db/schema/exames.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { createLog } from "#server/log.ts";
import type { Figure } from "./figure.ts";
import { withFolder } from "./started-server.ts";
import { median } from "./statistics.ts";

const ROUNDS = 2_500;
const WARM_UP = 500;

const WORK: [name: string, work: (tx: Tx) => Promise<unknown>][] = [
  ["reading what is public", (tx) => tx.select({ id: exames.id }).from(exames)],
  ["reading what is one's own", (tx) => tx.select({ nome: usuarios.nome }).from(usuarios)],
  ["gravação", (tx) => tx.update(exames).set({ descricao: randomUUID() })],
];

export function measureStaffTransaction(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const log = createLog("silent");
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data"), log });
    const secretKey = randomBytes(32);
    const database = await openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
    try {
      const identity = await signedInEditor(database);
      const figures: Figure[] = [];
      for (const [name, work] of WORK) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          const started = performance.now();
          await database.as(identity, work);
          times.push(performance.now() - started);
        }
        const value = median(times.slice(WARM_UP));
        const how = `npm run bench -- staff (${ROUNDS - WARM_UP} times)`;
        figures.push({ name: `transaction of the staff, ${name}, median`, value, unit: "ms", how });
      }
      return figures;
    } finally {
      await database.close();
      await postgres.stop();
    }
  });
}

async function signedInEditor(database: Database) {
  const person = { nome: "Ana", email: "ana@clinica.test", tipo_usuario: "editor" } as const;
  const usuario = await database.as({ role: "operador" }, async (tx) => {
    await tx.insert(exames).values({ nome: "Um", slug: "um", descricao: "x" });
    return createUsuario(tx, { ...person, senha_hash: "x".repeat(97) });
  });
  const token = randomBytes(24).toString("base64url");
  await database.signIn.insert(authSessions).values({
    id: randomUUID(),
    token: storedToken(token),
    userId: String(usuario.auth_user_id),
    expiresAt: new Date(Date.now() + 12 * 3_600_000),
  });
  return { role: "editor" as const, session: credentialOf(token) };
}
