import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { validCpf } from "#demo/content/pacientes.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { eventually } from "#tests/support/eventually.ts";
import { Clinic, type Victim } from "./clinic.ts";
import { chance } from "./random.ts";

const ROUNDS = 20;
const WRITES = 8;
const VICTIMS: readonly Victim[] = ["node", "postgres", "everything"];
const next = chance("kills");

const done = {
  created: new Set<string>(),
  deleted: new Set<string>(),
  people: new Set<string>(),
  patients: 0,
  pictures: new Set<string>(),
  texts: new Map<string, string>(),
};
/** Texts, by the record's name, that were sent and got no answer. They may have been stored. */
const unanswered = new Map<string, Set<string>>();
let clinic: Clinic;
let nodeKills = 0;
let count = 0;
let acknowledged = 0;

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(dataParent(), "clinica-kills-"));
  clinic = await Clinic.in(dataDir, { LOG_LEVEL: "fatal" });
  clinic.start();
  await clinic.ready();
  await clinic.signIn();
});

afterAll(async () => {
  await clinic.stop();
  await rm(clinic.dataDir, { recursive: true, force: true });
  process.stdout.write(`kills: ${ROUNDS} rounds, ${acknowledged} writes acknowledged\n`);
});

it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  "round %i",
  async () => {
    const victim = VICTIMS[Math.floor(next() * VICTIMS.length)] ?? "everything";
    // The launcher's pauses grow with each restart of the server; a new launcher begins with the shortest pause.
    if (victim === "node" && ++nodeKills % 3 === 0) await restart();
    const stop = new AbortController();
    const before = acknowledged;
    const writers = [create, edit, remove, person, patient, picture].map((write) =>
      stream(write, stop),
    );
    await eventually(async () => {
      expect(acknowledged - before).toBeGreaterThanOrEqual(WRITES);
    });
    await sleep(next() * 1_000);
    await clinic.kill(victim);
    stop.abort();
    if (victim === "everything") clinic.start();
    await back();
    await Promise.all(writers);
    process.stdout.write(`killed ${victim}: ${acknowledged} writes acknowledged so far\n`);
    expect(clinic.said()).not.toContain("uncaught");
    await expectWhole();
  },
  120_000,
);

/** Queries PostgreSQL too, because the answer of /readyz may be a second old. */
async function back(): Promise<void> {
  await eventually(() => readConvenio(""));
  await clinic.ready();
}

async function restart() {
  await clinic.stop();
  clinic.start();
  await clinic.ready();
}

async function stream(write: () => Promise<boolean>, { signal }: AbortController) {
  while (!signal.aborted) {
    if (await write().catch(() => false)) acknowledged++;
    else await nextTurn();
  }
}

const isDone = (answer: Response) => answer.status === 302;

async function create(): Promise<boolean> {
  const nome = `Convênio ${count++}`;
  const answer = await clinic.post("/admin/convenios/novo", convenio(nome, "novo"));
  if (!isDone(answer)) return false;
  done.created.add(nome);
  done.texts.set(nome, "novo");
  return true;
}

function convenio(nome: string, observacoes: string) {
  return { nome, observacoes, logo_url: "", ordem_exibicao: "5" };
}

async function edit(): Promise<boolean> {
  const nome = [...done.created].findLast((one) => !doomed.has(one));
  const row = nome && (await readConvenio(nome));
  if (!row) return false;
  const text = `texto ${count++}`;
  const sent = unanswered.get(nome) ?? new Set();
  unanswered.set(nome, sent.add(text));
  const form = { ...convenio(nome, text), versao: String(row.versao) };
  const answer = await clinic.post(`/admin/convenios/${row.id}`, form);
  if (!isDone(answer)) return false;
  done.texts.set(nome, text);
  unanswered.delete(nome);
  return true;
}

const doomed = new Set<string>();

async function remove(): Promise<boolean> {
  const nome = [...done.created].find((one) => !doomed.has(one));
  if (!nome || done.created.size - doomed.size < 3) return false;
  const row = await readConvenio(nome);
  if (!row) return false;
  doomed.add(nome);
  const form = { formulario: "excluir", id: row.id };
  const answer = await clinic.post("/admin/convenios", form);
  if (!isDone(answer)) return false;
  done.deleted.add(nome);
  return true;
}

async function readConvenio(nome: string) {
  const sql = await clinic.superuser();
  try {
    const [row] = await sql<{ id: string; versao: number }[]>`
      select id, versao from convenios where nome = ${nome}`;
    return row;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function person(): Promise<boolean> {
  const email = `pessoa${count++}@clinica.test`;
  const form = { nome: "Pessoa", email, tipo_usuario: "leitor", senha: "bicicleta azul" };
  const answer = await clinic.post("/admin/usuarios/novo", form);
  if (!isDone(answer)) return false;
  done.people.add(email);
  return true;
}

/** Counts a patient only after the answer, which the server sends when the trail's line is on disk. */
async function patient(): Promise<boolean> {
  const cpf = validCpf(String(100_000_000 + count++));
  const form = { nome: "Ana Prado", cpf, data_nascimento: "01/02/1980" };
  const answer = await clinic.post("/admin/pacientes/novo", form);
  if (!isDone(answer)) return false;
  done.patients++;
  return true;
}

async function picture(): Promise<boolean> {
  const tone = count++ * 97;
  const background = { r: tone % 256, g: (tone >> 8) % 256, b: 90 };
  const image = sharp({ create: { width: 200, height: 150, channels: 3, background } });
  const bytes = (await image.jpeg().toBuffer()) as Buffer<ArrayBuffer>;
  const answer = await clinic.upload(bytes);
  if (answer.status !== 200) return false;
  done.pictures.add(((await answer.json()) as { url: string }).url);
  return true;
}

async function expectWhole(): Promise<void> {
  const sql = await clinic.superuser();
  try {
    const rows = await sql<
      { nome: string; observacoes: string | null; versao: number; linhas: number }[]
    >`
      select nome, observacoes, versao, (select count(*)::int from trilha t
        where t.coisa = 'convenios' and t.registro = c.id::text) as linhas from convenios c`;
    const found = new Map(rows.map((row) => [row.nome, row]));
    const lost = [...done.created].filter((nome) => !doomed.has(nome) && !found.has(nome));
    expect(lost, "records lost").toEqual([]);
    expect(
      [...done.deleted].filter((nome) => found.has(nome)),
      "back from the dead",
    ).toEqual([]);
    for (const [nome, text] of done.texts) {
      const row = found.get(nome);
      if (!row) continue;
      expect([text, ...(unanswered.get(nome) ?? [])], nome).toContain(row.observacoes);
      // The stored text is the last acknowledged text, or a text that was sent after it.
      done.texts.set(nome, String(row.observacoes));
      unanswered.delete(nome);
      // A change and its line in the trail are one transaction, so there are as many lines as versions.
      expect(row.linhas, nome).toBe(row.versao);
    }
    const halves = await sql`
      select email from usuarios where auth_user_id is null
      union all select email from auth_users a
        where not exists (select from usuarios u where u.auth_user_id = a.id)
      union all select a.email from auth_users a
        where not exists (select from auth_accounts c where c.user_id = a.id)`;
    expect([...halves], "people half made").toEqual([]);
    const people = await sql`select email from usuarios`;
    const emails = new Set(people.map(({ email }) => email));
    expect(
      [...done.people].filter((email) => !emails.has(email)),
      "people lost",
    ).toEqual([]);
    const [trail] = await sql<{ patients: number; lines: number; gaps: number }[]>`
      select (select count(*)::int from pacientes) as patients,
        count(*) filter (where acao = 'cadastrou_paciente')::int as lines,
        (coalesce(max(numero), 0) - count(*))::int as gaps
      from trilha_pacientes`;
    expect(trail?.patients, "patients lost").toBeGreaterThanOrEqual(done.patients);
    expect(trail?.lines, "patients without their line").toBe(trail?.patients);
    expect(trail?.gaps, "lines lost").toBe(0);
    await expectPictures(await sql`select chave, bytes, variantes from midia`);
  } finally {
    await sql.end({ timeout: 0 });
  }
}

async function expectPictures(rows: readonly Record<string, unknown>[]): Promise<void> {
  const keys = new Set(rows.map(({ chave }) => String(chave)));
  for (const url of done.pictures) {
    const key = url.replace(/^\/arquivos\//, "").replace(/\.webp.*$/, "");
    expect(keys, url).toContain(key);
  }
  for (const { chave, bytes: stored, variantes } of rows) {
    const names = Object.entries((variantes ?? {}) as Record<string, number[]>).flatMap(
      ([type, widths]) => widths.map((width) => `${chave}-${width}.${type}`),
    );
    for (const name of [`${chave}.webp`, ...names]) {
      const bytes = await readFile(path.join(clinic.dataDir, "storage", name));
      expect((await sharp(bytes).metadata()).width, name).toBeGreaterThan(0);
    }
    const full = await stat(path.join(clinic.dataDir, "storage", `${chave}.webp`));
    expect(full.size, String(chave)).toBe(stored);
  }
}
