import { createServer } from "node:net";
import path from "node:path";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";

const ROUNDS = 60;

export function measureForms(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const silent = createServer((socket) => socket.on("error", () => {}));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : 0;
    const env = {
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "contato@clinica.test",
    };
    const server = await startServer({ script: "demo", dataDir: path.join(folder, "data"), env });
    const post = async (form: string, fields: Record<string, string>, round: number) => {
      const started = performance.now();
      const response = await fetch(server.url + form, {
        method: "POST",
        redirect: "manual",
        body: new URLSearchParams(fields),
        headers: { origin: server.url, "x-forwarded-for": `198.51.100.${round}` },
      });
      await response.arrayBuffer();
      if (response.status !== 303) throw new Error(`${form}: ${response.status}`);
      return performance.now() - started;
    };
    const measure = async (form: string, fields: (round: number) => Record<string, string>) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++)
        times.push(await post(form, fields(round), round));
      times.sort((a, b) => a - b);
      return {
        name: `${form}, stored submission, median`,
        value: times[Math.floor(ROUNDS / 2)] ?? Number.NaN,
        unit: "ms",
        budget: { atMost: 100 },
        how: `npm run bench -- forms (${ROUNDS} submissions, silent mail server)`,
      } satisfies Figure;
    };
    try {
      const email = "ana@exemplo.com.br";
      const nome = "Ana";
      return [
        await measure("/contato", (round) => ({ nome, email, mensagem: `Mensagem ${round}` })),
        await measure("/privacidade", (round) => ({
          nome,
          email,
          cpf: "529.982.247-25",
          pedido: "acesso",
          detalhes: `Pedido ${round}`,
        })),
      ];
    } finally {
      await server.stop();
      silent.close();
    }
  });
}
