import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import type { Sql } from "postgres";
import { formatDay, localMoment } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { test } from "./shared-page.ts";
import { signInAs, untilAwake } from "./staff.ts";

test.use({ clinic: "own" });

/** How many mails are queued for later, so that sending does not end by itself. */
const LATER = 5;

async function open(page: Page, path = "/admin/newsletter") {
  await signInAs(page, "recepcao");
  await page.goto(path);
  await untilAwake(page);
}

test("an address is found, taken off the list on request, and in the file no more", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("link", { name: "Confirmados" }).click();
  await expect(page.getByLabel("Situação")).toHaveValue("confirmado");
  const table = page.getByRole("table", { name: "Inscritos" });
  await expect(table.getByText("Confirmado", { exact: true })).toHaveCount(20);
  const email = "beatriz.ortega@leitores.test";
  await page.getByRole("searchbox", { name: "Buscar" }).fill(email);
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(page.getByText("1 registro", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Excluir ${email}` }).click();
  const question = page.getByRole("alertdialog", {
    name: `Tem certeza que deseja excluir ${email}?`,
  });
  await question.getByRole("button", { name: "Excluir" }).click();
  await expect(page.getByText("Endereço excluído da newsletter")).toBeVisible();
  await expect(page.getByText("Nenhum endereço encontrado")).toBeVisible();

  await page.goto("/admin/newsletter?situacao=confirmado");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exportar CSV" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
  expect(download.suggestedFilename()).toMatch(/^inscritos-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(lines[0]).toContain("E-mail;Situação;Pedido em");
  expect(lines).toHaveLength(1 + 99);
  expect(lines.join("\n")).not.toContain(email);
});

test("a post is previewed, sent to oneself as a trial, sent, stopped, and sent to the end", async ({
  page,
  sql,
}) => {
  await open(page);
  await page
    .getByRole("link", { name: /ainda não enviada/ })
    .first()
    .click();
  const mail = page.frameLocator("iframe[title='Prévia da mensagem']");
  await expect(mail.getByRole("link", { name: "Ler o artigo" })).toBeVisible();
  await expect(mail.getByText("Você recebe esta mensagem porque")).toBeVisible();
  await page.getByRole("button", { name: "Só texto" }).click();
  await expect(page.getByText("Não quer mais? Saia da lista:")).toBeVisible();

  await page.getByLabel("Assunto").fill("Antes do seu exame");
  await expect(page.getByText("Assunto: Antes do seu exame")).toBeVisible();
  // Sending a test mail reloads the screen. A date that is typed meanwhile stays in its field.
  const typed = Promise.withResolvers<void>();
  await page.route(/\/admin\/newsletter\/.*\.data/, async (route) => {
    if (route.request().method() === "GET") await typed.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: "Enviar teste para mim" }).click();
  await expect(
    page.getByText("Mensagem de teste a caminho de recepcao@clinica.test"),
  ).toBeVisible();

  const notices = page.getByRole("region", { name: "Avisos" });
  const date = page.getByLabel("Enviar em");
  const day = localMoment(new Date(Date.now() + 7 * DAY_MS)).slice(0, 10);
  const shown = `${formatDay(day)} 08:00`;
  await date.fill(shown);
  const reloaded = page.waitForResponse(
    (response) => response.url().includes(".data") && response.request().method() === "GET",
  );
  typed.resolve();
  await reloaded;
  await page.getByRole("button", { name: "Agendar envio" }).click();
  await expect(page.getByText(`Sai sozinho em ${shown}`)).toBeVisible();
  await page.goto("/admin/newsletter");
  await untilAwake(page);
  await page.getByRole("link", { name: `sai em ${shown}` }).click();
  await expect(page.getByLabel("Assunto")).toHaveValue("Antes do seu exame");
  await page.getByRole("button", { name: "Cancelar agendamento" }).click();
  await expect(notices).toContainText("Agendamento cancelado.");
  await expect(date).toHaveValue("");

  await page.getByRole("button", { name: "Enviar aos inscritos" }).click();
  const question = page.getByRole("alertdialog", { name: /^Enviar a \d+ inscritos\?$/ });
  const send = question.getByRole("button", { name: "Enviar", exact: true });
  await send.click();
  // The notice stays while the pointer rests on it, and the mails can be cancelled until their time.
  await notices.getByText("O envio começa em 10 segundos.").hover();
  await sql`update newsletter_envios set proxima_em = now() + interval '1 hour'`;
  await expect(page.getByText("O envio começa em instantes")).toBeVisible();
  await notices.getByRole("button", { name: "Desfazer" }).click();
  await expect(notices).toContainText("Envio desfeito. Nenhuma dessas mensagens saiu.");
  await expect(page.getByText("O envio começa em instantes")).toHaveCount(0);

  await page.getByRole("button", { name: "Enviar aos inscritos" }).click();
  await send.click();
  await expect(page.getByText("O envio começa em instantes")).toBeVisible();
  const total = await letFewBeDue(sql);
  await expect(page.getByText("Enviando", { exact: true })).toBeVisible();
  const progress = page.getByRole("progressbar", { name: "Mensagens enviadas" });
  await expect(progress).toHaveAttribute("value", String(total - LATER));
  await page.getByRole("button", { name: "Parar envio" }).click();
  await expect(page.getByText("Envio parado", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Continuar envio" }).click();
  await expect(page.getByText("Enviada", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(`${total} de ${total} mensagens enviadas`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Enviar aos inscritos" })).toHaveCount(0);
});

/** Three mails become due, and the last of all cannot be sent before sending is stopped. @returns how many there are */
async function letFewBeDue(sql: Sql): Promise<number> {
  return sql.begin(async (tx) => {
    const mails = await tx`select id from newsletter_envios where situacao = 'na_fila' order by id`;
    const ids = mails.map(({ id }) => id);
    await tx`
      update newsletter_envios set proxima_em = now() + interval '1 hour', atualizado_em = now()
        where id = any(${ids.slice(0, LATER)})`;
    await tx`
      update newsletter_envios set proxima_em = now(), atualizado_em = now()
        where id = any(${ids.slice(LATER, LATER + 3)})`;
    await tx`
      update newsletter_envios set situacao = 'enviado', enviado_em = now(), atualizado_em = now()
        where id = any(${ids.slice(LATER + 3)})`;
    await tx`
      update pgboss.job set start_after = now() where name = 'send-newsletter' and state = 'created'`;
    return ids.length;
  });
}
