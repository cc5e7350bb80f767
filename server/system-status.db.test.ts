import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { archiveName, writeTrial } from "#server/backup/archives.ts";
import { noteAnswer } from "#server/http/failures.ts";
import { testDatabase } from "#tests/support/database.ts";
import { staffContext } from "#tests/support/staff-context.ts";
import { watchForProxy } from "./http/checks/untrusted-proxy.ts";
import { readSystemStatus } from "./system-status.ts";

const test = testDatabase();
const { context } = staffContext(test);
let dataDir = "";

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "clinica-status-"));
  await writeFile(path.join(dataDir, "VERSION"), "1\n");
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

interface Parts {
  smtpUrl?: string;
  check?: () => Promise<void>;
  ping?: () => Promise<void>;
}

async function status({ smtpUrl, check = async () => {}, ping = async () => {} }: Parts = {}) {
  const base = context();
  const { database } = test;
  const services = {
    ...base.services,
    config: { dataDir, backupDir: path.join(dataDir, "backups"), smtpUrl },
    storage: { check },
    database: { signIn: database.signIn, ping },
  };
  const checks = await readSystemStatus(context({ services: services as never }));
  return new Map(checks.map((one) => [one.label, one]));
}

it("finds everything well where it is, with nothing to do", async () => {
  const found = await status({ smtpUrl: "smtp://127.0.0.1" });
  expect([...found.keys()]).toEqual([
    "Banco de dados",
    "Autenticação",
    "Armazenamento de arquivos",
    "E-mail",
    "Proteção por linha (RLS)",
    "Erros do servidor",
    "Espaço em disco",
    "Cópia de segurança",
  ]);
  for (const one of found.values()) expect(one).toMatchObject({ ok: true, remedy: "" });
});

it("says what is wrong and what to do, without one failure hiding the others", async () => {
  const fail = () => Promise.reject(new Error("no"));
  const found = await status({ check: fail, ping: fail });
  for (const label of ["Banco de dados", "Armazenamento de arquivos", "E-mail"]) {
    expect(found.get(label)).toMatchObject({ ok: false, remedy: expect.stringMatching(/\.$/) });
  }
  expect(found.get("Autenticação")?.ok).toBe(true);
});

it("says that the patients' trail was found broken, for good", async () => {
  await test.superuser`insert into quebras_trilha (numero, motivo) values (7, 'alterada')`;
  expect((await status()).get("Trilha dos pacientes")).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^Não está como foi escrita: linha 7, vista em /),
    remedy: expect.stringContaining("npm run check-trail"),
  });
  await test.superuser`truncate quebras_trilha`;
});

it("counts the mail that did not leave", async () => {
  await test.superuser`insert into pgboss.queue (name, policy, partition, table_name, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds)
    values ('mail', 'standard', false, 'job_common', 1, 1, true, 60, 60, 60) on conflict do nothing`;
  await test.superuser`insert into pgboss.job (name, state) values ('mail', 'retry'), ('mail', 'failed'), ('mail', 'completed')`;
  const found = await status({ smtpUrl: "smtp://127.0.0.1" });
  expect(found.get("E-mail")).toMatchObject({
    ok: false,
    text: "1 à espera de nova tentativa, 1 sem sucesso",
  });
  await test.superuser`truncate pgboss.job cascade`;
});

it.each([
  ["no-tls", /não aceita conexão cifrada \(TLS\)/, /STARTTLS.*smtps:/],
  ["bad-certificate", /certificado .* não prova que é ele/, /certificado/],
  ["login", /recusou o usuário ou a senha/, /usuário e senha em SMTP_URL/],
  ["unreachable", /não responde/, /máquina e porta/],
  ["refused", /recusou a mensagem/, /registro diz/],
  ["unknown", /^1 à espera de nova tentativa, 0 sem sucesso$/, /registro diz/],
])("says in words why mail does not leave: %s", async (word, text, remedy) => {
  await test.superuser`insert into pgboss.job (name, state, started_on, output) values
    ('mail', 'retry', now(), ${test.superuser.json({ message: `mail not sent: ${word}` })}),
    ('mail', 'completed', now() + interval '1 second', ${test.superuser.json({ message: "mail not sent: login" })})`;
  try {
    const mail = (await status({ smtpUrl: "smtps://dono:segredo@mail.clinica.test" })).get(
      "E-mail",
    );
    expect(mail).toMatchObject({ ok: false, canRetry: true });
    expect(mail?.text).toMatch(text);
    expect(mail?.remedy).toMatch(remedy);
    expect(`${mail?.text} ${mail?.remedy}`).not.toMatch(/segredo|dono|mail\.clinica/);
  } finally {
    await test.superuser`truncate pgboss.job cascade`;
  }
});

it("notices a table whose row-level security is off", async () => {
  await test.superuser`alter table exames disable row level security`;
  const found = await status();
  expect(found.get("Proteção por linha (RLS)")).toMatchObject({
    ok: false,
    text: "Desligada em: exames",
  });
  await test.superuser`alter table exames enable row level security`;
});

it("reports a proxy that the settings do not know, and only then", async () => {
  const services = { config: { trustProxy: 0, dataDir }, log: context().log } as never;
  const read = async () => {
    const checks = await readSystemStatus(context({ services }));
    return checks.find(({ label }) => label === "Endereço de quem acessa");
  };
  expect(await read()).toBeUndefined();
  watchForProxy(services, new Headers({ "x-forwarded-for": "203.0.113.9" }));
  expect(await read()).toMatchObject({
    ok: false,
    remedy: expect.stringContaining("TRUST_PROXY=1"),
  });
});

it("counts the answers that failed", async () => {
  const services = { config: { dataDir }, log: context().log } as never;
  const read = async () => {
    const checks = await readSystemStatus(context({ services }));
    return checks.find(({ label }) => label === "Erros do servidor");
  };
  expect(await read()).toMatchObject({ ok: true, text: "Nenhum nas últimas 24 horas" });
  noteAnswer(services, 500);
  noteAnswer(services, 503);
  expect(await read()).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^2 respostas com erro nas últimas 24 horas, a última em \d/),
    remedy: expect.stringContaining("registro do servidor"),
  });
});

describe("the backup", () => {
  const backups = () => path.join(dataDir, "backups");
  const backup = async () => (await status()).get("Cópia de segurança");
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  async function archives(...ages: number[]) {
    await rm(backups(), { recursive: true, force: true });
    await mkdir(backups());
    for (const age of ages) {
      await writeFile(path.join(backups(), archiveName(hoursAgo(age))), "");
    }
  }

  function tried(ok: boolean, age: number, lacksSpace?: boolean) {
    const at = hoursAgo(age).toISOString();
    const counts = { tables: 30, rows: 812, files: 96 };
    return writeTrial(backups(), { archive: "clinica-x.backup", at, ok, lacksSpace, ...counts });
  }

  it("is waited for in a young clinic, and missed in an older one", async () => {
    expect(await backup()).toMatchObject({
      ok: true,
      text: expect.stringMatching(/^A primeira .* A SECRET_KEY não está/),
    });
    const version = path.join(dataDir, "VERSION");
    await utimes(version, hoursAgo(48), hoursAgo(48));
    expect(await backup()).toMatchObject({ ok: true });
    await utimes(version, hoursAgo(49), hoursAgo(49));
    expect(await backup()).toMatchObject({ ok: false, text: "Não há nenhuma" });
  });

  it("is as old as the newest, and says that the key is not in it", async () => {
    await archives(3, 27);
    expect(await backup()).toMatchObject({
      ok: true,
      text: expect.stringMatching(/^A última tem 3 h; .* A SECRET_KEY não está na cópia/),
    });
    await archives(48);
    expect(await backup()).toMatchObject({ ok: true });
    await archives(49);
    expect(await backup()).toMatchObject({
      ok: false,
      remedy: "Rode npm run backup no servidor: o comando diz o motivo.",
    });
  });

  it("says what the last trial restore found, and misses it where there was none for long", async () => {
    await archives(3, 24 * 12);
    expect(await backup()).toMatchObject({ ok: false });
    await tried(true, 24 * 10 + 1);
    expect(await backup()).toMatchObject({ ok: false });
    await tried(true, 24 * 10);
    expect(await backup()).toMatchObject({ ok: true });
    await tried(true, 30);
    expect(await backup()).toMatchObject({
      ok: true,
      text: expect.stringMatching(/restaurada em teste em .*: 30 tabelas, 812 linhas, 96 arquivos/),
    });
    await tried(false, 30);
    expect(await backup()).toMatchObject({
      ok: false,
      text: expect.stringContaining("não pôde ser restaurada"),
    });
    await tried(false, 30, true);
    expect(await backup()).toMatchObject({
      ok: false,
      text: expect.stringContaining("Sem espaço para a prova semanal"),
      remedy: expect.stringMatching(/^Libere espaço/),
    });
  });
});
