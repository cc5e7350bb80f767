import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { eventually } from "#tests/support/eventually.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { freePort } from "#tests/support/free-port.ts";
import { needs } from "#tests/support/needs.ts";
import { photo } from "#tests/support/photo.ts";
import { startPostgres15 } from "#tests/support/postgres-15.ts";
import { type ProductServer, startProduct } from "#tests/support/product-server.ts";
import { startS3Server } from "#tests/support/s3-server.ts";

const NGINX = "/usr/sbin/nginx";
const HOSTING = path.resolve("docs/hosting");
const ADMIN = { email: "dona@clinica.test", senha: "bicicleta azul celeste" };

describe("two copies behind nginx", needs("curl", "nginx", "postgresql-15"), () => {
  const copies = new Map<number, ProductServer>();
  const endings: (() => unknown)[] = [];
  let folder: string;
  let site: string;
  let cookie = "";
  let sql: Sql;
  let start: (port: number) => Promise<ProductServer>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "clinica-copies-"));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    const port = await freePort();
    const server = await startPostgres15({ port, listen: "127.0.0.1" });
    endings.push(() => server.stop());
    sql = postgres({ ...server.login, database: "postgres", max: 2, onnotice: () => {} });
    await sql`create role dona login createrole password 'senha-da-dona'`;
    await sql`create database clinica owner dona`;
    await sql.end();
    sql = postgres({ ...server.login, database: "clinica", max: 2, onnotice: () => {} });
    endings.push(() => sql.end());
    const s3 = await startS3Server();
    endings.push(() => s3.stop());

    const proxy = await freePort();
    site = `http://127.0.0.1:${proxy}`;
    const env = {
      ORIGIN: site,
      TRUST_PROXY: "1",
      DATABASE_URL: `postgres://dona:senha-da-dona@127.0.0.1:${port}/clinica`,
      SECRET_KEY: TEST_SECRET.toString("base64"),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.senha,
      S3_ENDPOINT: s3.config.endpoint,
      S3_REGION: s3.config.region,
      S3_BUCKET: s3.config.bucket,
      S3_ACCESS_KEY_ID: s3.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    };
    start = (port) => startProduct({ env: { ...env, PORT: String(port) } });
    for (const port of [await freePort(), await freePort()]) copies.set(port, await start(port));
    endings.push(() => Promise.all([...copies.values()].map((copy) => copy.stop())));
    await startNginx(proxy, [...copies.keys()]);
    cookie = await signIn();
  });

  afterAll(async () => {
    for (const end of endings.reverse()) await end();
  });

  it("shows by each copy what the other saved, rows and pictures", async () => {
    const [one, other] = [...copies.values()] as [ProductServer, ProductServer];
    const picture = await upload(one.url);
    expect((await send("GET", other.url + picture)).status).toBe(200);
    for (const [writer, reader] of [
      [one, other],
      [other, one],
    ] as const) {
      // The reading server caches the page, and the other server's commit must invalidate it.
      await send("GET", `${reader.url}/convenios`);
      const nome = `Convênio de ${new URL(writer.url).port}`;
      expect((await create(nome, writer.url)).status).toBe(302);
      await eventually(async () => {
        expect((await send("GET", `${reader.url}/convenios`)).body).toContain(nome);
      });
    }
  });

  it("restarts one after the other without a failed request", async () => {
    const before = [...copies.values()].map(({ pid }) => pid);
    const picture = await upload(site);
    const failures: string[] = [];
    const saved: string[] = [];
    let answered = 0;
    let isOver = false;
    const expectStatus = async (what: string, status: number, requested: Promise<Answer>) => {
      const answer = await requested.catch((error) => ({ status: String(error), body: "" }));
      if (answer.status === status) answered++;
      else failures.push(`${what}: ${answer.status} ${answer.body.slice(0, 80)}`);
    };
    const streams = [
      () => expectStatus("cached page", 200, send("GET", `${site}/`)),
      () => expectStatus("page", 200, send("GET", `${site}/exames?busca=raio${answered}`)),
      () => expectStatus("picture", 200, send("GET", site + picture)),
      () => expectStatus("back office", 200, send("GET", `${site}/admin/convenios`, { cookie })),
      async () => {
        const nome = `Convênio ${saved.length}`;
        await expectStatus("save", 302, create(nome, site));
        saved.push(nome);
      },
    ].map(async (next) => {
      while (!isOver) {
        await next();
        await sleep(20);
      }
    });
    await rollingRestart();
    isOver = true;
    await Promise.all(streams);

    expect(failures).toEqual([]);
    expect([...copies.values()].filter(({ pid }) => before.includes(pid))).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    const rows = await sql<{ nome: string }[]>`select nome from convenios order by nome`;
    const names = rows.map(({ nome }) => nome).filter((nome) => /^Convênio \d+$/.test(nome));
    expect(names.sort()).toEqual(saved.sort());
    process.stdout.write(`rolling restart: ${answered} requests, none failed\n`);
  });

  /** PATH contains replacements for the programs that the documented script calls. */
  async function rollingRestart() {
    const control = createServer(async ({ url }, response) => {
      const port = Number(url?.split("@")[1]);
      await copies.get(port)?.stop();
      copies.set(port, await start(port));
      response.end();
    }).listen(0, "127.0.0.1");
    await once(control, "listening");
    const { port } = control.address() as { port: number };
    await program("systemctl", `curl -fs "http://127.0.0.1:${port}/$2"`);
    const env = {
      PATH: `${folder}/bin:${process.env.PATH}`,
      COPIES: path.join(folder, "copies"),
    };
    try {
      const script = path.join(HOSTING, "rolling-restart.sh");
      await promisify(execFile)(script, [...copies.keys()].map(String), { env });
    } finally {
      control.close();
    }
  }

  async function program(name: string, command: string) {
    await mkdir(path.join(folder, "bin"), { recursive: true });
    const file = path.join(folder, "bin", name);
    await writeFile(file, `#!/bin/sh\n${command}\n`);
    await chmod(file, 0o755);
  }

  async function startNginx(port: number, ports: readonly number[]) {
    const list = path.join(folder, "copies");
    await writeFile(list, ports.map((port) => `server 127.0.0.1:${port};\n`).join(""));
    const documented = await readFile(path.join(HOSTING, "nginx.conf"), "utf8");
    const site = documented
      .replace("/etc/nginx/clinica-copies", list)
      .replace("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
      .replace(/^\s*ssl_.*$/gm, "");
    const config = path.join(folder, "nginx.conf");
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    await writeFile(
      config,
      `worker_processes 2; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
      ${process.getuid?.() === 0 ? "user root;" : ""}
      events { worker_connections 256; }
      http { access_log off; ${temporary.join(" ")} ${site} }`,
    );
    await program("nginx", `exec ${NGINX} -c ${config} "$@"`);
    const child = spawn(NGINX, ["-c", config, "-g", "daemon off;"], { stdio: "inherit" });
    const exit = once(child, "exit");
    endings.push(() => child.kill("SIGTERM") && exit);
    await eventually(async () => {
      expect((await send("GET", `http://127.0.0.1:${port}/`)).status).toBe(200);
    });
  }

  async function signIn(): Promise<string> {
    const answer = await fetch(`${site}/admin/entrar`, {
      method: "POST",
      headers: { ...FORM_HEADERS, origin: site },
      body: new URLSearchParams(ADMIN),
    });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
    return answer.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
  }

  function create(nome: string, server: string): Promise<Answer> {
    const form = { nome, observacoes: "", logo_url: "", ordem_exibicao: "5" };
    return send("POST", `${server}/admin/convenios/novo`, {
      cookie,
      body: String(new URLSearchParams(form)),
    });
  }

  async function upload(server: string): Promise<string> {
    const form = new FormData();
    form.set("bucket", "blog");
    form.set("arquivo", new File([await photo(300)], "foto.jpg"));
    const answer = await fetch(`${server}/admin/midia/enviar`, {
      method: "POST",
      headers: { ...FORM_HEADERS, origin: site, cookie },
      body: form,
    });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as { url: string }).url;
  }

  /** A new connection for each request, so that no client retries a request silently. */
  function send(method: string, address: string, { cookie = "", body = "" } = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...FORM_HEADERS,
        ...(cookie && { cookie }),
        ...(body && { origin: site, "content-type": "application/x-www-form-urlencoded" }),
      };
      const sent = request(address, { method, headers, agent: false });
      sent.on("error", reject);
      sent.on("response", (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
      });
      sent.end(body);
    });
  }
});

interface Answer {
  status: number;
  body: string;
}
