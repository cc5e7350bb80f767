/** Ten thousand newsletter mails to a real SMTP server, at the set rate: how fast, and how much memory. */
import { randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { MAILS_PER_SECOND } from "#domain/newsletter.ts";
import { openDataKeys } from "#server/crypto/data-keys.ts";
import { createEnvios } from "#server/data/newsletter/envios.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { openDatabase } from "#server/db/open.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { sendNewsletter } from "#server/jobs/send-newsletter.ts";
import { createLog } from "#server/log.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import * as records from "#tests/support/records.ts";
import type { Figure } from "./figure.ts";
import { withFolder } from "./started-server.ts";

const MAILS = 10_000;
/** By then all that sending needs is loaded. */
const WARM = 1_000;
const AT_ONCE = 1_000;
const GROWTH_MB = 40;
const ORIGIN = "https://www.clinica.test";

export function measureNewsletter(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const log = createLog("silent");
    const secretKey = Buffer.alloc(32, 1);
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, "data"), log });
    const database = await openDatabase({ owner: postgres.owner, secretKey, log, waitMs: 10_000 });
    let mails = 0;
    let warm = 0;
    const smtp = await startMailServer({
      onMail() {
        mails++;
        if (mails === WARM) warm = residentMegabytes();
      },
    });
    try {
      const id = randomUUID();
      await database.as({ role: "operador" }, async (tx) => {
        await tx.insert(blogPosts).values(records.post({ id }));
        for (let from = 0; from < MAILS; from += AT_ONCE) {
          await tx.insert(inscritos).values(manySubscribers(from));
        }
        await createEnvios(tx, id);
      });
      const mailFrom = "contato@clinica.test";
      const settings = { smtpUrl: smtp.url, mailFrom, origin: ORIGIN, dataDir: folder };
      const needs = {
        database,
        log,
        secretKey,
        dataKeys: await openDataKeys(database, secretKey),
        origin: ORIGIN,
        mailer: createMailer(settings),
      };
      const started = performance.now();
      for (let isLeft = true; isLeft; ) {
        isLeft = false;
        await sendNewsletter(
          needs,
          { id, origin: ORIGIN },
          {
            signal: new AbortController().signal,
            async again(seconds) {
              isLeft = true;
              await sleep(seconds * 1000);
            },
          },
        );
      }
      const seconds = (performance.now() - started) / 1000;
      const how = `${MAILS} mensagens por send-newsletter a um servidor SMTP na mesma máquina`;
      return [
        { name: "mensagens que saíram", value: mails, unit: "", budget: { atLeast: MAILS }, how },
        {
          name: "mensagens por segundo",
          value: mails / seconds,
          unit: "",
          budget: { atMost: MAILS_PER_SECOND * 1.01 },
          how: `${how}; o ritmo fixado é ${MAILS_PER_SECOND}`,
        },
        {
          name: `memória a mais depois de ${WARM} mensagens`,
          value: residentMegabytes() - warm,
          unit: "MB",
          budget: { atMost: GROWTH_MB },
          how: `${how}; memória residente do processo, com o servidor SMTP`,
        },
      ];
    } finally {
      await smtp.close();
      await database.close();
      await postgres.stop();
    }
  });
}

function manySubscribers(from: number) {
  return Array.from({ length: AT_ONCE }, (_, index) =>
    records.inscrito({ id: randomUUID(), email: `leitor${from + index}@leitores.test` }),
  );
}

function residentMegabytes(): number {
  return process.memoryUsage().rss / 1024 / 1024;
}
