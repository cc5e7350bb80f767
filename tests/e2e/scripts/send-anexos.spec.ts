import { expect, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import { documentOf, test } from "./script-page.ts";

const FORM = `
<div data-anexos-frame>
  <form action="/agendar" data-anexos enctype="multipart/form-data" method="post">
    <input aria-label="Nome" name="nome">
    <input aria-label="Pedido médico" multiple name="anexos" type="file">
    <button type="submit">Enviar pedido</button>
    <p data-progress role="status"></p>
  </form>
</div>`;
/** The form as the server sends it back, with a wrong name. */
const WRONG = FORM.replace('name="nome"', 'name="nome" aria-invalid="true" value="Maria"');
const NOT_SENT = "Não foi possível enviar. Confira a internet e tente de novo: nada se perdeu.";
const PDF = { name: "guia.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };

test.use({ expected: { messages: [/status of (?:400|413|500)/, /ERR_CONNECTION_RESET/] } });

test.beforeEach(({ open }) => open(FORM, { script: "anexos", path: "/agendar" }));

const files = (page: Page) => page.getByLabel("Pedido médico");
const button = (page: Page) => page.getByRole("button", { name: "Enviar pedido" });
const progress = (page: Page) => page.getByRole("status");
const answerOf = (body: string) => ({
  contentType: "text/html",
  body: documentOf(body, "anexos").replace("Clínica", "Confira o pedido"),
});

/** Collects what is posted; each post waits until the test answers it. */
async function collectPosts(page: Page): Promise<Route[]> {
  const posts: Route[] = [];
  await page.route("**/agendar", (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    posts.push(route);
  });
  return posts;
}

const bodyOf = (route: Route | undefined) => route?.request().postData() ?? "";

const sizeOf = (route: Route | undefined) => route?.request().postDataBuffer()?.length ?? 0;

test("the form is sent once, with a mark that a script sent it", async ({ page }) => {
  const posts = await collectPosts(page);
  await page.getByLabel("Nome").fill("Maria");
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  await expect.poll(() => posts.length).toBe(1);
  await page.evaluate(() => {
    for (const form of document.forms) form.requestSubmit();
  });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(posts).toHaveLength(1);
  expect(bodyOf(posts[0])).toMatch(/name="nome"\r\n\r\nMaria\r\n/);
  expect(bodyOf(posts[0])).toMatch(/name="com_script"\r\n\r\n1\r\n/);
  expect(bodyOf(posts[0])).not.toContain("filename");
});

test("how far it is, is said: the photos are prepared, then sent", async ({ page }) => {
  const said = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const texts: string[] = [];
        const line = document.querySelector("[data-progress]");
        new MutationObserver(() => {
          texts.push(line?.textContent ?? "");
          if (texts.at(-1) === "Enviando… 100%") done(texts);
        }).observe(line ?? document, { childList: true });
      }),
  );
  await files(page).setInputFiles(PDF);
  await button(page).click();
  expect((await said)[0]).toBe("Preparando as fotos…");
});

for (const address of ["/agendar/ABCDE", "/agendar?enviado=1"]) {
  test(`an answer that leads to ${address} is opened`, async ({ page }) => {
    await page.route("**/agendar", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 303, headers: { location: address } })
        : route.fallback(),
    );
    await button(page).click();
    await expect(page).toHaveURL(address);
  });
}

test("another page than the form is opened", async ({ page }) => {
  const posts = await collectPosts(page);
  await button(page).click();
  await expect.poll(() => posts.length).toBe(1);
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await posts[0]?.fulfill(answerOf("<h1>Em manutenção</h1>"));
  expect((await opened).method()).toBe("GET");
});

test("a refused form comes back in the page, with the files still chosen and the focus on what is wrong", async ({
  page,
}) => {
  const posts = await collectPosts(page);
  await files(page).setInputFiles(PDF);
  await files(page).evaluate((input) => input.setAttribute("aria-invalid", "true"));
  await button(page).click();
  await expect.poll(() => posts.length).toBe(1);
  await posts[0]?.fulfill({ status: 400, ...answerOf(WRONG) });
  await expect(page.getByLabel("Nome")).toBeFocused();
  await expect(page.getByLabel("Nome")).toHaveValue("Maria");
  await expect(page).toHaveTitle("Confira o pedido");
  await expect(files(page)).not.toHaveAttribute("aria-invalid");
  await expect(page.locator("form")).toHaveCount(1);
  await button(page).click();
  await expect.poll(() => posts.length).toBe(2);
  expect(bodyOf(posts[1])).toContain('filename="guia.pdf"');
  const fault = 'aria-describedby="anexos-erro" aria-invalid="true" multiple name="anexos"';
  const body = FORM.replace('multiple name="anexos"', fault);
  await posts[1]?.fulfill({ status: 400, ...answerOf(body) });
  await expect(files(page)).toBeFocused();
  await expect(files(page)).toHaveAttribute("aria-describedby", "anexos-erro");
  await expect(files(page)).toHaveValue(/guia\.pdf$/);
});

for (const [what, answer] of [
  ["a lost connection", undefined],
  ["an error's page", { status: 500, ...answerOf("<h1>Erro</h1>") }],
] as const) {
  test(`after ${what} it is said that nothing is lost, and the form can be sent again`, async ({
    page,
  }) => {
    const posts = await collectPosts(page);
    await files(page).setInputFiles(PDF);
    await button(page).click();
    await expect.poll(() => posts.length).toBe(1);
    await (answer ? posts[0]?.fulfill(answer) : posts[0]?.abort("connectionreset"));
    await expect(progress(page)).toHaveText(NOT_SENT);
    await button(page).click();
    await expect.poll(() => posts.length).toBe(2);
    expect(bodyOf(posts[1])).toContain('filename="guia.pdf"');
  });
}

const MOST = 400_000;

function photo(type: "jpeg" | "gif", side: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const drawn = sharp({
    create: { width: side, height: side, channels: 3, background: "#808080", noise },
  });
  return drawn.toFormat(type, { quality: 100 }).toBuffer();
}

async function sendFile(page: Page, name: string, mimeType: string, buffer: Buffer) {
  const posts = await collectPosts(page);
  await files(page).setInputFiles({ name, mimeType, buffer });
  await button(page).click();
  await expect.poll(() => posts.length).toBe(1);
  return posts[0];
}

test("a photo above 400 KB is made smaller", async ({ page }) => {
  const buffer = await photo("jpeg", 900);
  expect(buffer.length).toBeGreaterThan(MOST);
  const post = await sendFile(page, "pedido.jpg", "image/jpeg", buffer);
  expect(sizeOf(post)).toBeLessThan(MOST + 2_000);
  expect(bodyOf(post)).toContain('filename="pedido.jpg"\r\nContent-Type: image/jpeg');
});

test("a picture that the server does not take is sent as one that it takes", async ({ page }) => {
  const post = await sendFile(page, "pedido.gif", "image/gif", await photo("gif", 10));
  expect(bodyOf(post)).toContain('filename="pedido.gif"\r\nContent-Type: image/webp');
});

test("a small photo is sent as it is", async ({ page }) => {
  const buffer = await photo("jpeg", 10);
  const post = await sendFile(page, "pedido.jpg", "image/jpeg", buffer);
  expect(post?.request().postDataBuffer()?.includes(buffer)).toBe(true);
});

test("a photo that the browser cannot read is sent as it is", async ({ page }) => {
  const buffer = Buffer.alloc(500_000, "x");
  const post = await sendFile(page, "pedido.jpg", "image/jpeg", buffer);
  expect(post?.request().postDataBuffer()?.includes(buffer)).toBe(true);
});

test("a PDF is sent as it is, without the script for photos", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  const buffer = Buffer.alloc(500_000, "x");
  const post = await sendFile(page, "guia.pdf", "application/pdf", buffer);
  expect(post?.request().postDataBuffer()?.includes(buffer)).toBe(true);
  expect(requested).toEqual(["/agendar"]);
});

for (const type of ["image/heic", ""]) {
  test(`of an iPhone's photo ${type ? "" : "without a type "}only the beginning is sent`, async ({
    page,
  }) => {
    const post = await sendFile(page, "IMG_0001.HEIC", type, Buffer.alloc(500_000, "x"));
    expect(bodyOf(post)).toMatch(
      /filename="IMG_0001\.HEIC"\r\nContent-Type: \S+\r\n\r\nx{4096}\r\n/,
    );
  });
}

test("a photo is sent as it is if the script for photos cannot be loaded", async ({ page }) => {
  await page.route("**/shrink-photo.ts", (route) => route.abort("connectionreset"));
  const buffer = await photo("jpeg", 900);
  const post = await sendFile(page, "pedido.jpg", "image/jpeg", buffer);
  expect(sizeOf(post)).toBeGreaterThan(buffer.length);
});
