import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { inscritos } from "#server/db/schema/inscritos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { MailServer } from "#tests/support/mail-server.ts";
import * as records from "#tests/support/records.ts";
import { serversOverDatabase } from "#tests/support/server-over-database.ts";

const test = testDatabase();
const start = serversOverDatabase();
const POST = randomUUID();
const SUBSCRIBERS = 60;
const KILLS = 3;
const PERSON = { nome: "Ana", email: "ana@clinica.test", tipo_usuario: "recepcao" } as const;
const SENHA = "uma senha boa";
let smtp: MailServer;

beforeAll(async () => {
  smtp = await new MailServer().start();
  const rows = Array.from({ length: SUBSCRIBERS }, (_, index) =>
    records.inscrito({ id: randomUUID(), email: `leitor${index}@leitores.test` }),
  );
  const senha_hash = await hashSenha(SENHA);
  await test.asAdmin(async (tx) => {
    await createUsuario(tx, { ...PERSON, senha_hash });
    await tx.insert(blogPosts).values(records.post({ id: POST }));
    await tx.insert(inscritos).values(rows);
  });
});
afterAll(() => smtp.stop());

it("loses no mail, and sends only the one in flight twice, under the same Message-ID", async () => {
  const env = { SMTP_URL: smtp.url };
  const next = SUBSCRIBERS / (KILLS + 1);
  smtp.confirms = next;
  let server = await start(test.owner, env);
  expect((await requestSending(server.url)).status).toBe(200);
  for (let kill = 1; kill <= KILLS; kill++) {
    await eventually(() => expect(smtp.unconfirmed).toBe(1));
    process.kill(server.pid, "SIGKILL");
    smtp.confirmAll();
    if (kill < KILLS) smtp.confirms = next;
    server = await start(test.owner, env);
  }
  await eventually(async () => {
    const [left] = await test.superuser`
      select count(*)::int as count from newsletter_envios where situacao <> 'enviado'`;
    expect(left?.count).toBe(0);
  });
  const ids = Map.groupBy(smtp.received, ({ to }) => to);
  expect(ids.size).toBe(SUBSCRIBERS);
  const twice = [...ids.values()].filter((mails) => mails.length > 1);
  expect(twice).toHaveLength(KILLS);
  for (const mails of twice) {
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  }
}, 240_000);

async function requestSending(url: string): Promise<Response> {
  const headers = { ...FORM_HEADERS, origin: url };
  const body = new URLSearchParams({ email: PERSON.email, senha: SENHA });
  const signedIn = await fetch(`${url}/admin/entrar`, { method: "POST", headers, body });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return fetch(`${url}/admin/newsletter/enviar/${POST}`, {
    method: "POST",
    headers: { ...headers, cookie },
    body: new URLSearchParams({ formulario: "enviar" }),
  });
}
