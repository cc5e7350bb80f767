import { expect, type Page } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { tabTo } from "./keyboard.ts";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";
import { violationsOf } from "./violations.ts";

test.use({
  clinic: "own",
  expected: { messages: [/409 \(Conflict\)/] },
  viewport: { width: 1280, height: 1400 },
});

const cards = (page: Page, column: string) =>
  page.getByRole("region", { name: column }).getByRole("listitem");

const dropOf = (page: Page, para: string) => page.getByRole("button", { name: para, exact: true });

test("a card is dragged where it may go, and a form opens for a step that needs one", async ({
  page,
  sql,
}) => {
  await signInAs(page, "recepcao");
  await page.goto("/admin/agendamentos");
  const card = cards(page, "Confirmado").first();
  const name = (await card.getByRole("link").textContent()) ?? "";
  await expect(card.getByRole("button", { name: `Chegou: ${name}` })).toBeVisible();
  await expect(card.getByRole("button", { name: `Faltou: ${name}` })).toHaveCount(0);
  const request = (await card.getByRole("link").getAttribute("href"))?.split("/").at(-1) ?? "";
  await sql`update agenda_horarios set inicio = now() - interval '2 hours', fim = now() - interval '1 hour'
    where agendamento_id = ${request}`;
  await page.reload();
  await untilAwake(page);
  const handle = page.getByRole("button", { name: `Arrastar ${name}` });

  await handle.focus();
  await page.keyboard.press("Enter");
  const faltou = dropOf(page, "Faltou").last();
  await tabTo(page, faltou);
  await expect(dropOf(page, "Aguardando autorização")).toHaveCount(0);
  const rules = ["color-contrast", "button-name", "target-size"];
  expect(await violationsOf(page, { rules })).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Faltou: guardado.")).toHaveCount(1);
  const ended = cards(page, "Encerrados há pouco").filter({ hasText: name });
  await expect(ended.getByRole("link")).toBeFocused();

  const [, id] =
    /([0-9a-f-]{36})$/.exec((await ended.getByRole("link").getAttribute("href")) ?? "") ?? [];
  const form = {
    formulario: "mover",
    id: id ?? "",
    versao: await versaoOf(page, id),
    para: "confirmado",
  };
  const moved = await page.request.post("/admin/agendamentos", {
    form,
    headers: FORM_HEADERS,
    maxRedirects: 0,
  });
  expect(moved.status()).toBe(302);
  await dragTo(page, "Confirmado", name);
  await expect(page.getByText("Este registro foi alterado por outra pessoa.")).toHaveCount(1);
  await expect(cards(page, "Confirmado").filter({ hasText: name })).toBeVisible();

  const novo = cards(page, "Novo").filter({ hasText: "Pedir autorização" }).first();
  const nome = await novo.getByRole("link").first().textContent();
  await dragTo(page, "Aguardando autorização", nome ?? "");
  await expect(page.getByLabel("Número da guia")).toBeFocused();
});

async function versaoOf(page: Page, id = ""): Promise<string> {
  const screen = await (await page.request.get(`/admin/agendamentos/${id}`)).text();
  return /name="versao" value="(\d+)"/.exec(screen)?.[1] ?? "";
}

async function dragTo(page: Page, para: string, name: string): Promise<void> {
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name }) });
  await card.getByRole("link").first().hover();
  await page.mouse.down();
  await page.mouse.move(640, 60, { steps: 4 });
  const area = dropOf(page, para).locator("xpath=ancestor::*[@data-rac][1]");
  const box = await area.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
}
