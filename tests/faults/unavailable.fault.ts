import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { createLog } from "#server/log.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { eventually } from "#tests/support/eventually.ts";
import { photo } from "#tests/support/photo.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { addressOf } from "#tests/support/server-over-database.ts";
import { Clinic } from "./clinic.ts";

const ROUNDS = 20;
const log = createLog("silent");
let folder = "";
let clinic: Clinic;

beforeEach(async () => {
  folder = await mkdtemp(path.join(dataParent(), "clinica-unavailable-"));
});
afterEach(async () => {
  await clinic.stop();
  await rm(folder, { recursive: true, force: true });
});

async function begin(env: Record<string, string>) {
  clinic = await Clinic.in(path.join(folder, "dados"), { LOG_LEVEL: "fatal", ...env });
  clinic.start();
  await clinic.ready();
  await clinic.signIn();
}

function save(nome: string) {
  const form = { nome, observacoes: "texto digitado", logo_url: "", ordem_exibicao: "5" };
  return clinic.post("/admin/convenios/novo", form);
}

/** Retries, because the answer of /readyz may be a second old. */
function expectNotReady() {
  return eventually(async () => expect(await clinic.status("/readyz")).toBe(503));
}

it("an unreachable database: pages stay, a save is refused, and both are back with it", async () => {
  const dataDir = path.join(folder, "banco");
  let database = await startEmbeddedPostgres({ dataDir, log });
  await begin({ DATABASE_URL: addressOf(database.owner) });
  expect((await save("Antes")).status).toBe(302);
  for (const page of ["/", "/exames", "/convenios"]) expect(await clinic.status(page)).toBe(200);

  await database.stop();
  await expectNotReady();
  for (const protocolo of ["2026-AB3CD-9EFGH", ""]) {
    const requested = { cpf: "529.982.247-25", dataNascimento: "1980-05-17", protocolo };
    const answer = await clinic.post("/resultados", requested);
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain("A busca não está disponível agora.");
    expect(page).not.toMatch(/Não encontramos|enviamos um código de acesso/);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const page of ["/", "/exames", "/convenios"]) expect(await clinic.status(page)).toBe(200);
    expect(await clinic.status("/readyz")).toBe(503);
    expect(await clinic.status("/healthz")).toBe(200);
    expect((await save("Durante")).status).toBe(503);
  }

  database = await startEmbeddedPostgres({ dataDir, log });
  try {
    await clinic.ready();
    await eventually(async () => expect((await save("Depois")).status).toBe(302));
    const page = await (await fetch(`${clinic.url}/convenios`)).text();
    expect(page).toContain("Antes");
    expect(page).toContain("Depois");
    expect(page).not.toContain("Durante");
    expect(clinic.said()).not.toContain("uncaught");
  } finally {
    await clinic.stop();
    await database.stop();
  }
});

it("an unavailable storage: an upload is refused and leaves no row, pages stay, and it works again", async () => {
  const s3 = await startS3Server();
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3.config;
  const wire = await cable(Number(new URL(endpoint).port));
  try {
    await begin({
      S3_ENDPOINT: `http://127.0.0.1:${wire.port}`,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    wire.cut();
    const refused = await clinic.upload(await photo(300, "#102030"));
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/\S/) });
    await expectNotReady();
    expect(await clinic.status("/")).toBe(200);
    const sql = await clinic.superuser();
    expect([...(await sql`select chave from midia`)]).toEqual([]);
    await sql.end();

    wire.mend();
    await clinic.ready();
    expect((await clinic.upload(await photo(300, "#102030"))).status).toBe(200);
  } finally {
    wire.cut();
    await s3.stop();
  }
});

describe("an unavailable mail server", () => {
  it("keeps nobody waiting, and gets the mail when it is back", async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onData(stream, { envelope }, done) {
        stream.resume();
        stream.on("end", () => {
          received.push(...envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    const wire = await cable((smtp.server.address() as net.AddressInfo).port);
    wire.hold();
    try {
      await begin({
        SMTP_URL: `smtp://127.0.0.1:${wire.port}`,
        MAIL_FROM: "contato@clinica.test",
      });
      const form = { acao: "recuperar", email: "dona@clinica.test" };
      expect((await clinic.post("/auth", form)).status).toBeLessThan(400);
      const sql = await clinic.superuser();
      const state = async () => {
        const [job] = await sql`select state::text from pgboss.job where name = 'mail'`;
        return job?.state;
      };
      // The mail server has the connection, and says nothing.
      await eventually(async () => expect(await state()).toBe("active"));
      wire.cut();
      await eventually(async () => expect(await state()).toBe("retry"));
      wire.mend();
      await sql`update pgboss.job set start_after = now() where name = 'mail'`;
      await sql.end();
      await eventually(async () => expect(received).toEqual(["dona@clinica.test"]));
    } finally {
      wire.cut();
      await new Promise<void>((resolve) => smtp.close(resolve));
    }
  });
});

async function cable(to: number) {
  const open = new Set<net.Socket>();
  let isCut = false;
  let isHeld = false;
  const server = net.createServer((from) => {
    if (isCut) return void from.resetAndDestroy();
    if (isHeld) {
      open.add(from);
      return void from.on("error", () => {}).on("close", () => open.delete(from));
    }
    const onward = net.connect(to, "127.0.0.1");
    for (const socket of [from, onward]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        open.delete(socket);
        from.destroy();
        onward.destroy();
      });
    }
    from.pipe(onward).pipe(from);
  });
  server.unref();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as net.AddressInfo).port,
    cut() {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    hold() {
      isHeld = true;
    },
    mend() {
      isCut = false;
      isHeld = false;
    },
  };
}
