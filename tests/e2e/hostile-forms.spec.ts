import { expect, type Page } from "@playwright/test";
import { XSS_PAYLOADS } from "#tests/support/xss-payloads.ts";
import { test } from "./shared-page.ts";

/** Without NUL, the only character that cannot be typed into an HTML form. */
const HOSTILE = XSS_PAYLOADS.map((payload) => payload.replaceAll("\0", ""));
const LINE = HOSTILE.join(" ").replace(/\s/g, " ");
const TEXT = `\n\n ${HOSTILE.join("\n")} \n`;
/** Many words, because Chromium takes seconds to lay out one word of this length. */
const TOO_LONG = `${"xxxxxxxxx ".repeat(3_000)}x`;

interface PostedForm {
  path: string;
  values: Record<string, string>;
  wrong: string[];
}

const FORMS: PostedForm[] = [
  {
    path: "/contato",
    values: { nome: LINE, telefone: LINE, email: LINE, assunto: LINE, mensagem: TEXT },
    wrong: ["nome", "telefone", "email", "assunto", "mensagem"],
  },
  {
    path: "/contato",
    values: { nome: "", telefone: "", email: "", assunto: '"><b>', mensagem: TOO_LONG },
    wrong: ["nome", "telefone", "mensagem"],
  },
  { path: "/blog", values: { email: LINE }, wrong: ["email"] },
  {
    path: "/blog?categoria=exames",
    values: { email: `${"a".repeat(9000)}@b.c` },
    wrong: ["email"],
  },
  {
    path: "/resultados",
    values: { cpf: LINE, dataNascimento: LINE, protocolo: LINE },
    wrong: ["cpf", "dataNascimento", "protocolo"],
  },
  {
    path: "/resultados",
    values: { cpf: "111.111.111-11", dataNascimento: "30/02/2999", protocolo: "' or 1=1 --" },
    wrong: ["cpf", "dataNascimento", "protocolo"],
  },
];

const EXPECTED = [/status of 400 \(Bad Request\)/];

test.use({ expected: { messages: EXPECTED } });

for (const { path, values, wrong } of FORMS) {
  test(`${path} gives back ${JSON.stringify(values).slice(0, 60)}`, async ({ page }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      return dialog.dismiss();
    });
    await page.goto(path);
    const before = await elementNames(page);
    const [answer] = await Promise.all([
      page.waitForNavigation(),
      page.evaluate(post, { path, values }),
    ]);
    expect(answer?.status()).toBe(400);

    for (const [name, value] of Object.entries(values)) {
      const field = page.locator(`main [name="${name}"]`);
      const stored = await field.evaluate((node: HTMLInputElement) => node.defaultValue);
      expect(stored.replaceAll("\r\n", "\n")).toBe(value);
      const invalid = await field.getAttribute("aria-invalid");
      expect(invalid, name).toBe(wrong.includes(name) ? "true" : null);
    }
    await expect(page.locator("main .field-error")).toHaveCount(wrong.length);
    await expect(page.locator(`main [name="${wrong[0]}"]`)).toBeFocused();
    expect(await elementNames(page)).toEqual(before);
    expect(dialogs).toEqual([]);
  });
}

test("/exames gives a hostile search back as text", async ({ page }) => {
  await page.goto("/exames?busca=zzzz");
  const before = await elementNames(page);
  for (const payload of HOSTILE) {
    const answer = await page.request.get(`/exames?busca=${encodeURIComponent(payload)}`);
    expect(answer.status(), payload).toBe(200);
  }
  const text = LINE.slice(0, 100);
  await page.goto(`/exames?busca=${encodeURIComponent(text)}`);
  await expect(page.getByLabel("Buscar exame")).toHaveValue(text.trim());
  expect((await elementNames(page)).sort()).toEqual(before.sort());
});

/** Runs in the page: posts values that nobody could type into the form's fields. */
function post({ path, values }: Pick<PostedForm, "path" | "values">) {
  const form = document.createElement("form");
  form.method = "post";
  form.action = path;
  for (const [name, value] of Object.entries(values)) {
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

function elementNames(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("*:not(.field-error)")].map((element) => element.localName),
    ),
  ]);
}
