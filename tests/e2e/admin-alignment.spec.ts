import { expect, type Locator, type Page } from "@playwright/test";
import { signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

async function open(page: Page, path: string) {
  await signInAs(page, "admin_master");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await untilAwake(page);
}

const PAIRS = {
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

for (const [path, pairs] of Object.entries(PAIRS)) {
  test(`the pairs of ${path} stand side by side, whatever is said of one of them`, async ({
    page,
  }) => {
    await open(page, path);
    for (const pair of pairs) {
      const fields = pair.map((name) => page.getByLabel(name, { exact: true }));
      const tops = await Promise.all(fields.map(async (field) => (await field.boundingBox())?.y));
      expect(tops[0], pair.join()).toBeGreaterThan(0);
      expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)), pair.join()).toBeLessThan(2);
    }
  });
}

test("what stands beside a screen's name stands on one line; a new tab is said once", async ({
  page,
}) => {
  await open(page, "/admin/blog?busca=assustar");
  const onSite = page.getByRole("link", { name: /^Ver no site/ });
  await expect(onSite).toHaveAccessibleName(
    "Ver no site Como ler um laudo sem se assustar (abre em nova aba)",
  );
  await page.getByRole("button", { name: /^Editar Como ler um laudo/ }).click();
  const beside = [
    page.getByRole("link", { name: "Histórico" }),
    page.getByRole("button", { name: "Enviar aos inscritos" }),
  ];
  const [first, second] = await Promise.all(
    beside.map(async (item) => {
      const box = await item.boundingBox();
      return box ? box.y + box.height / 2 : 0;
    }),
  );
  expect(first).toBeGreaterThan(0);
  expect(Math.abs((first ?? 0) - (second ?? 0))).toBeLessThan(2);
});

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

for (const path of ["/admin/homepage", "/admin/blog/novo", "/admin/configuracoes"]) {
  test(`no tooltip of ${path} goes below the sidebar or beyond the window`, async ({ page }) => {
    await open(page, path);
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
      expect(to, words).toBeLessThanOrEqual(1280);
    }
  });
}
