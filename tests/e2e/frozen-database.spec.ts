import { readFile } from "node:fs/promises";
import path from "node:path";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { freeze } from "#tests/support/freeze.ts";
import { photo } from "#tests/support/photo.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { test as base } from "./test.ts";

const NAME = "Clínica Recém-Batizada";
const LAUDO = DEMO_LAUDOS.find(({ status }) => status === "liberado") as (typeof DEMO_LAUDOS)[0];
const PATIENT = DEMO_PACIENTES[LAUDO.paciente] as (typeof DEMO_PACIENTES)[0];

interface Frozen {
  freeze(): Promise<void>;
  thaw(): Promise<void>;
}

const test = base.extend<{ database: Frozen }>({
  database: async ({ ownClinic, request }, use, { file }) => {
    const { dataDir } = await ownClinic.of(file, "own");
    let thaw = () => {};
    await use({
      async freeze() {
        const lock = path.join(dataDir, "postgres", "data", "postmaster.pid");
        thaw = freeze(Number.parseInt(await readFile(lock, "utf8"), 10));
      },
      async thaw() {
        thaw();
        await expect(async () => {
          expect((await request.get("/readyz")).status()).toBe(200);
        }).toPass();
      },
    });
    thaw();
  },
});

test.use({ clinic: "own", expected: { messages: [/status of 50\d/] } });
test.describe.configure({ mode: "default" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const get = (request: APIRequestContext, address: string) =>
  request.get(address, { maxRedirects: 0 });

test("public pages: the last good content with the last good settings, and nothing is called empty", async ({
  page,
  request,
  database,
}) => {
  await signInAs(page, "admin_master");
  for (const address of ["/", "/exames", "/convenios", "/blog/rss.xml"]) {
    expect((await get(request, address)).status()).toBe(200);
  }
  await page.goto("/admin/configuracoes");
  await untilAwake(page);
  await page.getByLabel("Nome da Clínica").fill(NAME);
  await page.getByRole("button", { name: "Salvar" }).first().click();
  await expect(notices(page)).toContainText("Configurações salvas com sucesso.");
  // After the change only /exames is requested, but the other pages must show the new name too.
  expect((await (await get(request, "/exames")).text()).includes(NAME)).toBe(true);
  await database.freeze();

  for (const address of ["/", "/exames", "/convenios"]) {
    const answer = await get(request, address);
    expect([address, answer.status()]).toEqual([address, 200]);
    const html = await answer.text();
    const title = /<title>([^<]*)</.exec(html)?.[1];
    expect([address, title]).toEqual([address, expect.stringContaining(NAME)]);
    expect(html).not.toContain("não pôde ser lid");
  }
  await page.goto("/convenios");
  await expect(page.getByRole("heading", { name: "Cassems" })).toBeVisible();

  for (const address of ["/profissionais", "/blog", "/quem-somos", "/termos", "/sitemap.xml"]) {
    expect([address, (await get(request, address)).status()]).toEqual([address, 503]);
  }
  for (const [address, falsehood] of [
    ["/blog", "Nenhum artigo encontrado."],
    ["/blog/artigo-que-ninguem-leu", "não foi encontrado"],
    ["/exames/tomografia-de-torax", "não está na lista"],
  ] as const) {
    const answer = await get(request, address);
    expect(await answer.text()).not.toContain(falsehood);
    expect(answer.status()).toBe(503);
  }

  const search = await get(request, "/exames?busca=tomografia");
  expect(search.status()).toBe(503);
  await page.goto("/exames");
  await page.getByLabel("Buscar exame").fill("tomografia");
  await expect(page.getByText("A busca não responde agora. Tente novamente")).toBeVisible();
  await expect(page.getByText("Nenhum exame encontrado.")).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "Mamografia", exact: false }).first(),
  ).toBeVisible();
  const retry = page.getByRole("link", { name: "Tentar de novo" });
  await expect(retry).toHaveAttribute("href", "/exames?busca=tomografia");

  await database.thaw();
  await retry.click();
  await expect(page.getByText(/exames? encontrados?\./)).toBeVisible();
  await expect(page.getByText("A busca não responde")).toHaveCount(0);
  expect((await get(request, "/profissionais")).status()).toBe(200);
});

test("public forms say that they cannot answer now, show what was typed, and give the telephone", async ({
  page,
  database,
}) => {
  await page.goto("/contato");
  await page.getByLabel("Nome").fill("Ana Souza");
  await page.getByLabel("E-mail").fill("ana@exemplo.test");
  await page.getByLabel("Mensagem").fill("Preciso remarcar a ressonância.");
  await database.freeze();
  const answered = page.waitForResponse((one) => one.request().method() === "POST");
  await page.getByRole("button", { name: "Enviar Mensagem" }).click();
  expect((await answered).status()).toBe(503);
  const notice = page.getByRole("main").getByRole("status");
  await expect(notice).toContainText("não consegue receber o formulário agora");
  await expect(notice).toContainText("Nada do que você digitou se perdeu");
  await expect(notice.getByRole("link", { name: /^Ligar para/ })).toBeVisible();
  await expect(notice).toBeFocused();
  await expect(page.getByText("ainda não está disponível")).toHaveCount(0);
  await expect(page.getByLabel("Nome")).toHaveValue("Ana Souza");
  await expect(page.getByLabel("Mensagem")).toHaveValue("Preciso remarcar a ressonância.");
  await database.thaw();
  await page.getByRole("button", { name: "Enviar Mensagem" }).click();
  await expect(page.getByText("Mensagem enviada!")).toBeVisible();
});

test("every address of the portal says that the reports cannot be opened now", async ({
  page,
  database,
}) => {
  await page.goto("/resultados");
  await page.getByLabel("CPF do Paciente").fill(formatCpf(accessCpf(PATIENT)));
  await page.getByLabel("Data de Nascimento").fill(PATIENT.data_nascimento);
  await page.getByLabel("Protocolo do Exame (opcional)").fill(LAUDO.protocolo);
  await page.getByRole("button", { name: "Buscar Resultados" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LAUDO.exame);
  const image = await page.getByRole("img", { name: /^Página 1/ }).getAttribute("src");
  const report = `/resultados/laudos/${LAUDO.protocolo}`;
  await database.freeze();
  for (const address of ["/resultados/laudos", report]) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Os laudos não podem ser abertos agora",
    );
    await expect(page.getByRole("link", { name: "Tentar de novo" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText("Fale com a clínica");
  }
  for (const address of [`${report}/pdf`, image ?? ""]) {
    const answer = await get(page.request, address);
    expect([address, answer.status()]).toEqual([address, 503]);
    expect(await answer.text()).toContain("O arquivo não pode ser aberto agora");
  }
  await database.thaw();
  await page.goto(report);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(LAUDO.exame);
  expect((await get(page.request, `${report}/pdf`)).status()).toBe(200);
  await database.freeze();
  await page.getByRole("button", { name: "Encerrar acesso" }).click();
  await expect(page.getByText("Ninguém mais abre os seus laudos")).toBeVisible();
  await database.thaw();
  await page.goto(report);
  await expect(page).toHaveURL(/\/resultados$/);
});

test("the back office's frame stays, with the screen's own words in it", async ({
  page,
  database,
}) => {
  await signInAs(page, "editor");
  await page.goto("/admin/convenios");
  await untilAwake(page);
  await database.freeze();
  await page.getByRole("link", { name: "Exames" }).click();
  const main = page.getByRole("main");
  const failed = main.getByRole("heading", { level: 1, name: "Falha ao carregar exames" });
  await expect(failed).toBeVisible();
  await expect(main).toContainText("O banco de dados não responde agora.");
  await expect(notices(page)).toContainText("Falha ao carregar exames");
  await expect(page.getByRole("button", { name: /@/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Convênios" })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/exames$/);

  // After a full page load the server cannot identify the user, so menus contain only what everyone may see.
  const answer = await page.goto("/admin/convenios");
  expect(answer?.status()).toBe(503);
  await expect(main.getByRole("heading", { name: "Erro ao carregar convênios" })).toBeVisible();
  const sidebar = page.getByRole("navigation", { name: "Painel" });
  await expect(sidebar.getByRole("link", { name: "Dashboard" })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Convênios" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /@/ })).toHaveCount(0);
  expect(await answer?.text()).not.toContain("editor@");

  await database.thaw();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { name: "Convênios", level: 1 })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "Convênios" })).toBeVisible();
});

test("a step that failed can be tried again on the same screen", async ({ page, database }) => {
  await signInAs(page, "editor");
  await page.goto("/admin/convenios");
  await untilAwake(page);
  await database.freeze();
  await page.getByRole("link", { name: "Blog" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Falha ao carregar posts do blog" }),
  ).toBeVisible();
  await database.thaw();
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("what was typed in the back office stays, and a sign-out that fails says so", async ({
  page,
  database,
}) => {
  await signInAs(page, "editor");
  await page.goto("/admin/convenios/novo");
  await untilAwake(page);
  await page.getByLabel("Nome").fill("Plano Novo");
  await database.freeze();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(notices(page)).toContainText("Erro ao salvar convênio");
  await expect(page.getByLabel("Nome")).toHaveValue("Plano Novo");
  const image = await photo(300, "#102030");
  const uploaded = await page.request.post("/admin/midia/enviar", {
    headers: FORM_HEADERS,
    multipart: {
      bucket: "blog",
      arquivo: { name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from(image) },
    },
  });
  expect(uploaded.status()).toBe(503);
  expect((await get(page.request, "/admin/exames/exportar")).status()).toBe(503);
  const answer = await page.request.post("/sair", {
    headers: FORM_HEADERS,
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  await page.goto("/admin");
  await expect(notices(page)).toContainText("Erro ao sair");
  await database.thaw();
  await page.goto("/admin/convenios");
  await expect(page.getByRole("heading", { name: "Convênios", level: 1 })).toBeVisible();
  await expect(page.getByText("Plano Novo")).toHaveCount(0);
});

test("a patient who cannot be looked up is not called missing", async ({ page, database }) => {
  await signInAs(page, "laudos");
  await page.goto("/admin/laudos/novo");
  await untilAwake(page);
  await database.freeze();
  await page.getByRole("combobox", { name: "Paciente" }).pressSequentially("Silva");
  await expect(page.getByText("A busca não responde agora.")).toBeVisible();
  await expect(page.getByText("Nenhum paciente encontrado.")).toHaveCount(0);
});

test("signing in, the probes and the files answer in time", async ({ page, request, database }) => {
  await page.goto("/auth");
  const stylesheet = await page.locator("link[rel=stylesheet]").first().getAttribute("href");
  await database.freeze();
  await page.getByLabel("Email").fill("editor@clinica.test");
  await page.getByLabel("Senha").fill("uma senha qualquer");
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(page.getByText("Ocorreu um erro inesperado. Tente novamente.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("editor@clinica.test");
  expect((await get(request, "/readyz")).status()).toBe(503);
  expect((await get(request, "/healthz")).status()).toBe(200);
  expect((await get(request, stylesheet ?? "")).status()).toBe(200);
  expect((await get(request, "/og/pagina-inicio-00000000.png")).status()).toBeGreaterThanOrEqual(
    400,
  );
  await database.thaw();
});
