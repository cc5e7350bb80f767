/** Signing in as one of the demo's people, without the screen that has tests of its own. */
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { DEMO_SENHA } from "#demo/usuarios.ts";
import { FORM_HEADERS } from "#tests/support/form-headers.ts";
import { DEMO_EMAILS, type StaffCookies } from "#tests/support/staff-cookies.ts";

export type StaffRole = keyof StaffCookies;

/** The page's browser has the session's cookie from here on. */
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

export interface NewUsuario {
  nome: string;
  email: string;
  tipo_usuario?: StaffRole;
  senha?: string;
}

/** A person of one test's own, made as an admin_master makes one; the page stays signed out. */
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

/** Answers the question that stands before every restore; refusing it first changes nothing. */
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

/** A name that no other test has, for lists that all of them share. */
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

/** Until the page's scripts answer: before that its links and fields are plain HTML. */
export async function untilAwake(page: Page): Promise<void> {
  const account = page.getByRole("button", { name: /@/ }).first();
  const entry = page.getByRole("menuitem", { name: "Minha conta" });
  await expect(async () => {
    // An open form is in front: awake, it lets nothing behind it be reached. Roles know no `inert`.
    if (await page.getByRole("dialog").isVisible()) {
      const behind = account.and(page.locator("[inert] *"));
      return expect(behind).toHaveCount(1, { timeout: 500 });
    }
    // Asked for by an earlier click, it may have come since: then nothing behind it can be clicked.
    if (await entry.isHidden()) await account.click({ timeout: 2_000 });
    await expect(entry).toBeVisible({ timeout: 1_000 });
  }).toPass();
  if (await entry.isHidden()) return;
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
}
