import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import type { RecordFixture } from "#tests/support/record-fixture.ts";
import { DEMO_EMAILS, type StaffCookies } from "#tests/support/staff-cookies.ts";

export type StaffRole = keyof StaffCookies;

export async function signInAs(page: Page, role: StaffRole): Promise<void> {
  await signInWith(page, DEMO_EMAILS[role], DEMO_SENHA);
}

export async function signInWith(page: Page, email: string, senha: string): Promise<void> {
  const answer = await page.request.post("/admin/entrar", {
    form: { email, senha },
    headers: FORM_HEADERS,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function addRecord(
  page: Page,
  { path, valid }: Pick<RecordFixture, "path" | "valid">,
  title: string,
): Promise<void> {
  await signInAs(page, "recepcao");
  const options = { form: valid(title), headers: FORM_HEADERS, maxRedirects: 0 };
  expect((await page.request.post(`${path}/novo`, options)).status()).toBe(302);
}

export interface NewUsuario {
  nome: string;
  email: string;
  tipo_usuario?: StaffRole;
  senha?: string;
}

export async function makeUsuario(
  request: APIRequestContext,
  { nome, email, tipo_usuario = "editor", senha = "bicicleta azul" }: NewUsuario,
): Promise<NewUsuario & { senha: string }> {
  const form = { email: DEMO_EMAILS.admin_master, senha: DEMO_SENHA };
  expect((await request.post("/admin/entrar", { form, headers: FORM_HEADERS })).status()).toBe(200);
  const made = await request.post("/admin/usuarios/novo", {
    form: { nome, email, tipo_usuario, senha },
    headers: FORM_HEADERS,
    maxRedirects: 0,
  });
  expect(made.status(), await made.text()).toBe(302);
  return { nome, email, tipo_usuario, senha };
}

export async function confirmRestore(page: Page, button: Locator): Promise<void> {
  const question = page.getByRole("alertdialog", { name: /^Restaurar / });
  await button.click();
  await expect(question.getByRole("button", { name: "Cancelar" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  await question.getByRole("button", { name: "Restaurar" }).click();
}

/** Tests share the lists, so each needs its own names. */
export function ownName(name: string): string {
  return `${name} ${crypto.randomUUID().slice(0, 6)}`;
}

export function emailOf(nome: string): string {
  return `${nome.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".")}@clinica.test`;
}

export function ownPerson(name: string): Pick<NewUsuario, "nome" | "email"> {
  const nome = ownName(name);
  return { nome, email: emailOf(nome) };
}

/** Until React has hydrated the page and run its effects, links and fields are plain HTML. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(hydration)).toBe("done");
  }).toPass({ intervals: [20, 50, 100] });
}

/** Runs in the page. After hydration it waits until the browser is idle, when the first effects have run. */
function hydration(): Promise<string> {
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  const root = key && (Reflect.get(document, key) as HydratedContainer).stateNode.current;
  if (!root || root.memoizedState.isDehydrated) return Promise.resolve("not yet");
  return new Promise((resolve) => requestIdleCallback(() => resolve("done"), { timeout: 2_000 }));
}

interface HydratedContainer {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

export async function namesInOrder(page: Page): Promise<string[]> {
  const labels = await page
    .getByRole("button", { name: /^Editar / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return labels.map((label) => label.replace(/^Editar /, ""));
}
