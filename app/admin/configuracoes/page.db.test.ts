import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_CONFIGURACOES } from "#demo/content/configuracoes.ts";
import { startDemo } from "#tests/support/demo-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import { readSettingsForm } from "#tests/support/settings-form.ts";
import { type StaffCookies, signInEveryone } from "#tests/support/staff-cookies.ts";

let server: ProductServer;
let cookies: StaffCookies;
const letters: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part) => parts.push(part));
    stream.on("end", () => {
      letters.push(Buffer.concat(parts).toString("utf8"));
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  const { port } = smtp.server.address() as AddressInfo;
  server = await startDemo({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: "site@clinica.test",
  });
  cookies = await signInEveryone(server.url);
});

afterAll(async () => {
  await server?.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const ADDRESS = "/admin/configuracoes";

async function read(path: string, cookie = ""): Promise<string> {
  return (await fetch(server.url + path, { headers: { cookie } })).text();
}

const formNow = () => readSettingsForm(server.url, cookies.admin_master);

async function save(changes: Record<string, string>): Promise<Response> {
  const form = await formNow();
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  return send(form);
}

function send(body: URLSearchParams, cookie = cookies.admin_master): Promise<Response> {
  const headers = { origin: server.url, cookie };
  return fetch(server.url + ADDRESS, { method: "POST", headers, body, redirect: "manual" });
}

test("the form sends back what it shows, without a script, and nothing changes", async () => {
  const form = await formNow();
  expect(form.get("horarios.exames.sex[0].fecha")).toBe("17:00");
  expect(form.get("feriados[5].nome")).toBe("Natal");
  const answer = await send(form);
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe(ADDRESS);
  expect((await formNow()).get("versao")).toBe(form.get("versao"));
});

test("a new telephone is on every page with the next request", async () => {
  expect(await read("/")).not.toContain("(67) 3441-7777");
  expect((await save({ telefone: "(67) 3441-7777" })).status).toBe(302);
  for (const path of ["/", "/contato", "/exames"]) {
    expect(await read(path), path).toContain("(67) 3441-7777");
  }
});

test("a save over an older version answers 409 with both", async () => {
  const opened = await formNow();
  opened.set("nome_clinica", "Tardia");
  expect((await save({ telefone: "(67) 3441-8888" })).status).toBe(302);
  const answer = await send(opened);
  expect(answer.status).toBe(409);
  const html = await answer.text();
  expect(html).toContain("Este registro foi alterado por outra pessoa.");
  expect(html).toContain("Tardia");
  expect(html).toContain("(67) 3441-8888");
  expect(await read("/")).not.toContain("Tardia");
});

test("a wrong form is answered with 400 and everything that was typed", async () => {
  const answer = await save({
    nome_clinica: "",
    telefone: "(67) 3441-9999",
    "links_redes_sociais.instagram": "javascript:alert(1)",
    "cores_principais.primaria": "vermelho",
  });
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain("Nome da clínica é obrigatório");
  expect(html).toContain("URL inválida");
  expect(html).toContain("Use uma cor como #0ea5e9");
  expect(html).toContain('value="(67) 3441-9999"');
  expect(html).not.toContain('href="javascript:');
});

describe("a name with markup", () => {
  const NAME = `Clínica "Ícaro" & Filhos </script></title><img src=x onerror=alert(1)>`;
  const MARKUP = /<img src="?x\b|<\/script><\/title>/;

  beforeAll(async () => {
    expect((await save({ nome_clinica: NAME })).status).toBe(302);
  });

  test.each(["/", "/contato", "/exames", "/auth", "/blog/rss.xml", "/nada-aqui"])(
    "is text on %s",
    async (path) => {
      const text = await read(path);
      expect(text).not.toMatch(MARKUP);
      expect(text).toMatch(/Filhos (?:&lt;|\\u003c)\/script/i);
    },
  );

  test("is text in the back office, and in what its scripts are given", async () => {
    for (const path of ["/admin", ADDRESS]) {
      expect(await read(path, cookies.admin_master), path).not.toMatch(MARKUP);
    }
  });

  test("is what search engines read", async () => {
    const html = await read("/");
    const [, json = ""] =
      /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(NAME).slice(1, -1));
  });

  test("is a name to the browser that installs the site", async () => {
    expect(JSON.parse(await read("/site.webmanifest"))).toMatchObject({ name: NAME });
  });

  test("is drawn on the picture of a shared link", async () => {
    const [path = ""] = /\/og\/pagina-inicio-\w+\.png/.exec(await read("/")) ?? [];
    const picture = await fetch(server.url + path);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/png");
  });

  test("is text in a letter", async () => {
    const body = new URLSearchParams({ acao: "recuperar", email: "leitor@clinica.test" });
    const headers = { origin: server.url };
    await fetch(`${server.url}/auth?etapa=recuperar`, { method: "POST", headers, body });
    await eventually(() => expect(letters).toHaveLength(1));
    const [letter = ""] = letters;
    const plain = letter.replaceAll(/=\r?\n/g, "");
    const html = plain.slice(plain.indexOf("<!DOCTYPE"));
    expect(html).toContain("Filhos &lt;/script&gt;");
    expect(html).not.toMatch(MARKUP);
  });
});

test("a role that may not edit the settings changes nothing, even with a complete form", async () => {
  const form = await formNow();
  form.set("nome_clinica", DEMO_CONFIGURACOES.nome_clinica);
  for (const role of ["editor", "leitor", "laudos", "recepcao"] as const) {
    expect((await send(form, cookies[role])).status, role).toBe(403);
  }
});
