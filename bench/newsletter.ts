import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MAILS_PER_SECOND } from "#domain/mensagens/newsletter.ts";
import type { OwnerOptions } from "#server/db/connect.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { createLog } from "#server/log.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import * as records from "#tests/support/records.ts";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";

const MAILS = 10_000;
const WARM = 1_000;
const AT_ONCE = 1_000;
const GROWTH_MB = 40;
const POLL_MS = 250;
const PERSON = { email: "admin@clinica.test", senha: "uma senha boa" };

export function measureNewsletter(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const log = createLog("silent");
    const secretKey = Buffer.alloc(32, 1);
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "banco"), log });
    const { owner } = postgres;
    const id = randomUUID();
    const database = await openDatabase({ owner, secretKey, log, waitMs: 10_000 });
    await database.as({ role: "operador" }, async (tx) => {
      await tx.insert(blogPosts).values(records.post({ id }));
      for (let from = 0; from < MAILS; from += AT_ONCE) {
        await tx.insert(inscritos).values(manySubscribers(from));
      }
    });
    await database.close();
    let mails = 0;
    const smtp = await new MailServer({ onMail: () => mails++ }).start();
    const dataDir = path.join(folder, "data");
    await mkdir(dataDir);
    const server = await startServer({
      script: "start",
      dataDir,
      env: {
        DATABASE_URL: addressOf(owner),
        SECRET_KEY: secretKey.toString("base64"),
        SMTP_URL: smtp.url,
        ADMIN_EMAIL: PERSON.email,
        ADMIN_PASSWORD: PERSON.senha,
      },
    });
    try {
      await requestSending(server.url, id);
      await until(() => mails > 0);
      const started = performance.now();
      await until(() => mails >= WARM);
      const warm = server.residentMegabytes();
      let most = warm;
      await until(() => {
        most = Math.max(most, server.residentMegabytes());
        return mails >= MAILS;
      });
      const seconds = (performance.now() - started) / 1000;
      const how = `${MAILS} mails by Enviar aos inscritos, to an SMTP server on the same machine`;
      return [
        { name: "mails that left", value: mails, unit: "", budget: { atLeast: MAILS }, how },
        {
          name: "mails a second",
          value: mails / seconds,
          unit: "",
          budget: { atMost: MAILS_PER_SECOND * 1.01 },
          how: `${how}; the set rate is ${MAILS_PER_SECOND}`,
        },
        {
          name: `more memory after ${WARM} mails, at most`,
          value: most - warm,
          unit: "MB",
          budget: { atMost: GROWTH_MB },
          how: `${how}; the server's resident memory`,
        },
      ];
    } finally {
      await server.stop();
      await smtp.stop();
      await postgres.stop();
    }
  });
}

async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await sleep(POLL_MS);
}

async function requestSending(url: string, post: string): Promise<void> {
  const headers = { ...FORM_HEADERS, origin: url };
  const body = new URLSearchParams(PERSON);
  const signedIn = await fetch(`${url}/admin/entrar`, { method: "POST", headers, body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const answer = await fetch(`${url}/admin/newsletter/enviar/${post}`, {
    method: "POST",
    headers: { ...headers, cookie },
    body: new URLSearchParams({ formulario: "enviar" }),
  });
  if (!answer.ok) throw new Error(`sending answered ${answer.status}`);
}

function addressOf({ host, database, username, password }: OwnerOptions): string {
  const login = [username, password].map((part) => encodeURIComponent(String(part))).join(":");
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
}

function manySubscribers(from: number) {
  return Array.from({ length: AT_ONCE }, (_, index) =>
    records.inscrito({ id: randomUUID(), email: `leitor${from + index}@leitores.test` }),
  );
}
