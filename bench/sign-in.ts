import path from "node:path";
import { DEMO_USUARIOS } from "../demo/usuarios.ts";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";

const ROUNDS = 40;
/** Attempts for each account, fewer than the rate limit. */
const PER_ACCOUNT = 9;
const PER_RECOVERY = 3;

type Attempt = (email: string, address: string) => Promise<number>;

export function measureSignIn(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, "data");
    // Each request has its own IP address (X-Forwarded-For), so that no rate limit is measured.
    const env = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };
    const server = await startServer({ script: "demo", dataDir, env });
    const attemptWith = (fields: Record<string, string>): Attempt => {
      return async (email, address) => {
        const started = performance.now();
        const response = await fetch(`${server.url}/auth`, {
          method: "POST",
          redirect: "manual",
          body: new URLSearchParams({ ...fields, email }),
          headers: { origin: server.url, "x-forwarded-for": address },
        });
        await response.arrayBuffer();
        if (response.status === 429) throw new Error("limited: nothing was measured");
        return performance.now() - started;
      };
    };
    try {
      const wrong = attemptWith({ acao: "entrar", senha: "senha errada" });
      const recovery = attemptWith({ acao: "recuperar" });
      await wrong("aquecer@clinica.test", "192.0.2.1");
      return [
        ...(await compare("refused sign-in", wrong, PER_ACCOUNT)),
        // An account gets at most three e-mails an hour. Later requests send none, but must take the same time.
        ...(await compare("request for recovery", recovery, PER_RECOVERY)),
      ];
    } finally {
      await server.stop();
    }
  });
}

/** Alternates, so that other load affects known and unknown accounts equally. */
async function compare(name: string, attempt: Attempt, perAccount: number): Promise<Figure[]> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const account = DEMO_USUARIOS[Math.floor(round / perAccount) % DEMO_USUARIOS.length];
    known.push(await attempt(String(account?.email), `198.51.100.${round}`));
    unknown.push(await attempt(`ninguem${round}@clinica.test`, `203.0.113.${round}`));
  }
  const [first, second] = [median(known), median(unknown)];
  const how = `npm run bench -- sign-in (${ROUNDS} of each)`;
  return [
    { name: `${name}, account that exists, median`, value: first, unit: "ms", how },
    { name: `${name}, account that does not exist, median`, value: second, unit: "ms", how },
    {
      name: `${name}, difference`,
      value: Math.abs(first - second),
      unit: "ms",
      budget: { atMost: 25 },
      how,
    },
  ];
}

function median(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
