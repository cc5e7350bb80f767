import { expect, type Page } from "@playwright/test";
import { test } from "./shared-page.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { makeUsuario, signInAs, signInWith, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const LONGEST = 160;

async function makeLongest(page: Page) {
  const mark = crypto.randomUUID().slice(0, 6);
  const email = `${mark}${"e".repeat(50)}@clinica.test`;
  return makeUsuario(page.request, { nome: mark.padEnd(LONGEST, "Nome"), email });
}

for (const width of [320, 1280]) {
  test(`fits at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const usuario = await makeLongest(page);
    for (const address of ["/admin", "/admin/auditoria", "/admin/usuarios"]) {
      await page.goto(address);
      await expect(page.getByRole("main")).toContainText(usuario.nome);
      await expectNoSidewaysScroll(page);
    }
    await untilAwake(page);
    await page.getByRole("button", { name: `Excluir ${usuario.nome}` }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(usuario.nome);
    await expect(question.getByRole("button", { name: "Excluir" })).toBeInViewport({ ratio: 1 });
    const box = await question.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await question.getByRole("button", { name: "Cancelar" }).click();
    await page.getByRole("button", { name: `Editar ${usuario.nome}` }).click();
    await expect(page.getByLabel("Nome Completo")).toHaveValue(usuario.nome);
    await expectNoSidewaysScroll(page);

    await page.context().clearCookies();
    await signInWith(page, usuario.email, usuario.senha);
    for (const address of ["/admin/conta", "/admin"]) {
      await page.goto(address);
      await expect(page.getByRole("main")).toContainText(usuario.nome);
      await expectNoSidewaysScroll(page);
    }
    await untilAwake(page);
    await page.getByRole("button", { name: usuario.email }).click();
    const menu = page.getByRole("dialog").or(page.getByRole("menu")).first();
    const menuBox = await menu.boundingBox();
    expect(menuBox?.x).toBeGreaterThanOrEqual(0);
    expect(menuBox?.width).toBeLessThanOrEqual(width);
  });
}

test("a person of that name is deleted again", async ({ page }) => {
  const usuario = await makeLongest(page);
  await signInAs(page, "admin_master");
  await page.goto("/admin/usuarios");
  await page.getByRole("button", { name: `Excluir ${usuario.nome}` }).click();
  await page.getByRole("button", { name: "Excluir", exact: true }).click();
  await expect(page.getByRole("region", { name: "Avisos" })).toContainText(
    "Usuário excluído com sucesso",
  );
});
