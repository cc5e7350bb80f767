import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { textoConsentimento } from "#domain/pessoas/consentimentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import { serversOverDatabase } from "#tests/support/server-over-database.ts";
import { newsletterLink } from "../crypto/newsletter-token.ts";

const data = testDatabase();
const start = serversOverDatabase();
const EMAIL = "leitora@exemplo.test";
let smtp: MailServer;
let server: ProductServer;

beforeAll(async () => {
  smtp = await new MailServer().start();
  server = await start(data.owner, { SMTP_URL: smtp.url, MAIL_FROM: "contato@clinica.test" });
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  await data.superuser`truncate inscritos, consentimentos cascade`;
  await data.superuser`truncate auth_limits`;
  smtp.reset();
});

const signUp = (form: Record<string, string> = { email: EMAIL }) =>
  fetch(`${server.url}/blog`, {
    method: "POST",
    redirect: "manual",
    headers: FORM_HEADERS,
    body: new URLSearchParams(form),
  });

const post = (address: string, headers: Record<string, string>) =>
  fetch(address, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });

const rows = async () =>
  (await data.superuser`select email, situacao, consentimento from inscritos`).map((row) => ({
    ...row,
  }));

const consents = async () =>
  (
    await data.superuser`
      select finalidade, texto_versao, canal, retirado_em is not null as "isOver"
      from consentimentos order by dado_em`
  ).map((row) => ({ ...row }));

function linkOf(page: "confirmar" | "sair"): string {
  const pattern = new RegExp(`http://\\S+/newsletter/${page}\\?token=[\\w.-]+`);
  return pattern.exec(smtp.received.at(-1)?.text ?? "")?.[0] ?? "";
}

/** Waits until all queued mail has been sent or given up. */
function noMailWaits(): Promise<void> {
  return eventually(async () => {
    const waiting = await data.superuser`
      select from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')`;
    expect(waiting).toHaveLength(0);
  });
}

async function subscribed(): Promise<string> {
  await signUp();
  await eventually(async () => expect(smtp.received).toHaveLength(1));
  const leave = /^List-Unsubscribe: <([^>]+)>/im.exec(smtp.received[0]?.text ?? "")?.[1] ?? "";
  expect((await post(linkOf("confirmar"), FORM_HEADERS)).status).toBe(200);
  return leave;
}

describe("signing up", () => {
  test("waits for the link that was sent; opening it confirms nothing yet, its button does", async () => {
    const answer = await signUp({ email: " Leitora@Exemplo.test " });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/blog?enviado=1"]);
    const page = await (await fetch(`${server.url}/blog?enviado=1`)).text();
    expect(page).toContain("Confirme sua inscrição pelo link que enviamos.");
    expect(await rows()).toEqual([
      { email: EMAIL, situacao: "pendente", consentimento: expect.any(String) },
    ]);
    await eventually(async () => expect(smtp.received).toHaveLength(1));
    expect(smtp.received[0]?.to).toBe(EMAIL);
    const link = linkOf("confirmar");
    const opened = await fetch(link);
    expect(opened.headers.get("cache-control")).toBe("no-store");
    expect(await opened.text()).toContain("Confirmar inscrição");
    expect(await rows()).toMatchObject([{ situacao: "pendente" }]);
    const confirmed = await post(link, FORM_HEADERS);
    expect(confirmed.status).toBe(200);
    expect(await confirmed.text()).toContain("Inscrição confirmada");
    expect(await rows()).toMatchObject([{ situacao: "confirmado" }]);
    expect((await post(link, FORM_HEADERS)).status).toBe(200);
    expect(await consents()).toEqual([
      {
        finalidade: "informativo",
        texto_versao: textoConsentimento("informativo").versao,
        canal: "site",
        isOver: false,
      },
    ]);
  });

  test("sends the link again, and answers the same to subscribers", async () => {
    await subscribed();
    await data.superuser`update inscritos set situacao = 'pendente'`;
    const again = await signUp();
    await eventually(async () => expect(smtp.received).toHaveLength(2));
    expect(linkOf("confirmar")).not.toBe("");
    await data.superuser`update inscritos set situacao = 'confirmado'`;
    const known = await signUp();
    await eventually(async () => expect(smtp.received).toHaveLength(3));
    expect(smtp.received[2]?.text).toContain("Não precisa confirmar de novo");
    expect(await rows()).toMatchObject([{ situacao: "confirmado" }]);
    const parts = ({ status, headers }: Response) => [status, headers.get("location")];
    expect(parts(known)).toEqual(parts(again));
    expect(parts(await signUp())).toEqual(parts(again));
    await noMailWaits();
    expect(smtp.received).toHaveLength(3);
  });

  test("an address that a server refuses for good is left alone", async () => {
    smtp.refusals.set(EMAIL, { code: 550, at: "RCPT" });
    await signUp();
    await eventually(async () => expect(await rows()).toMatchObject([{ situacao: "recusado" }]));
    await eventually(async () => {
      const [job] = await data.superuser`
        select state::text from pgboss.job where name = 'mail' order by created_on desc limit 1`;
      expect(job?.state).toBe("completed");
    });
  });

  test("robots are answered as everyone is, and nothing is stored", async () => {
    const answer = await signUp({ email: EMAIL, site: "https://spam.example" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/blog?enviado=1"]);
    expect(await rows()).toEqual([]);
  });

  test("plus-addresses and Google's dots are one mailbox: one line, three mails an hour, to the address as typed", async () => {
    const spellings = [
      "ana.b+x@gmail.com",
      "anab@gmail.com",
      "a.n.a.b+y@googlemail.com",
      "anab+z@gmail.com",
    ];
    for (const email of spellings) expect((await signUp({ email })).status).toBe(303);
    await eventually(async () => expect(smtp.received).toHaveLength(3));
    await noMailWaits();
    expect(smtp.received).toHaveLength(3);
    expect(await rows()).toMatchObject([{ email: spellings[2], situacao: "pendente" }]);
    expect(smtp.received[2]?.to).toBe(spellings[2]);
    // At other providers, e-mail addresses with and without a dot are two mailboxes; a plus sign makes no new mailbox.
    for (const email of ["ana.b@exemplo.test", "anab@exemplo.test", "anab+x@exemplo.test"]) {
      await signUp({ email });
    }
    expect((await rows()).map(({ email }) => email).sort()).toEqual(
      [spellings[2], "ana.b@exemplo.test", "anab+x@exemplo.test"].sort(),
    );
  });

  test("another spelling of an address that was confirmed changes nothing of it", async () => {
    await subscribed();
    await signUp({ email: EMAIL.replace("@", "+outra@") });
    await eventually(async () => expect(smtp.received).toHaveLength(2));
    expect(await rows()).toMatchObject([{ email: EMAIL, situacao: "confirmado" }]);
    expect(smtp.received[1]?.to).toBe(EMAIL);
  });

  test.each([
    "",
    "ana",
    "a@b.c\r\nBcc: mallory@evil.example",
    "a@b.c, d@e.f",
    `${"a".repeat(300)}@b.c`,
  ])("%j is 400, with what was typed", async (email) => {
    const answer = await signUp({ email });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("E-mail inválido");
    expect(await rows()).toEqual([]);
  });

  test("the 21st within an hour is 429", async () => {
    for (let index = 0; index < 20; index++) {
      expect((await signUp({ email: `pessoa${index}@exemplo.test` })).status).toBe(303);
    }
    const answer = await signUp();
    expect([answer.status, Number(answer.headers.get("retry-after")) > 3_000]).toEqual([429, true]);
    expect(await answer.text()).toMatch(/Muitas tentativas\. Tente novamente em \d+ minutos\./);
    expect(await rows()).toHaveLength(20);
  });

  test("answers before the mail server does", async () => {
    smtp.confirms = 0;
    expect((await signUp()).status).toBe(303);
    await eventually(() => expect(smtp.unconfirmed).toBe(1));
    smtp.confirmAll();
    await noMailWaits();
  });
});

describe("leaving", () => {
  test("is one click of a mail program: no cookie, no page, from wherever it comes", async () => {
    const leave = await subscribed();
    expect((await fetch(leave)).status).toBe(200);
    expect(await rows()).toMatchObject([{ situacao: "confirmado" }]);
    const answer = await post(leave, {
      origin: "https://mail.example",
      "sec-fetch-site": "cross-site",
      "user-agent": "Mozilla/5.0 (one-click)",
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await rows()).toMatchObject([{ situacao: "saiu" }]);
    expect(await consents()).toMatchObject([{ isOver: true }]);
    expect((await post(leave, {})).status).toBe(200);
  });

  test("counts against an older confirmation link; signing up again leads back in", async () => {
    const leave = await subscribed();
    const confirm = linkOf("confirmar");
    await post(leave, {});
    const late = await post(confirm, FORM_HEADERS);
    expect(late.status).toBe(400);
    expect(await late.text()).toContain("não vale mais");
    await signUp();
    await eventually(async () => expect(smtp.received).toHaveLength(2));
    await post(linkOf("confirmar"), FORM_HEADERS);
    expect(await rows()).toMatchObject([{ situacao: "confirmado" }]);
    expect(await consents()).toMatchObject([{ isOver: true }, { isOver: false }]);
  });
});

describe("a made-up link", () => {
  test.each(["confirmar", "sair"] as const)("to %s changes nothing and says so", async (page) => {
    await subscribed();
    const [row] = await data.superuser`select id from inscritos`;
    await data.superuser`update inscritos set situacao = 'pendente'`;
    const id = String(row?.id);
    const otherKey = { secretKey: Buffer.alloc(32, 9), origin: server.url };
    const wrong = page === "sair" ? "confirmar" : "sair";
    const ours = { secretKey: TEST_SECRET, origin: server.url };
    const crossed = newsletterLink(ours, wrong, id).replace(`/${wrong}?`, `/${page}?`);
    const address = `${server.url}/newsletter/${page}`;
    for (const forged of [
      address,
      `${address}?token=${id}`,
      `${address}?token=${id}.${"A".repeat(43)}`,
      newsletterLink(otherKey, page, id),
      crossed,
    ]) {
      for (const answer of [await fetch(forged), await post(forged, FORM_HEADERS)]) {
        expect(answer.status).toBe(400);
        expect(await answer.text()).toContain("Link inválido");
      }
    }
    expect(await rows()).toMatchObject([{ situacao: "pendente" }]);
  });
});

test("the log holds no address and no token", async () => {
  const leave = await subscribed();
  await fetch(leave);
  await eventually(() => expect(server.output()).toContain("/newsletter/sair"));
  expect(server.output()).not.toContain(EMAIL);
  expect(server.output()).not.toContain(new URL(leave).searchParams.get("token"));
});

test("what a visitor's connection may call gives nothing back of anybody", async () => {
  await subscribed();
  const asStranger = (text: string) =>
    data.database
      .asStranger((tx) => tx.execute(text))
      .then(
        (found) => [...found],
        (error) => error.id ?? error.cause?.code,
      );
  for (const table of ["inscritos", "newsletter_envios", "pgboss.job_common"]) {
    expect(await asStranger(`select * from ${table}`)).toBe("not-permitted");
    expect(await asStranger(`delete from ${table}`)).toBe("not-permitted");
  }
  const call = `select inscreve_newsletter('x@y.test', '2026-11-22', 'http://x') as said`;
  expect(await asStranger(call)).toEqual([{ said: "" }]);
});
