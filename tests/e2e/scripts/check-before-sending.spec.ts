import { expect, type Page } from "@playwright/test";
import { test } from "./script-page.ts";

const HTML = `
<form action="/contato" method="post">
  <input aria-label="Nome" name="nome">
  <div><button type="submit">Enviar Mensagem</button></div>
</form>`;
const NOT_SENT = "Não foi possível enviar. Confira a internet e tente de novo: nada se perdeu.";

test.use({ expected: { messages: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 502/] } });

const send = (page: Page) => page.getByRole("button", { name: "Enviar Mensagem" }).click();

async function collectPosts(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route("/contato", (route) => {
    posts.push(route.request().postData() ?? "");
    return route.fulfill({ status: 204 });
  });
  return posts;
}

test("a form is sent once where the server answers", async ({ page, open }) => {
  await open(HTML);
  const posts = await collectPosts(page);
  await page.getByLabel("Nome").fill("Maria");
  await page.evaluate(() => {
    const [form] = document.forms;
    form?.requestSubmit();
    form?.requestSubmit();
  });
  await expect.poll(() => posts).toEqual(["nome=Maria"]);
  await send(page);
  await expect.poll(() => posts).toHaveLength(2);
  await expect(page.getByText(NOT_SENT)).toHaveCount(0);
});

for (const [name, unreachable] of [
  ["without a connection", (page: Page) => page.context().setOffline(true)],
  [
    "where something else answers in the server's place",
    (page: Page) => page.route("/healthz", (route) => route.fulfill({ status: 502 })),
  ],
] as const) {
  test(`${name} the page says so and keeps what was typed, until it can be sent`, async ({
    page,
    open,
  }) => {
    await open(HTML);
    const posts = await collectPosts(page);
    await page.getByLabel("Nome").fill("Maria");
    await unreachable(page);
    await send(page);
    await expect(page.getByRole("alert")).toHaveText(NOT_SENT);
    await expect(page.getByLabel("Nome")).toHaveValue("Maria");
    expect(posts).toEqual([]);
    await page.context().setOffline(false);
    await page.unroute("/healthz");
    await send(page);
    await expect(page.getByText(NOT_SENT)).toHaveCount(0);
    await expect.poll(() => posts).toEqual(["nome=Maria"]);
  });
}
