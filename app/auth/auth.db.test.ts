import { spawnSync } from "node:child_process";
import { beforeAll, describe, expect, it } from "vitest";
import { seedDemoUsuarios } from "#demo/seed-usuarios.ts";
import { DEMO_SENHA, DEMO_USUARIOS } from "#demo/usuarios.ts";
import { recoveryToken } from "#server/auth/recovery/recovery-token.ts";
import { COMPILE_CACHE } from "#tests/support/compile-cache.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { builtServer, type ProductServer } from "#tests/support/product-server.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { addressOf, serversOverDatabase } from "#tests/support/server-over-database.ts";

const test = testDatabase();
const start = serversOverDatabase();
const ADMIN = "admin@clinica.test";
let server: ProductServer;

beforeAll(async () => {
  await seedDemoUsuarios(test);
  server = await start(test.owner, { LOG_LEVEL: "info" });
});

interface Requested {
  cookies?: string;
  origin?: string;
  headers?: Record<string, string>;
}

function get(path: string, { cookies = "", headers = {} }: Requested = {}) {
  return fetch(server.url + path, { redirect: "manual", headers: { cookie: cookies, ...headers } });
}

function post(path: string, fields: Record<string, string>, requested: Requested = {}) {
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: {
      origin: requested.origin ?? server.url,
      cookie: requested.cookies ?? "",
      ...requested.headers,
    },
  });
}

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const login = (email: string, senha = DEMO_SENHA) =>
  post("/auth", { acao: "entrar", email, senha });

async function text(response: Response): Promise<string> {
  return (await response.text()).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

describe("/auth", () => {
  it("shows the form with the specified texts, and forbids caching it", async () => {
    const response = await get("/auth");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    for (const word of [
      "Acesso administrativo",
      "Email",
      "Senha",
      "Entrar",
      "Esqueci minha senha",
    ]) {
      expect(html).toContain(word);
    }
    expect(html).toContain('content="noindex"');
    const recovery = await text(await get("/auth?etapa=recuperar"));
    for (const word of ["Recuperar senha", "Enviar email de recuperação", "Voltar ao login"]) {
      expect(recovery).toContain(word);
    }
    expect(recovery).not.toContain("Esqueci");
  });

  it.each(DEMO_USUARIOS)("lets $email in, and then leads on to /admin", async ({ email }) => {
    const response = await login(email);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/admin");
    const again = await get("/auth", { cookies: cookiesOf(response) });
    expect([again.status, again.headers.get("location")]).toEqual([302, "/admin"]);
  });

  it("shows what was typed, except the password, and each error at its field", async () => {
    const response = await post("/auth", { acao: "entrar", email: "ana<b>", senha: "curta" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("Email inválido");
    expect(html).toContain("Mínimo 6 caracteres");
    expect(html).toContain('value="ana&lt;b&gt;"');
    expect(html).not.toContain("curta");
    expect(html).toMatch(/aria-invalid="true"/);
  });

  it("answers a wrong password and an unknown account with the same bytes", async () => {
    const pages = await Promise.all(
      ["leitor@clinica.test", "nenhum@clinica.test"].map(async (email) => {
        const response = await login(email, "senha errada");
        expect(response.status).toBe(401);
        return (await response.text()).replaceAll(email, "");
      }),
    );
    expect(pages[0]).toContain("Erro no login");
    expect(pages[0]).toContain("Email ou senha inválidos.");
    expect(pages[0]).toBe(pages[1]);
  });

  it("refuses another site's form, an unknown form and a forged host, and signs nobody in", async () => {
    const form = { acao: "entrar", email: ADMIN, senha: DEMO_SENHA };
    expect((await post("/auth", form, { origin: "https://evil.example" })).status).toBe(403);
    const unknown = await post("/auth", { ...form, acao: "constructor" });
    expect(unknown.status).toBe(400);
    expect(await text(unknown)).toContain("Pedido recusado");
    await eventually(() => expect(server.output()).toContain("unknown form refused"));
    await eventually(() => expect(server.output()).toContain('"refusal":"origin"'));
    expect((await post("/sair", {}, { origin: "https://evil.example" })).status).toBe(403);
    const body = `acao=recuperar&email=${ADMIN}`;
    const forged = await rawRequest(server.url, "/auth", {
      method: "POST",
      headers: [
        "Host: evil.example",
        "Origin: http://evil.example",
        "Content-Type: application/x-www-form-urlencoded",
        `Content-Length: ${body.length}`,
      ],
      body,
    });
    expect(forged.status).toBe(400);
  });

  it("says `Muitas tentativas` with 429 after ten wrong ones, whatever X-Forwarded-For claims", async () => {
    const email = "laudos@clinica.test";
    for (let n = 0; n < 10; n++) await login(email, "errada");
    const headers = { "x-forwarded-for": "198.51.100.9" };
    const response = await post("/auth", { acao: "entrar", email, senha: DEMO_SENHA }, { headers });
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("900");
    expect(await text(response)).toContain("Muitas tentativas. Tente novamente em 15 minutos.");
  });

  it("recovers: the same answer for everyone, a link that works once", async () => {
    for (const email of ["editor@clinica.test", "nenhum@clinica.test"]) {
      const requested = await post("/auth", { acao: "recuperar", email });
      expect([requested.status, requested.headers.get("location")]).toEqual([302, "/auth"]);
      const page = await text(await get("/auth", { cookies: cookiesOf(requested) }));
      expect(page).toContain("Email enviado!");
      expect(page).toContain("Verifique sua caixa de entrada para redefinir sua senha.");
    }
    const [recovery] = await test.superuser`select id from auth_recoveries`;
    const path = `/auth?token=${recoveryToken(TEST_SECRET, recovery?.id)}`;
    expect(await text(await get(path))).toContain("Confirmar nova senha");
    const cookies = cookiesOf(await login(ADMIN));
    const whileSignedIn = await get(path, { cookies });
    expect(whileSignedIn.status).toBe(200);
    expect(await text(whileSignedIn)).toContain("Confirmar nova senha");
    const send = (senha: string, confirmacao: string) =>
      post(path, { acao: "senha", senha, confirmacao });
    expect(await text(await send("abc", "abd"))).toMatch(
      /Mínimo 6 caracteres.*As senhas não conferem/,
    );
    for (const senha of ["123456", "aaaaaa", "      ", "editor@clinica.test", "Diagnostico2024"]) {
      expect(await text(await send(senha, senha))).toContain("Senha muito comum. Escolha outra.");
    }
    expect((await send("nova frase boa", "nova frase boa")).status).toBe(302);
    expect((await login("editor@clinica.test", "nova frase boa")).status).toBe(302);
    const used = await send("outra frase boa", "outra frase boa");
    expect(used.status).toBe(400);
    expect(await text(used)).toContain("Link inválido ou expirado.");
    const opened = await get(path);
    expect(opened.status).toBe(400);
    expect(await text(opened)).toContain("Link inválido ou expirado.");
  });
});

describe("a signed-in person's public page", () => {
  it("has `Sair`, is private, and is never what others get", async () => {
    const cookies = cookiesOf(await login(ADMIN));
    const session = cookies.split("; ").find((cookie) => cookie.includes("sessao")) ?? "";
    const mine = await get("/exames", { cookies: session });
    expect(mine.headers.get("cache-control")).toBe("private, no-cache");
    const html = await mine.text();
    expect(html).toContain("Sair");
    expect(html).not.toContain(ADMIN);
    expect(html).not.toContain("Helena");
    const others = await get("/exames");
    expect(others.headers.get("cache-control")).toBe("no-cache");
    expect(await others.text()).not.toContain("Sair");
  });

  it("ends with /sair, which says so once; an old cookie opens nothing", async () => {
    const cookies = cookiesOf(await login(ADMIN));
    const out = await post("/sair", {}, { cookies });
    expect([out.status, out.headers.get("location")]).toEqual([302, "/"]);
    expect(out.headers.get("clear-site-data")).toBe('"storage"');
    const home = await get("/", { cookies: cookiesOf(out) });
    const page = await text(home);
    expect(page).toContain("Logout realizado");
    expect(page).toContain("Você foi desconectado com sucesso.");
    expect(home.headers.get("set-cookie")).toMatch(/clinica-aviso=; Max-Age=0/);
    expect((await get("/auth", { cookies })).status).toBe(200);
    expect((await get("/sair")).headers.get("location")).toBe("/");
  });
});

describe("the first access", () => {
  it("is created once, if there is no user, with a password that is shown once", async () => {
    await test.superuser`truncate usuarios, auth_users, auth_limits cascade`;
    const first = await start(test.owner);
    const shown = /Primeiro acesso em \/auth: (\S+), senha (\S+) /.exec(first.output());
    expect(shown?.[1]).toBe(ADMIN);
    expect((await login(ADMIN, shown?.[2])).status).toBe(302);
    const second = await start(test.owner);
    expect(second.output()).not.toContain("Primeiro acesso");
  });

  it("takes ADMIN_EMAIL and ADMIN_PASSWORD, which is printed nowhere", async () => {
    await test.superuser`truncate usuarios, auth_users, auth_limits cascade`;
    const env = { ADMIN_EMAIL: "Dona@clinica.test", ADMIN_PASSWORD: "123456" };
    const first = await start(test.owner, env);
    expect(first.output()).not.toContain("123456");
    expect((await login("dona@clinica.test", "123456")).status).toBe(302);
  });

  it("is restored by npm run admin-password, which ends sessions and clears wrong tries", async () => {
    const cookies = cookiesOf(await login("dona@clinica.test", "123456"));
    for (let n = 0; n < 11; n++) await login("dona@clinica.test", "errada");
    const program = builtServer();
    const run = (email: string, input: string) =>
      spawnSync(process.execPath, [program, "--admin-password", email], {
        input,
        encoding: "utf8",
        env: {
          ...COMPILE_CACHE,
          PATH: process.env.PATH,
          NODE_ENV: "production",
          LOG_LEVEL: "silent",
          DATA_DIR: server.dataDir,
          DATABASE_URL: addressOf(test.owner),
          SECRET_KEY: TEST_SECRET.toString("base64"),
        },
      });
    await test.superuser`
      insert into auth_two_factors (id, user_id, secret, backup_codes, verified)
      select gen_random_uuid(), id, 's', 'c', true from auth_users where email = 'dona@clinica.test'`;
    await test.superuser`
      update auth_users set two_factor_enabled = true where email = 'dona@clinica.test'`;
    const done = run("DONA@clinica.test", "uma frase de volta\noutra linha\n");
    expect(done.stderr).toBe("");
    expect(done.status).toBe(0);
    expect(done.stdout).not.toContain("frase");
    expect(done.stdout).toContain("O segundo fator desta conta foi desligado.");
    const mails = await test.superuser`
      select data->>'kind' as kind from pgboss.job
      where created_on > now() - interval '1 minute' order by created_on`;
    expect(
      mails
        .slice(-2)
        .map(({ kind }) => kind)
        .sort()
        .reverse(),
    ).toEqual(["senha-trocada", "segundo-fator-desligado"]);
    expect((await get("/auth", { cookies })).status).toBe(200);
    expect((await login("dona@clinica.test", "uma frase de volta")).status).toBe(302);
    for (const [email, input, said] of [
      ["x@clinica.test", "uma frase boa\n", "Nenhum usuário tem o email"],
      ["dona@clinica.test", "12345\n", "Mínimo 6 caracteres"],
      ["dona@clinica.test", "dona@clinica.test\n", "Senha muito comum"],
      ["dona@clinica.test", "      \n", "Senha muito comum"],
      ["dona@clinica.test", "", "Nenhuma senha"],
      ["", "uma frase boa\n", "Uso: npm run admin-password"],
    ] as const) {
      const refused = run(email, input);
      expect(refused.status).toBe(1);
      expect(refused.stderr).toContain(said);
      expect(refused.stderr.trim().split("\n")).toHaveLength(1);
    }
  });
});

it("wrote no address, password or token into the log", async () => {
  const log = server.output();
  expect(log).toContain('"path":"/auth"');
  expect(log).not.toMatch(/@clinica\.test|demonstracao|frase boa|token=/);
});
