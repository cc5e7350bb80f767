import { expect } from "@playwright/test";
import { DEMO_EXAMES } from "#demo/content/exames.ts";
import { groupAllExames } from "#domain/exames/group-exames.ts";
import { parsePreparo } from "#domain/exames/preparo.ts";
import { slugify } from "#domain/texto/slug.ts";
import { test } from "./shared-page.ts";

const GROUPS = groupAllExames(DEMO_EXAMES);

test("all exams stand by group, each with what it is and numbered steps to prepare", async ({
  page,
}) => {
  await page.goto("/exames");
  expect(DEMO_EXAMES).toHaveLength(40);
  for (const { titulo, exames } of GROUPS) {
    const group = page.getByRole("region", { name: titulo });
    await expect(group.getByRole("heading", { level: 2 })).toHaveText(titulo);
    await expect(group.getByRole("heading", { level: 3 })).toHaveText(
      exames.map(({ nome }) => nome),
    );
    const shown = await group
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .all();
    for (const [index, item] of shown.entries()) {
      const { descricao, preparo } = exames[index] ?? { descricao: "", preparo: null };
      const steps = parsePreparo(preparo);
      await expect(item).toContainText(descricao);
      if (steps.length > 1) {
        await expect(item.getByRole("heading", { name: "Preparo" })).toBeVisible();
        await expect(item.locator("ol").getByRole("listitem")).toHaveText(steps);
        await expect(item.locator("ol").getByRole("listitem").last()).toBeVisible();
      }
      if (steps.length === 1) await expect(item).toContainText(steps[0] ?? "");
      if (steps.length === 0)
        await expect(item.getByRole("heading", { name: "Preparo" })).toHaveCount(0);
    }
  }
});

test("a group is one tap away", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/exames");
  const jumps = page.getByRole("navigation", { name: "Grupos de exames" }).getByRole("link");
  await expect(jumps).toHaveText(
    GROUPS.map(({ titulo, exames }) => new RegExp(`^${titulo}${exames.length} exames$`)),
  );
  for (const jump of await jumps.all()) {
    expect((await jump.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await jumps.last().click();
  await expect(
    page.getByRole("heading", { level: 2, name: GROUPS.at(-1)?.titulo }),
  ).toBeInViewport();
});

test("on a phone a preparation is one line that unfolds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/exames");
  const [exam] = DEMO_EXAMES;
  const item = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: exam?.nome }) });
  const first = item.getByText(parsePreparo(exam?.preparo ?? null)[0] ?? "", { exact: true });
  await expect(first).toBeHidden();
  await item.getByText("Preparo em 5 passos, com jejum de 6 horas").click();
  await expect(first).toBeVisible();
});

test("what is typed changes the list, the index above it and the title, and back", async ({
  page,
}) => {
  await page.goto("/exames");
  const whole = await page.title();
  const field = page.getByRole("searchbox", { name: "Buscar exame" });
  const index = page.getByText("Ver os 40 exames por nome");
  const answer = page.getByRole("region", { name: "Lista de exames" }).getByRole("status");
  await field.fill("mamografia");
  await expect(answer).toContainText(/\d+ exames? encontrados?\./);
  await expect(index).toHaveCount(0);
  await expect(page).toHaveTitle(/^Exames: mamografia · /);
  await expect(answer).toBeInViewport();
  await field.fill("");
  await expect(index).toBeVisible();
  await expect(page).toHaveTitle(whole);
});

test("a search without an answer leads on: to the list, and to the clinic with what was typed", async ({
  page,
}) => {
  await page.goto("/exames?busca=zzzz");
  const list = page.getByRole("region", { name: "Lista de exames" });
  await expect(list.getByText("Nenhum exame encontrado.", { exact: true })).toBeVisible();
  const send = list.getByRole("link", { name: /^Perguntar por ele no WhatsApp/ });
  const text = new URL((await send.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain("“zzzz”");
  await list.getByRole("link", { name: "Ver todos os exames" }).click();
  await expect(page).toHaveURL("/exames");
});

test("an exam has a page of its own, where a search can lead", async ({ page }) => {
  const [exam] = DEMO_EXAMES;
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: exam?.nome }).click();
  await expect(page).toHaveURL(`/exames/${slugify(exam?.nome ?? "")}`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(exam?.nome ?? "");
  await expect(main).toContainText(exam?.descricao ?? "");
  for (const step of parsePreparo(exam?.preparo ?? null)) await expect(main).toContainText(step);
});

test("on a phone an exam's preparation begins in the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/exames/${slugify(DEMO_EXAMES[0]?.nome ?? "")}`);
  const title = page.getByRole("heading", { name: "Preparo", exact: true });
  await expect(title).toBeInViewport({ ratio: 1 });
  const first = parsePreparo(DEMO_EXAMES[0]?.preparo ?? null)[0] ?? "";
  await expect(page.getByRole("main").getByText(first, { exact: true })).toBeInViewport();
});

test("a person with a question can write or call", async ({ page }) => {
  await page.goto("/exames");
  const main = page.getByRole("main");
  const whatsapp = main.getByRole("link", { name: /WhatsApp/ });
  await expect(whatsapp).toHaveAttribute("href", /^https:\/\/wa\.me\/5567934410012/);
  await expect(whatsapp).toHaveAttribute("target", "_blank");
  await expect(whatsapp).toHaveAccessibleName(/nova aba/);
  await expect(main.locator("a[href='/contato']")).toBeVisible();
  await expect(main.locator("a[href='tel:+556734410012']")).toHaveAccessibleName("(67) 3441-0012");
});

test.describe("while there are none", () => {
  test.use({ clinic: "empty" });

  test("the page says so", async ({ page }) => {
    await page.goto("/exames");
    await expect(
      page.getByRole("main").getByText("Nenhum exame encontrado.", { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole("heading", { level: 2 }).filter({ hasText: "Ultrassonografia" }),
    ).toHaveCount(0);
  });
});

test("the longest preparation prints on one sheet, with where to go and when", async ({ page }) => {
  const longest = DEMO_EXAMES.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  await page.goto(`/exames/${slugify(longest?.nome ?? "")}`);
  const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Onde e quando" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Agendar pelo WhatsApp" })).toBeHidden();
});

function lengthOf({ descricao, preparo }: { descricao: string; preparo: string | null }): number {
  return descricao.length + (preparo?.length ?? 0);
}
