import { expect, type Page } from "@playwright/test";
import type { RecordFixture } from "#tests/support/record-fixture.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { test } from "./shared-page.ts";
import { addRecord, confirmRestore, namesInOrder, ownName, signInAs, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

const REFUSED = [/status of 4\d\d/];

const notices = (page: Page) => page.getByRole("region", { name: "Avisos" });
const save = (page: Page) => page.getByRole("button", { name: "Salvar", exact: true }).click();

const rowOf = (page: Page, title: string) =>
  page
    .getByRole("listitem")
    .or(page.getByRole("row"))
    .filter({ has: page.getByRole("button", { name: `Editar ${title}` }) });

/** A list of cards, a table and a personal list stand for all kinds of records; records.db.test.ts tests every kind. */
const CARDS = "profissionais";
const TABLE = "exames";
const PERSONAL = "depoimentos";

const PUBLIC = RECORD_FIXTURES.filter(({ publicPath }) => publicPath !== undefined);

for (const [index, fixture] of PUBLIC.entries()) {
  const isOneOf = (...things: string[]) => things.includes(fixture.thing);
  test.describe(fixture.list, () => {
    const width = index % 2 === 0 ? 390 : 1280;
    const isWhole = isOneOf(CARDS, TABLE);
    const does = isWhole ? "made, changed, deleted and brought back" : "made, changed and deleted";
    test(`are ${does} at ${width} px`, async ({ page }) => {
      const { name, text } = fixture;
      await page.setViewportSize({ width, height: 900 });
      const title = ownName("Aurora");
      await create(page, fixture, title);

      await find(page, fixture, title);
      await page.getByRole("button", { name: `Editar ${title}` }).click();
      const heading = page.getByRole("heading", { name: /^Editar / });
      await expect(heading).toBeVisible();
      if (!fixture.hasOwnScreen) await expect(heading).toBeFocused();
      if (isWhole) {
        const field = page.getByLabel(name.label, { exact: true });
        await field.fill("");
        await save(page);
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription(/é obrigatório/);
        await field.fill(title);
      }
      await page.getByLabel(text.label).fill("Texto mudado");
      await save(page);
      await expect(notices(page)).toContainText(fixture.updated);

      if (isWhole) {
        const seen = notices(page).getByRole("link", { name: "Ver no site" }).first();
        await expect(seen).toHaveAttribute("href", new RegExp(`^${fixture.publicPath}`));
      }

      if (!fixture.hasOwnScreen) {
        await expect(page.getByRole("button", { name: `Editar ${title}` })).toBeFocused();
      }
      await expect(page.getByLabel("Buscar")).toHaveValue(title);
      const row = rowOf(page, title);
      await expect(row).toContainText("Texto mudado");
      const question = page.getByRole("alertdialog", { name: fixture.question(title) });
      if (isWhole) {
        await page.getByRole("button", { name: `Excluir ${title}` }).click();
        await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
        await question.getByRole("button", { name: "Cancelar" }).click();
        await expect(question).toBeHidden();
        await expect(row).toHaveCount(1);
      }
      const remove = async () => {
        await page.getByRole("button", { name: `Excluir ${title}` }).click();
        if (!fixture.isPersonal) await expect(question).toContainText(title);
        await question.getByRole("button", { name: "Excluir" }).click();
        await expect(notices(page)).toContainText(fixture.removed);
        await expect(row).toHaveCount(0);
        await expect(page.getByRole("main")).toBeFocused();
      };
      await remove();
      const undo = notices(page).getByRole("button", { name: "Desfazer" });
      await expect(undo).toHaveCount(fixture.isPersonal ? 0 : 1);
      if (isWhole) {
        await undo.click();
        await expect(notices(page)).toContainText("de volta ao seu lugar");
        await expect(row).toContainText("Texto mudado");
        await remove();
      }
      if (isWhole) await bringBack(page, fixture, title);
    });

    if (isOneOf(CARDS, TABLE)) {
      test.describe("between two people", () => {
        test.use({ expected: { messages: REFUSED } });

        test("both versions are shown, and either can stay", async ({ page, browser, baseURL }) => {
          const { text } = fixture;
          const title = ownName("Disputa");
          await addRecord(page, fixture, title);
          const other = await browser.newPage({ baseURL });
          await signInAs(other, "editor");
          const edit = async (by: Page, words: string) => {
            await find(by, fixture, title);
            await by.getByRole("button", { name: `Editar ${title}` }).click();
            await by.getByLabel(text.label).fill(words);
          };
          await edit(page, "Palavras minhas");
          await edit(other, "Palavras da outra");
          await save(other);
          await expect(notices(other)).toContainText(fixture.updated);
          await save(page);
          const conflict = page.getByRole("alert", { name: "Duas versões" });
          await expect(conflict).toContainText("Este registro foi alterado por outra pessoa.");
          await expect(conflict).toContainText("Palavras da outra");
          await expect(page.getByLabel(text.label)).toHaveValue("Palavras minhas");
          await page.getByRole("button", { name: "Usar a versão salva" }).click();
          await expect(page.getByLabel(text.label)).toHaveValue("Palavras da outra");
          await page.getByLabel(text.label).fill("Palavras juntas");
          await save(page);
          await expect(notices(page)).toContainText(fixture.updated);

          await edit(page, "Palavras minhas de novo");
          await edit(other, "Palavras da outra de novo");
          await save(other);
          // Waits for the row, because the notice of the first save may still be visible.
          await expect(rowOf(other, title)).toContainText("Palavras da outra de novo");
          await other.close();
          await save(page);
          await page.getByRole("button", { name: "Salvar a minha versão" }).click();
          await expect(page).toHaveURL(({ pathname }) => pathname === fixture.path);
          await find(page, fixture, title);
          await expect(rowOf(page, title)).toContainText("Palavras minhas de novo");
        });
      });
    }

    if (isOneOf(TABLE, PERSONAL)) {
      test("an unfinished form is offered again, where nobody outside the staff wrote it", async ({
        page,
      }) => {
        const { text } = fixture;
        const title = ownName("Rascunho");
        await addRecord(page, fixture, title);
        await find(page, fixture, title);
        await page.getByRole("button", { name: `Editar ${title}` }).click();
        await page.getByLabel(text.label).fill("Pela metade");
        page.once("dialog", (dialog) => dialog.accept());
        await page.reload();
        const offer = page.getByRole("status", { name: "Rascunho" });
        if (fixture.isPersonal) {
          await untilAwake(page);
          await expect(page.getByLabel(text.label)).toHaveValue(/./);
          await expect(offer).toHaveCount(0);
          expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("metade");
          return;
        }
        await expect(offer).toContainText("Você começou a preencher este formulário");
        await expect(page.getByLabel(text.label)).not.toHaveValue("Pela metade");
        await page.getByRole("button", { name: "Continuar o rascunho" }).click();
        await expect(page.getByLabel(text.label)).toHaveValue("Pela metade");
        await save(page);
        await expect(notices(page)).toContainText(fixture.updated);
        await find(page, fixture, title);
        await page.getByRole("button", { name: `Editar ${title}` }).click();
        await expect(page.getByLabel(text.label)).toHaveValue("Pela metade");
        await expect(offer).toBeHidden();
      });
    }

    if (isOneOf(CARDS, TABLE)) {
      test("move by button, by keyboard and by mouse", async ({ page }) => {
        const { path } = fixture;
        await signInAs(page, "recepcao");
        await page.goto(path);
        for (let count = (await namesInOrder(page)).length; count < 3; count++) {
          await addRecord(page, fixture, ownName("Mais"));
        }
        await page.goto(path);
        await untilAwake(page);
        const [first = "", second = "", third = ""] = await namesInOrder(page);
        const becomes = (...names: string[]) =>
          expect(async () =>
            expect((await namesInOrder(page)).slice(0, 3)).toEqual(names),
          ).toPass();
        // Waits for the server's answer, because the rows move before it.
        const saved = () =>
          page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());

        const down = page.getByRole("button", { name: `Mover ${first} para baixo` });
        const stepped = saved();
        await down.click();
        await stepped;
        await becomes(second, first, third);
        await expect(down).toBeFocused();
        const said = (name: string, position: number) =>
          expect(
            page.getByText(new RegExp(`^${name} agora é o ${position}º de \\d+\\.$`)),
          ).toHaveCount(1);
        await said(first, 2);
        await page.reload();
        await becomes(second, first, third);
        await untilAwake(page);

        // The script for dragging is loaded by the first key or pointer movement.
        await page.keyboard.press("Tab");
        await expect(rowOf(page, second)).toHaveAttribute("draggable", "true");
        await page.getByRole("button", { name: `Arrastar ${second}` }).focus();
        await page.keyboard.press("Enter");
        const target = page.getByRole("button", { name: `Inserir entre ${first} e ${third}` });
        await tabTo(page, target, "ArrowDown");
        const carried = saved();
        await page.keyboard.press("Enter");
        await carried;
        await becomes(first, second, third);
        await said(second, 2);
        await page.reload();
        await becomes(first, second, third);
        await untilAwake(page);

        await rowOf(page, third).hover();
        await expect(rowOf(page, third)).toHaveAttribute("draggable", "true");
        const dragged = saved();
        await rowOf(page, third).dragTo(rowOf(page, first), {
          sourcePosition: { x: 20, y: 10 },
          targetPosition: { x: 20, y: 10 },
        });
        await dragged;
        await becomes(third, first, second);
        const undone = saved();
        await notices(page).getByRole("button", { name: "Desfazer" }).click();
        await undone;
        await becomes(first, second, third);
        await page.reload();
        await becomes(first, second, third);
      });
    }
  });
}

async function create(page: Page, fixture: RecordFixture, title: string) {
  const { thing, path, name, text, requested = [], valid } = fixture;
  await signInAs(page, "recepcao");
  await page.goto(path);
  await page.getByRole("button", { name: fixture.add }).click();
  await page.getByLabel(name.label, { exact: true }).fill(title);
  // The editor replaces the field of the text once it has loaded.
  if (thing === "blog_posts") await expect(page.getByRole("toolbar")).toBeVisible();
  for (const { field, label } of [text, ...requested]) {
    const shown = page.getByLabel(label).filter({ visible: true });
    await shown.fill(valid(title)[field] ?? "");
  }
  await save(page);
  await expect(notices(page)).toContainText(fixture.created);
  if (fixture.hasOwnScreen) return;
  await expect(page.getByRole("region", { name: "Acabou de entrar" })).toContainText(title);
}

async function bringBack(page: Page, fixture: RecordFixture, title: string) {
  await page.goto("/admin/lixeira");
  await confirmRestore(page, page.getByRole("button", { name: `Restaurar ${title}` }));
  await expect(notices(page)).toContainText("de volta ao seu lugar");
  await find(page, fixture, title);
  const row = rowOf(page, title);
  await expect(row).toContainText("Texto mudado");

  await page.getByRole("button", { name: `Editar ${title}` }).click();
  await page.getByRole("link", { name: "Histórico" }).click();
  await expect(page.getByRole("heading", { name: `Histórico de ${title}` })).toBeVisible();
  const restore = page.getByRole("button", { name: /^Restaurar esta versão/ });
  await confirmRestore(page, restore.last());
  await expect(notices(page)).toContainText("A versão escolhida voltou a valer.");
  await page.getByRole("link", { name: /^Voltar para / }).click();
  await expect(page).toHaveURL(fixture.path);
  await find(page, fixture, title);
  await expect(row).not.toContainText("Texto mudado");
}

async function find(page: Page, { path }: RecordFixture, title: string) {
  if (new URL(page.url()).pathname !== path) await page.goto(path);
  await untilAwake(page);
  const search = page.getByLabel("Buscar");
  await search.fill(title);
  await search.press("Enter");
  await expect(page).toHaveURL(/busca=/);
  await expect(search).toBeFocused();
  await expect(page.getByRole("button", { name: `Editar ${title}` })).toBeVisible();
}
