import { expect } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { makeUsuario, ownPerson, signInAs, signInWith, untilAwake } from "./staff.ts";
import { test } from "./test.ts";
import { violationsOf } from "./violations.ts";

test("Hoje says what waits, and each line opens the list so filtered", async ({ page }) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin");
  const hoje = page.getByRole("region", { name: "Hoje" });
  const lines = hoje.getByRole("link");
  const count = await lines.count();
  expect(count).toBeGreaterThan(2);
  expect(await violationsOf(page)).toEqual([]);
  for (let index = 0; index < count; index++) {
    await page.goto("/admin");
    const line = lines.nth(index);
    const [, total] = /^([\d.]+)/.exec((await line.textContent()) ?? "") ?? [];
    const address = await line.getAttribute("href");
    await line.click();
    await expect(page).toHaveURL(address ?? "");
    const listed = page.getByText(new RegExp(`^${total} registros?$`));
    const isCounted = /laudos\?|blog/.test(address ?? "");
    if (isCounted) await expect(listed, address ?? "").toBeVisible();
  }
});

test("a role without work of its own gets a sentence, and reads the site's lists", async ({
  page,
}) => {
  await signInAs(page, "leitor");
  await page.goto("/admin");
  const hoje = page.getByRole("region", { name: "Hoje" });
  await expect(hoje).toContainText("Nada espera por você agora.");
  await page.getByRole("link", { name: "Exames", exact: true }).first().click();
  await expect(page.getByRole("heading", { name: "Exames", level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Adicionar Exame" })).toHaveCount(0);
  await page
    .getByRole("link", { name: /^Histórico de / })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Histórico de / })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Restaurar/ })).toHaveCount(0);
});

test("Hoje is read again by itself, but not in a hidden tab", async ({ page }) => {
  await page.clock.install();
  await signInAs(page, "editor");
  await page.goto("/admin");
  const hoje = page.getByRole("region", { name: "Hoje" });
  await untilAwake(page);
  let isHidden = true;
  await page.evaluate(() =>
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true }),
  );
  await page.route("**/admin/hoje?*", (route) => {
    expect(isHidden).toBe(false);
    const line = { path: "/admin/mensagens", label: "mensagens novas", age: "", isLate: false };
    return route.fulfill({
      json: { waiting: [{ id: "mensagens_novas", number: "41", ...line }] },
    });
  });
  await page.clock.runFor(20_000);
  await expect(hoje).not.toContainText("41");
  isHidden = false;
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => false });
  });
  await page.clock.runFor(9_000);
  await expect(hoje.getByRole("link", { name: /^41 ?mensagens novas/ })).toBeVisible();
});

test.describe("a dashboard whose person's role changes", () => {
  test.use({ expected: { messages: [/status of 403/] } });

  test("is loaded again, with its sidebar", async ({ page, playwright, baseURL }) => {
    const admin = await playwright.request.newContext({ baseURL });
    const person = await makeUsuario(admin, { ...ownPerson("Bia"), tipo_usuario: "recepcao" });
    await page.clock.install();
    await signInWith(page, person.email, person.senha);
    await page.goto("/admin");
    await untilAwake(page);
    const hoje = page.getByRole("region", { name: "Hoje" });
    await expect(hoje.getByRole("link").first()).toBeVisible();
    const list = await (
      await admin.get(`/admin/usuarios?busca=${encodeURIComponent(person.nome)}`)
    ).text();
    const [, id] = /\/admin\/usuarios\/([\w-]{36})/.exec(list) ?? [];
    const changed = await admin.post(`/admin/usuarios/${id}`, {
      form: { nome: person.nome, tipo_usuario: "leitor", versao: "1" },
      headers: FORM_HEADERS,
      maxRedirects: 0,
    });
    expect(changed.status(), await changed.text()).toBe(302);
    await admin.dispose();
    await page.clock.runFor(9_000);
    await expect(hoje).toContainText("Nada espera por você agora.");
    await expect(page.getByRole("link", { name: "Mensagens" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Exames", exact: true }).first()).toBeVisible();
  });
});
