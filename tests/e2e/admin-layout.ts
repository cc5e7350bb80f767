import { expect, type Locator, type Page } from "@playwright/test";
import { untilAwake } from "./staff.ts";

const PAIRS: Record<string, [string, string][]> = {
  "/admin/homepage": [
    ["Texto do botão 1", "Link do botão 1"],
    ["Texto do botão 2", "Link do botão 2"],
  ],
  "/admin/configuracoes": [
    ["Telefone", "Email"],
    ["CRM do diretor técnico", "Título do diretor técnico"],
    ["Encarregado de dados", "E-mail do encarregado"],
  ],
  "/admin/pacientes/novo": [
    ["CPF", "Data de nascimento"],
    ["E-mail", "Telefone"],
  ],
  "/admin/laudos/novo": [["Data do exame", "Previsto para"]],
};

const WITH_TIPS = ["/admin/homepage", "/admin/blog/novo", "/admin/configuracoes"];

export async function expectPairsSideBySide(page: Page, path: string) {
  for (const pair of PAIRS[path] ?? []) {
    const fields = pair.map((name) => page.getByLabel(name, { exact: true }));
    const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
    expect(tops[0], pair.join()).toBeGreaterThan(0);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)), pair.join()).toBeLessThan(2);
  }
}

export async function expectTipsInside(page: Page, path: string) {
  if (!WITH_TIPS.includes(path)) return;
  await untilAwake(page);
  const main = await page.getByRole("main").boundingBox();
  const buttons = page.getByRole("main").locator("[data-tip]:visible:not(:disabled)");
  await expect(buttons.nth(2)).toBeVisible();
  const count = await buttons.count();
  for (let index = 0; index < count; index++) {
    const button = buttons.nth(index);
    await button.focus();
    await button.hover({ force: true });
    const { words, from, to } = await tipEdges(button);
    expect(from, words).toBeGreaterThanOrEqual(main?.x ?? 0);
    expect(to, words).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
  // A shown tooltip would take the side of this width along to the next.
  await buttons.last().blur();
  await page.mouse.move(0, 0);
}

function tipEdges(button: Locator) {
  return button.evaluate((element) => {
    const { left } = element.getBoundingClientRect();
    const tip = getComputedStyle(element, "::after");
    const from = left + Number.parseFloat(tip.left);
    const padding = Number.parseFloat(tip.paddingLeft) + Number.parseFloat(tip.paddingRight);
    const isBorderBox = tip.boxSizing === "border-box";
    return {
      words: tip.content,
      from,
      to: from + Number.parseFloat(tip.width) + (isBorderBox ? 0 : padding),
    };
  });
}
