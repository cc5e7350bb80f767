import { expect } from "@playwright/test";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { RECORD_FIXTURES } from "#tests/support/record-fixtures.ts";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { button, html, notices, openNew, PATH, paste, tab, text } from "./post-form.ts";
import { test } from "./shared-page.ts";
import { ownName, untilAwake } from "./staff.ts";

test.describe.configure({ mode: "default" });
test.use({ clinic: "own" });

test.describe("hostile text", () => {
  test.use({
    expected: {
      messages: [/Content Security Policy/, /status of 4\d\d/, /evil\.example/],
      origins: ["https://evil.example"],
    },
  });

  test("runs nowhere: not in the editor, its preview, the article, nor any list, form or history", async ({
    page,
  }) => {
    test.slow();
    const ran: string[] = [];
    page.on("dialog", async (dialog) => {
      if (dialog.type() !== "beforeunload") ran.push(`${dialog.message()} at ${page.url()}`);
      await dialog.accept();
    });
    await page.route("https://evil.example/**", (route) => {
      const kind = route.request().resourceType();
      if (kind !== "image") ran.push(`${kind} ${route.request().url()}`);
      return route.abort();
    });
    const titulo = ownName("Hostil");
    await openNew(page, titulo);
    for (const payload of XSS_PAYLOADS) await paste(page, payload);
    await tab(page, "HTML").click();
    const frame = page.frameLocator('iframe[title="Prévia do conteúdo"]');
    for (let at = 0; at < XSS_PAYLOADS.length; at += 20) {
      const mark = `marca ${at}`;
      const payloads = XSS_PAYLOADS.slice(at, at + 20).map((payload) => `<div>${payload}</div>`);
      await html(page).fill(`<p>${mark}</p>${payloads.join("")}`);
      await expect(frame.getByText(mark)).toBeAttached();
    }

    const blog = RECORD_FIXTURES.find(({ thing }) => thing === "blog_posts");
    for (let at = 0; at < XSS_PAYLOADS.length; at += 20) {
      const payloads = XSS_PAYLOADS.slice(at, at + 20).map((payload) => `<div>${payload}</div>`);
      const slug = `hostil-${at}`;
      const form = {
        ...blog?.valid(slug),
        titulo: `Hostil ${at}`,
        conteudo: `<p>Começo</p>${payloads.join("")}`,
      };
      const options = { form, headers: FORM_HEADERS, maxRedirects: 0 };
      expect((await page.request.post(`${PATH}/novo`, options)).status()).toBe(302);
      await page.goto(`/blog/${slug}`, { waitUntil: "domcontentloaded" });
    }
    const lines = XSS_PAYLOADS.map((payload) => payload.replaceAll("\0", ""));
    for (const { path, name, text: second, valid } of RECORD_FIXTURES) {
      const word = `hostil${crypto.randomUUID().slice(0, 8)}`;
      const half = Math.ceil(lines.length / 2);
      for (const part of [lines.slice(0, half), lines.slice(half)]) {
        const own = part.find((line) => line.length < 90 && line.includes("<")) ?? "";
        const form = {
          ...valid("hostil"),
          slug: `campos-${crypto.randomUUID().slice(0, 8)}`,
          [name.field]: `${own} ${word} ${crypto.randomUUID().slice(0, 4)}`.slice(0, 120),
          [second.field]: part.join(" ").slice(0, 150),
        };
        const options = { form, headers: FORM_HEADERS, maxRedirects: 0 };
        expect((await page.request.post(`${path}/novo`, options)).status()).toBe(302);
      }
      await page.goto(`${path}?busca=${word}`);
      await untilAwake(page);
      await page
        .getByRole("button", { name: /^Editar .*</ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: /^Editar / })).toBeVisible();
      await page.getByRole("link", { name: "Histórico" }).click();
      await expect(page.getByRole("heading", { name: /^Histórico de / })).toBeVisible();
    }
    expect(ran).toEqual([]);
  });
});

test.describe("a video", () => {
  const HOST = "https://www.youtube-nocookie.com";
  test.use({ expected: { origins: [HOST] } });

  test("is requested by a click, and by nothing before it", async ({ page }) => {
    const requested: string[] = [];
    await page.route(`${HOST}/**`, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Filme</title>" });
    });
    const titulo = ownName("Filme");
    await openNew(page, titulo);
    await text(page).focus();
    await button(page, "Inserir vídeo").click();
    await page.getByLabel("Endereço do vídeo").fill("https://exemplo.com.br/filme");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Só vídeos do YouTube e do Vimeo")).toBeVisible();
    await page.getByLabel("Endereço do vídeo").fill("https://youtu.be/aqz-KE-bpKQ");
    await button(page, "Inserir").click();
    await page.getByLabel("Status").selectOption("Publicado");
    await page.getByLabel("Data de Publicação").fill("2026-01-05T07:00");
    const slug = await page.getByLabel("Slug").inputValue();
    await button(page, "Salvar").click();
    await expect(notices(page)).toContainText("Post criado com sucesso");
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("link", { name: "Assistir no YouTube" })).toBeVisible();
    expect(requested).toEqual([]);
    await button(page, "Assistir aqui").click();
    await expect(page.locator("iframe")).toBeFocused();
    await expect.poll(() => requested).toEqual([`${HOST}/embed/aqz-KE-bpKQ`]);
  });
});
