import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { expect } from "vitest";
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { eventually } from "#tests/support/eventually.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { plainEnvironment } from "../../scripts/checks/plain-environment.mjs";

const ADMIN_EMAIL = "dona@clinica.test";

export type Victim = "node" | "postgres" | "everything";

export class Clinic {
  readonly #env: Record<string, string>;
  readonly dataDir: string;
  readonly #port: number;
  #launcher: ChildProcess | undefined;
  #cookie = "";
  #said = "";

  private constructor(dataDir: string, port: number, env: Record<string, string>) {
    this.dataDir = dataDir;
    this.#port = port;
    this.#env = env;
  }

  static async in(dataDir: string, env: Record<string, string> = {}): Promise<Clinic> {
    return new Clinic(dataDir, await freePort(), env);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  said(): string {
    return this.#said;
  }

  start(): void {
    const launcher = spawn(process.execPath, ["scripts/start.mjs"], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...plainEnvironment(),
        HOST: "127.0.0.1",
        PORT: String(this.#port),
        DATA_DIR: this.dataDir,
        ADMIN_EMAIL,
        ADMIN_PASSWORD: DEMO_SENHA,
        ...this.#env,
      },
    });
    this.#said = "";
    for (const stream of [launcher.stdout, launcher.stderr]) {
      stream.setEncoding("utf8").on("data", (part) => {
        this.#said += part;
      });
    }
    this.#launcher = launcher;
  }

  async ended(): Promise<number | null> {
    const launcher = this.#launcher;
    if (!launcher) throw new Error("not started");
    if (launcher.exitCode === null && launcher.signalCode === null) await once(launcher, "exit");
    return launcher.exitCode;
  }

  async ready(): Promise<void> {
    await eventually(async () => expect(await this.status("/readyz"), this.#said).toBe(200));
  }

  async status(address: string): Promise<number> {
    const answer = await fetch(this.url + address).catch(() => undefined);
    await answer?.body?.cancel();
    return answer?.status ?? 0;
  }

  async signIn(email = ADMIN_EMAIL): Promise<void> {
    const answer = await this.post("/admin/entrar", { email, senha: DEMO_SENHA });
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`);
    this.#cookie = answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0])
      .join("; ");
  }

  post(address: string, form: Record<string, string> | FormData): Promise<Response> {
    return fetch(this.url + address, {
      method: "POST",
      redirect: "manual",
      headers: { ...FORM_HEADERS, origin: this.url, cookie: this.#cookie },
      body: form instanceof FormData ? form : new URLSearchParams(form),
    });
  }

  upload(bytes: Uint8Array<ArrayBuffer>, bucket = "blog"): Promise<Response> {
    const form = new FormData();
    form.set("bucket", bucket);
    form.set("arquivo", new File([bytes], "foto.jpg"));
    return this.post("/admin/midia/enviar", form);
  }

  /** Connects without row-level security. The caller ends the connection. */
  async superuser(): Promise<Sql> {
    const folder = path.join(this.dataDir, "postgres");
    return postgres({
      host: path.join(folder, "run"),
      database: "clinica",
      username: "postgres",
      password: (await readFile(path.join(folder, "superuser.password"), "utf8")).trim(),
      max: 1,
      // The driver would query types first. If PostgreSQL were killed meanwhile, the rejection would be unhandled.
      fetch_types: false,
      onnotice: () => {},
    });
  }

  /** `everything` simulates a power cut: the launcher, which would restart the server, is killed too. */
  async kill(victim: Victim): Promise<void> {
    const launcher = this.#launcher?.pid ?? 0;
    const pids = {
      node: async () => [await childOf(launcher)],
      postgres: async () => [await this.#postmaster()],
      everything: async () => [launcher, await childOf(launcher), await this.#postmaster()],
    };
    for (const pid of await pids[victim]()) process.kill(pid, "SIGKILL");
  }

  serverPid(): Promise<number> {
    return childOf(this.#launcher?.pid ?? 0);
  }

  async stop(): Promise<void> {
    const launcher = this.#launcher;
    if (!launcher || launcher.exitCode !== null || launcher.signalCode !== null) return;
    launcher.kill("SIGTERM");
    await this.ended();
  }

  async #postmaster(): Promise<number> {
    const file = path.join(this.dataDir, "postgres", "data", "postmaster.pid");
    return Number.parseInt(await readFile(file, "utf8"), 10);
  }
}

async function childOf(parent: number): Promise<number> {
  for (const pid of await readdir("/proc")) {
    const stat = await readFile(`/proc/${pid}/stat`, "latin1").catch(() => "");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (Number(fields[1]) === parent) return Number(pid);
  }
  throw new Error("no server runs");
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
