import { expect, type Page } from "@playwright/test";
import { expectPairsSideBySide } from "./admin-layout.ts";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";

async function open(page: Page, path: string) {
  await signInAs(page, "admin_master");
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await untilAwake(page);
}

for (const path of ["/admin/pacientes/novo", "/admin/laudos/novo"]) {
  test(`the pairs of ${path} stand side by side, whatever is said of one of them`, async ({
    page,
  }) => {
    await open(page, path);
    await expectPairsSideBySide(page, path);
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
