import { spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMPILE_CACHE } from "#tests/support/compile-cache.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { startDemo } from "#tests/support/demo-server.ts";
import { builtServer, type ProductServer, startProduct } from "#tests/support/product-server.ts";
import { plainEnvironment } from "../../scripts/checks/plain-environment.mjs";

const SECRET_KEY = TEST_SECRET.toString("base64");
const BACKUP_KEY = Buffer.alloc(32, "a chave das cópias").toString("base64");
const PAGES = ["/", "/exames", "/convenios", "/profissionais", "/blog", "/quem-somos", "/contato"];

let folder = "";
let demo: ProductServer;
let archive = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(dataParent(), "clinica-restored-"));
  demo = await startDemo();
  const made = await run(demo.dataDir, ["--backup"]);
  archive = made.out.trim();
  expect(made).toMatchObject({ code: 0, err: expect.stringContaining("SECRET_KEY não está") });
});

afterAll(async () => {
  await demo?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function run(dataDir: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [builtServer(), ...args], {
    env: {
      ...plainEnvironment(),
      ...COMPILE_CACHE,
      NODE_ENV: "production",
      LOG_LEVEL: "silent",
      DATA_DIR: dataDir,
      SECRET_KEY,
      BACKUP_KEY,
      ...env,
    },
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (part) => {
    out += part;
  });
  child.stderr.on("data", (part) => {
    err += part;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, out, err };
}

async function pagesOf(server: ProductServer) {
  const found: Record<string, string> = {};
  for (const page of PAGES) {
    const response = await fetch(server.url + page);
    expect(response.status, page).toBe(200);
    const html = await response.text();
    found[page] = html.replaceAll(server.url, "");
  }
  return found;
}

it("prints the path of an archive named for its moment, which only its owner reads", async () => {
  expect(archive).toMatch(/\/backups\/clinica-\d{4}-\d{2}-\d{2}T\d{6}\.backup$/);
  expect(path.dirname(archive)).toBe(path.join(demo.dataDir, "backups"));
  expect(await readdir(path.dirname(archive))).toEqual([path.basename(archive)]);
});

it("restores the same site in an empty folder: pages, pictures, people", async () => {
  const dataDir = path.join(folder, "nova");
  const restored = await run(dataDir, ["--restore", archive]);
  expect(restored).toMatchObject({ code: 0, err: "" });
  expect(restored.out).toMatch(/^Restaurado e conferido: \d+ tabelas, \d+ linhas, \d+ arquivos/);

  const server = await startProduct({ copyOf: dataDir, env: { SECRET_KEY } });
  try {
    const pages = await pagesOf(server);
    expect(pages).toEqual(await pagesOf(demo));
    const [picture = ""] = /\/arquivos\/[^"' ,]+/.exec(Object.values(pages).join()) ?? [];
    const bytes = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(picture).not.toBe("");
    expect(await bytes(server.url + picture)).toEqual(await bytes(demo.url + picture));
    expect(server.output()).not.toMatch(/senha/i);
  } finally {
    await server.stop();
  }
});

it("checks the trail of patients' data, and that its end has not been cut off since", async () => {
  const first = await run(demo.dataDir, ["--check-trail"]);
  expect(first).toMatchObject({ code: 0, err: "" });
  const [, lines, mark = ""] =
    /^Trilha dos pacientes: (\d+) linhas, nenhuma quebrada \(\d+ por segundo\)\.\nMarca .*: (\S+)\n$/.exec(
      first.out,
    ) ?? [];
  const [number = "", hash] = mark.split(":");
  expect(number).toBe(lines);
  expect(await run(demo.dataDir, ["--check-trail", mark])).toMatchObject({ code: 0, err: "" });
  const refused = async (given: string) => {
    const { code, err } = await run(demo.dataDir, ["--check-trail", given]);
    return [code, err];
  };
  expect(await refused(`${Number(number) + 1}:${hash}`)).toEqual([
    1,
    `Trilha dos pacientes: a linha ${Number(number) + 1}, da marca, não está mais lá; a trilha acaba na linha ${number}.\n`,
  ]);
  expect(await refused(`${number}:${"0".repeat(64)}`)).toEqual([
    1,
    `Trilha dos pacientes: a linha ${number}, da marca, é outra; a trilha acaba na linha ${number}.\n`,
  ]);
  expect(await refused("ontem")).toEqual([1, expect.stringContaining("a marca é")]);
});

it.each([
  ["SECRET_KEY", { SECRET_KEY: "" }, /^SECRET_KEY: falta .*\n$/],
  ["SECRET_KEY", { SECRET_KEY: BACKUP_KEY }, /^SECRET_KEY: não é .*\n$/],
  ["BACKUP_KEY", { BACKUP_KEY: "" }, /^BACKUP_KEY: falta .*\n$/],
  ["BACKUP_KEY", { BACKUP_KEY: SECRET_KEY }, /^BACKUP_KEY: não é .*\n$/],
])("says in one line that %s is missing or another, and leaves nothing", async (_, env, line) => {
  const dataDir = path.join(folder, "recusada");
  const refused = await run(dataDir, ["--restore", archive], env);
  expect(refused).toMatchObject({ code: 1, out: "", err: expect.stringMatching(line) });
  await expect(readdir(dataDir)).rejects.toThrow("ENOENT");
});

it("refuses the folder of a site that is there, running or not", async () => {
  const refused = await run(demo.dataDir, ["--restore", archive]);
  expect(refused).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Banco de dados: "clinica" não está vazio.*\n$/),
  });
  await pagesOf(demo);
});

it("says in one line that there is nothing to back up, or nowhere to put it", async () => {
  expect(await run(path.join(folder, "vazia"), ["--backup"])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Banco de dados: "clinica" está vazio.*\n$/),
  });
  const file = path.join(archive, "dentro");
  expect(await run(demo.dataDir, ["--backup"], { BACKUP_DIR: file })).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^BACKUP_DIR: .* não é uma pasta \(ENOTDIR\)\.\n$/),
  });
});
