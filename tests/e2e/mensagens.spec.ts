import { expect, type Page } from "@playwright/test";
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { ownName, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const newOnes = (page: Page) =>
  page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: /^Mensagens/ });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 900 } });

  test("a message is written, read, answered and archived", async ({ page }) => {
    const nome = "Rosa Lima";
    await page.goto("/contato");
    await page.getByLabel("Nome").fill(nome);
    await page.getByLabel("Telefone").fill("(67) 99999-1234");
    await page.getByLabel("E-mail").fill("rosa@exemplo.com.br");
    await page.getByLabel("Assunto").fill("Preparo");
    await page.getByLabel("Mensagem").fill("Preciso de <b>jejum</b>?");
    await page.getByRole("button", { name: "Enviar Mensagem" }).click();
    await expect(page).toHaveURL(/\/contato\?enviado=1$/);
    const sent = page.getByText("Mensagem enviada! Responderemos em até 24 horas.");
    await expect(sent).toBeInViewport();

    await signInAs(page, "recepcao");
    await page.goto("/admin/mensagens?estado=nova&busca=jejum");
    await untilAwake(page);
    await page.getByRole("link", { name: `Abrir ${nome}` }).click();
    await expect(page.getByRole("heading", { level: 1, name: nome })).toBeVisible();
    await expect(page.getByText("Preciso de <b>jejum</b>?")).toBeVisible();
    await expect(page.getByText("Lida", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Marcar como lida" })).toHaveCount(0);
    const whatsapp = page.getByRole("link", { name: /^Responder no WhatsApp/ });
    await expect(whatsapp).toHaveAccessibleName("Responder no WhatsApp (abre em nova aba)");
    await expect(whatsapp).toHaveAttribute(
      "href",
      /wa\.me\/5567999991234\?text=Ol%C3%A1%2C%20Rosa!/,
    );

    const answer = page.getByRole("form", { name: "Responder por e-mail" });
    await expect(answer.getByLabel("Assunto")).toHaveValue("Re: Preparo");
    await answer.getByLabel("Resposta").fill("");
    await answer.getByRole("button", { name: "Responder por e-mail" }).click();
    await expect(answer.getByText("Escreva a resposta")).toBeVisible();
    const send = answer.getByRole("button", { name: "Responder por e-mail" });
    await answer.getByLabel("Resposta").fill("Olá, Rosa.\n\n");
    await send.click();
    await expect(answer.getByText("por enquanto só há a saudação")).toBeVisible();
    await answer.getByLabel("Resposta").fill("Olá, Rosa. Seis horas.");
    await send.click();
    await expect(notices(page)).toContainText("o e-mail sai em 10 segundos");
    const undo = notices(page).getByRole("button", { name: "Desfazer" });
    await undo.press("Enter");
    await expect(page.getByText("O e-mail não saiu")).toBeVisible();
    await expect(page.getByText("E-mail sai em instantes")).toHaveCount(0);
    await expect(answer.getByLabel("Resposta")).toHaveValue("Olá, Rosa. Seis horas.");
    await answer.getByLabel("Resposta").fill("Olá, Rosa. Sete horas.");
    await send.click();
    await expect(notices(page)).toContainText("o e-mail sai em 10 segundos");
    await page.getByRole("main").getByRole("button", { name: "Desfazer" }).click();
    await expect(page.getByText("O e-mail não saiu")).toBeVisible();
    await expect(notices(page)).not.toContainText("o e-mail sai em 10 segundos");
    await answer.getByLabel("Resposta").fill("Olá, Rosa. Oito horas.");
    await send.click();
    await expect(notices(page)).toContainText("Resposta guardada");
    await expect(page.getByText("Olá, Rosa. Oito horas.")).toBeVisible();
    await expect(page.getByText("E-mail sai em instantes")).toBeVisible();
    await expect(page.getByText("Respondida", { exact: true })).toBeVisible();
    const saved = async () => (await page.request.get(page.url())).text();
    await expect.poll(async () => (await saved()).split("E-mail enviado").length).toBe(3);
    await page.reload();
    await expect(page.getByText("E-mail enviado")).toHaveCount(2);
    await untilAwake(page);
    await page.getByRole("button", { name: "Arquivar" }).click();
    await expect(notices(page)).toContainText("Mensagem arquivada.");
  });
});

test("a request about data arrives with its clock, and is found by name and CPF", async ({
  page,
}) => {
  await page.goto("/privacidade");
  await page.getByLabel("Nome").fill("Íris D'Ávila");
  await page.getByLabel("E-mail").fill("iris@exemplo.com.br");
  await page.getByLabel("CPF").fill("529.982.247-25");
  await page.getByLabel("Pedido").selectOption({ label: "Retirar um consentimento" });
  await page.getByLabel("Detalhes").fill("Foto.");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Pedido recebido.");

  await signInAs(page, "editor");
  for (const busca of ["davila iri", "529.982.247-25"]) {
    await page.goto(`/admin/mensagens?busca=${encodeURIComponent(busca)}`);
    await expect(page.getByRole("link", { name: "Abrir Íris D'Ávila" })).toBeVisible();
  }
  await untilAwake(page);
  await page.getByRole("link", { name: "Abrir Íris D'Ávila" }).click();
  await expect(page.getByText("dia 1 de 15")).toBeVisible();
  await page.getByText("A pessoa retirou o consentimento").click();
  await page.getByRole("button", { name: "Registrar retirada" }).click();
  await expect(notices(page)).toContainText("Retirada do consentimento registrada.");
  await expect(page.getByText(/^Retirado em .*\(telefone\)/)).toBeVisible();
});

test("the sidebar counts what nobody has read, and counts again with each step", async ({
  page,
}) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin");
  await untilAwake(page);
  const before = Number.parseInt((await newOnes(page).textContent())?.replace(/\D/g, "") ?? "", 10);
  expect(before).toBeGreaterThan(0);
  const form = { nome: "Ana", email: "ana@exemplo.com.br", mensagem: ownName("Oi") };
  const headers = { origin: new URL(page.url()).origin };
  const posted = await page.request.post("/contato", { form, headers, maxRedirects: 0 });
  expect(posted.status()).toBe(303);
  await newOnes(page).click();
  await expect(newOnes(page)).toHaveAccessibleName(new RegExp(`${before + 1} novas`));
});

test("opening makes a message read, by link or address; what a browser fetches ahead does not", async ({
  page,
}) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin");
  const { origin } = new URL(page.url());
  const headers = { origin };
  for (const nome of ["Por Link", "Por Carta"]) {
    const form = { nome, email: "x@exemplo.com.br", mensagem: `Oi de ${nome}` };
    await page.request.post("/contato", { form, headers, maxRedirects: 0 });
  }
  const sidebarCount = async () =>
    Number.parseInt((await newOnes(page).textContent())?.replace(/\D/g, "") || "0", 10);
  await page.goto("/admin/mensagens?estado=nova");
  await untilAwake(page);
  const before = await sidebarCount();
  const address = await page.getByRole("link", { name: "Abrir Por Carta" }).getAttribute("href");
  for (const path of [`${address}`, `${address}.data`]) {
    const ahead = await page.request.get(path, { headers: { "sec-purpose": "prefetch" } });
    expect(ahead.status()).toBe(403);
  }
  await page.getByRole("link", { name: "Abrir Por Link" }).click();
  await expect(page.getByText("Lida", { exact: true })).toBeVisible();
  await expect.poll(sidebarCount).toBe(before - 1);
  await page.goBack();
  await expect(page.getByRole("link", { name: "Abrir Por Carta" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Abrir Por Link" })).toHaveCount(0);
  await page.goto(`${address}`);
  await expect(page.getByText("Lida", { exact: true })).toBeVisible();
  expect(await sidebarCount()).toBe(before - 2);
});

test.describe("a request that fails", () => {
  test.use({ expected: { messages: [/net::ERR_FAILED/, /status of 401/] } });

  test("says so where there is a reply form and where there is none, and loses nothing typed", async ({
    page,
  }) => {
    await signInAs(page, "recepcao");
    await page.goto("/admin");
    const { origin } = new URL(page.url());
    const mensagem = "Preciso de laudo?";
    for (const form of [
      { nome: "Com E-mail", email: "com@exemplo.com.br", telefone: "", mensagem },
      { nome: "Sem Correio", email: "", telefone: "(67) 99999-1234", mensagem },
    ]) {
      await page.request.post("/contato", { form, headers: { origin }, maxRedirects: 0 });
    }
    for (const nome of ["Sem Correio", "Com E-mail"]) {
      await page.goto(`/admin/mensagens?busca=${encodeURIComponent(nome)}`);
      await page.getByRole("link", { name: `Abrir ${nome}` }).click();
      await untilAwake(page);
      await page.route("**/admin/mensagens/*.data*", (route) => route.abort("failed"));
      await page.getByRole("button", { name: "Arquivar" }).click();
      await expect(notices(page)).toContainText("Sem conexão com o servidor. Tente de novo.");
      await page.unroute("**/admin/mensagens/*.data*");
    }
    const typed = page.getByLabel("Resposta", { exact: true });
    await typed.fill("Uma resposta pela metade");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Arquivar" }).click();
    const again = page.getByRole("dialog", { name: "Sua sessão terminou" });
    await again.getByLabel("Senha", { exact: true }).fill(DEMO_SENHA);
    await again.getByRole("button", { name: "Entrar" }).click();
    await expect(notices(page)).toContainText("Mensagem arquivada.");
    await expect(page.getByText("Arquivada", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "O que respondemos" })).toHaveCount(0);
    await expect(typed).toHaveValue("Uma resposta pela metade");
  });
});

test("a session that ends before they are counted is no fault in the console", async ({ page }) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin");
  await untilAwake(page);
  const counted = new Promise<void>((resolve) => {
    void page.route("**/admin/mensagens/novas", async (route) => {
      await page.context().clearCookies();
      await route.continue();
      resolve();
    });
  });
  await newOnes(page).click();
  await counted;
  // An error of the counting request would be in the console before this later request is answered.
  await page.evaluate(() => fetch("/robots.txt"));
  await expect(newOnes(page)).toHaveAccessibleName(/\d+ nova/);
});

test("without script an answer is taken back by a button of the page", async ({
  browser,
  page,
}) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin");
  const { origin } = new URL(page.url());
  const form = { nome: "Sem Script", email: "sem@exemplo.com.br", mensagem: "Preciso de jejum?" };
  await page.request.post("/contato", { form, headers: { origin }, maxRedirects: 0 });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: origin,
  });
  const plain = await context.newPage();
  await plain.goto(`${origin}/admin/mensagens?busca=sem+script`);
  await plain.getByRole("link", { name: "Abrir Sem Script" }).click();
  await plain.getByLabel("Resposta").fill("Não precisa.");
  await plain.getByRole("button", { name: "Responder por e-mail" }).click();
  await plain.getByRole("main").getByRole("button", { name: "Desfazer" }).click();
  await expect(plain.getByText("O e-mail não saiu")).toBeVisible();
  await expect(plain.getByLabel("Resposta")).toHaveValue("Não precisa.");
  await expect(plain.getByRole("button", { name: "Desfazer" })).toHaveCount(0);
  await context.close();
});

test("leitor and laudos do not open it", async ({ page }) => {
  await signInAs(page, "laudos");
  await page.goto("/admin");
  await expect(newOnes(page)).toHaveCount(0);
  expect((await page.request.get("/admin/mensagens")).status()).toBe(403);
});
