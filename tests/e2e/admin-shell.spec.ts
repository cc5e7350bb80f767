import { expect, type Page } from "@playwright/test";
import { DEMO_EMAILS } from "#tests/support/staff-cookies.ts";
import { type StaffRole, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

const CONTENT = ["Home Page", "Profissionais", "Convênios", "Exames", "Blog"];
const LETTERS = [/^Mensagens/, "Newsletter"];
const REPORTS = ["Agendamentos", "Agenda", "Pacientes", "Laudos", "Imagens"];
const ENTRIES: Record<StaffRole, { "Menu Principal": string[]; Clínica: (string | RegExp)[] }> = {
  admin_master: {
    "Menu Principal": ["Dashboard", "Configurações", ...CONTENT, "Usuários"],
    Clínica: [...LETTERS, ...REPORTS, "Depoimentos", "Páginas", "Mídia", "Lixeira", "Auditoria"],
  },
  editor: {
    "Menu Principal": ["Dashboard", ...CONTENT],
    Clínica: [...LETTERS, "Depoimentos", "Mídia", "Lixeira"],
  },
  recepcao: {
    "Menu Principal": ["Dashboard", ...CONTENT],
    Clínica: [...LETTERS, ...REPORTS, "Depoimentos", "Mídia", "Lixeira"],
  },
  leitor: {
    "Menu Principal": ["Dashboard", "Profissionais", "Convênios", "Exames", "Blog"],
    Clínica: [],
  },
  laudos: { "Menu Principal": ["Dashboard"], Clínica: REPORTS },
};

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Painel" });

test("nobody gets in without signing in", async ({ page }) => {
  await page.goto("/admin/usuarios");
  await expect(page).toHaveURL("/auth");
});

for (const role of Object.keys(ENTRIES) as StaffRole[]) {
  test(`${role} sees what the role may open, in its groups`, async ({ page }) => {
    await signInAs(page, role);
    await page.goto("/admin");
    for (const [group, entries] of Object.entries(ENTRIES[role])) {
      const list = sidebar(page).getByRole("list", { name: group });
      await expect(list.getByRole("link")).toHaveText(entries);
    }
    await expect(sidebar(page).getByRole("link", { name: "Dashboard" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("banner")).toContainText("Painel Administrativo");
    await expect(page.getByRole("button", { name: DEMO_EMAILS[role] })).toBeVisible();
  });
}

test.describe("a forbidden address", () => {
  test.use({ expected: { messages: [/status of 403/] } });

  test("says so, within the frame", async ({ page }) => {
    await signInAs(page, "editor");
    const response = await page.goto("/admin/usuarios");
    expect(response?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Acesso negado" })).toBeVisible();
    await page.getByRole("link", { name: "Voltar ao Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});

test.describe("an address that is not there", () => {
  test.use({ expected: { messages: [/status of 404/] } });

  test("says so, and leaves the sidebar to go on", async ({ page }) => {
    await signInAs(page, "admin_master");
    const response = await page.goto("/admin/nada");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
    await sidebar(page).getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/admin/blog");
    await expect(page.getByRole("heading", { name: "Gerenciar Blog" })).toBeVisible();
  });
});

test.describe("a failure of ours", () => {
  test.use({ expected: { messages: [/status of 500/] } });

  test("says so with the request's number", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin");
    await page.route("**/admin/auditoria.data*", (route) =>
      route.fulfill({ status: 500, headers: { "x-request-id": "abc-123" }, body: "x" }),
    );
    await sidebar(page).getByRole("link", { name: "Auditoria" }).click();
    await expect(page.getByRole("heading", { name: "Algo deu errado" })).toBeVisible();
    await expect(page.getByText("abc-123")).toBeVisible();
    await sidebar(page).getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});

test.describe("without a connection", () => {
  test.use({ expected: { messages: [/ERR_INTERNET_DISCONNECTED/] } });

  test("the next screen says so, and comes when it is back", async ({ page, context }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin");
    await sidebar(page).getByRole("link", { name: "Usuários" }).click();
    await expect(page.getByRole("heading", { name: "Gerenciar Usuários" })).toBeVisible();
    await context.setOffline(true);
    await sidebar(page).getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Sem conexão" })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("button", { name: "Tentar de novo" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});

test.describe("a part of the screen that does not come", () => {
  test.use({ expected: { messages: [/ERR_FAILED/] }, viewport: { width: 390, height: 800 } });

  test("is reported, and loads when it is requested again", async ({ page }) => {
    await signInAs(page, "leitor");
    await page.goto("/admin");
    await untilAwake(page);
    await page.route("**/assets/drawer-window-*.js", (route) => route.abort());
    const open = page.getByRole("button", { name: "Abrir menu lateral" });
    await open.click();
    const notice = page.getByRole("region", { name: "Avisos" });
    await expect(notice).toContainText("Não foi possível carregar esta parte da tela.");
    await page.unroute("**/assets/drawer-window-*.js");
    await open.click();
    await expect(page.getByRole("dialog", { name: "Menu lateral" })).toBeVisible();
  });
});

test("a screen that takes its time shows a spinner, then takes the focus", async ({ page }) => {
  await signInAs(page, "admin_master");
  await page.goto("/admin");
  const held = Promise.withResolvers<void>();
  await page.route("**/admin/usuarios.data*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await sidebar(page).getByRole("link", { name: "Usuários" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Carregando..." })).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: "Gerenciar Usuários" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle("Gerenciar Usuários · Painel");
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const widthOf = async (page: Page) =>
    (await page.getByText("Painel Administrativo").boundingBox())?.x ?? 0;

  test("Ctrl+B folds the sidebar to icons, for a week and over a reload", async ({ page }) => {
    await signInAs(page, "editor");
    await page.goto("/admin");
    const toggle = page.getByRole("button", { name: "Recolher menu lateral" });
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await untilAwake(page);
    const wide = await widthOf(page);
    await page.keyboard.press("Control+b");
    await expect(page.getByRole("button", { name: "Expandir menu lateral" })).toBeVisible();
    await expect.poll(async () => wide - (await widthOf(page))).toBe(13 * 16);

    const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar:state");
    expect(cookie?.value).toBe("false");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);

    await page.reload();
    const dashboard = sidebar(page).getByRole("link", { name: "Dashboard" });
    expect((await dashboard.boundingBox())?.width).toBeLessThan(48);
    await page.getByRole("button", { name: "Expandir menu lateral" }).click();
    await expect.poll(() => widthOf(page)).toBe(wide);
  });

  test("is moved through by keyboard alone", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Pular para o conteúdo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await sidebar(page).getByRole("link", { name: "Usuários" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Gerenciar Usuários" })).toBeVisible();
    await page.getByRole("button", { name: DEMO_EMAILS.admin_master }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Minha conta" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Minha conta" })).toBeVisible();
  });

  test("the menu takes the focus while something else is moving", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await signInAs(page, "admin_master");
    await page.goto("/admin");
    await untilAwake(page);
    await page.evaluate(async () => {
      const moving = document.createElement("p");
      moving.style.transition = "opacity 60s, translate 60s";
      document.body.append(moving);
      moving.getBoundingClientRect();
      moving.style.cssText += "opacity: 0; translate: 1px";
      await new Promise((resolve) => moving.addEventListener("transitionrun", resolve));
    });
    await page.getByRole("button", { name: DEMO_EMAILS.admin_master }).press("Enter");
    await expect(page.getByRole("menuitem", { name: "Minha conta" })).toBeFocused();
  });

  test("Sair ends the session", async ({ page }) => {
    await signInAs(page, "leitor");
    await page.goto("/admin");
    await page.getByRole("button", { name: DEMO_EMAILS.leitor }).click();
    await page.getByRole("menuitem", { name: "Sair" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Você foi desconectado com sucesso.")).toBeVisible();
    await page.goto("/admin");
    await expect(page).toHaveURL("/auth");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the sidebar is a drawer that closes once something is chosen", async ({ page }) => {
    await signInAs(page, "admin_master");
    await page.goto("/admin");
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole("button", { name: "Abrir menu lateral" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu lateral" });
    await expect(drawer).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBeCloseTo(18 * 16, 1);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await page.keyboard.press("Control+b");
    await drawer.getByRole("link", { name: "Usuários" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { name: "Gerenciar Usuários" })).toBeVisible();
  });
});

test("public pages get no script of the framework, signed in or not", async ({ page }) => {
  await signInAs(page, "editor");
  await page.goto("/exames");
  const scripts = await page.locator("script[src], link[rel=modulepreload]").count();
  expect(scripts).toBe(1);
});

test("a message on a phone covers neither the heading nor the first control", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/auth");
  await page.getByLabel("Email").fill(DEMO_EMAILS.leitor);
  await page.getByLabel("Senha").fill("demonstracao");
  await page.getByRole("button", { name: "Entrar" }).click();
  const message = page.getByText("Login realizado com sucesso!");
  await expect(message).toBeVisible();
  const heading = await page.getByRole("heading", { name: "Dashboard" }).boundingBox();
  const box = await message.boundingBox();
  expect(box?.y).toBeGreaterThan((heading?.y ?? 0) + (heading?.height ?? 0) + 200);
});

test("folded to icons, the first entry's name stays clear of the header", async ({ page }) => {
  await signInAs(page, "leitor");
  await page.goto("/admin");
  await page.getByRole("button", { name: "Recolher menu lateral" }).click();
  const entry = sidebar(page).getByRole("link", { name: "Dashboard" });
  await entry.hover();
  const name = await entry.getByText("Dashboard").boundingBox();
  const header = await page.getByRole("banner").boundingBox();
  expect(name?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});
