import { beforeAll, expect, it } from "vitest";
import { accessCode } from "#server/crypto/access-code.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { enterByCode, lookUp, requestAnotherCode, type WayIn } from "./look-up.ts";

const test = testDatabase();
const mails: MailJob[] = [];
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

function context() {
  const queue = { sendMail: async (_tx: unknown, job: MailJob) => void mails.push(job) };
  const services = {
    database: test.database,
    dataKeys: portal.keys,
    secretKey: TEST_SECRET,
    queue,
    config: {},
  };
  return { services, address: "203.0.113.9" } as unknown as RequestContext;
}

function requestAfter(answer?: WayIn): Request {
  const cookie = answer && "cookie" in answer ? (answer.cookie.split(";")[0] ?? "") : "";
  return new Request("http://localhost/resultados", { headers: { cookie } });
}

it("opens by the third code after the fourth request in an hour, which mails none", async () => {
  await portal.paciente();
  const values = { cpf: CPFS[0], dataNascimento: "1980-05-17", protocolo: undefined };
  let answer = await lookUp(context(), requestAfter(), values);
  answer = await requestAnotherCode(context(), requestAfter(answer));
  answer = await lookUp(context(), requestAfter(answer), values);
  const third = mails.at(-1)?.id ?? "";
  answer = await requestAnotherCode(context(), requestAfter(answer));
  expect(answer.status).toBe("codigo");
  const code = accessCode(TEST_SECRET, third);
  const entered = await enterByCode(context(), requestAfter(answer), code);
  expect(entered.status).toBe("aberto");
});

it("gives the access by protocol another token than the browser's", async () => {
  const { protocolo } = await portal.released(await portal.paciente({ cpf: CPFS[1] }));
  const values = { cpf: CPFS[1], dataNascimento: "1980-05-17", protocolo: undefined };
  const mailed = await lookUp(context(), requestAfter(), values);
  const opened = await lookUp(context(), requestAfter(mailed), { ...values, protocolo });
  const tokenOf = (way: WayIn) => ("cookie" in way ? /=([\w-]{43});/.exec(way.cookie)?.[1] : "");
  expect(opened.status).toBe("aberto");
  expect(tokenOf(opened)).not.toBe(tokenOf(mailed));
});
