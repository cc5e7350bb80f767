import { type Browser, expect, type Page } from "@playwright/test";
import type { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay } from "#domain/texto/datas.ts";

export async function enterPortal(page: Page, laudo: (typeof DEMO_LAUDOS)[number]): Promise<void> {
  const patient = DEMO_PACIENTES[laudo.paciente] as (typeof DEMO_PACIENTES)[0];
  await page.goto("/resultados");
  await page.getByLabel("CPF do Paciente").fill(formatCpf(accessCpf(patient)));
  await page.getByLabel("Data de Nascimento").fill(formatDay(patient.data_nascimento));
  await page.getByLabel("Protocolo do Exame (opcional)").fill(laudo.protocolo);
  await page.getByRole("button", { name: "Buscar Resultados" }).click();
}

export interface CreatedShare {
  link: string;
  codigo: string;
  senha: string;
}

export async function createShare(page: Page): Promise<CreatedShare> {
  await page.getByRole("link", { name: "Mostrar ao meu médico" }).click();
  await expect(page.getByRole("radio", { name: "7 dias" })).toBeChecked();
  return confirmShare(page);
}

export async function confirmShare(page: Page): Promise<CreatedShare> {
  await page.getByRole("button", { name: "Criar link" }).click();
  const [link = "", codigo = "", senha = ""] = await Promise.all(
    ["Link", "Código", "Senha"].map((name) => page.getByLabel(name, { exact: true }).inputValue()),
  );
  return { link, codigo, senha };
}

export async function otherBrowser(
  browser: Browser,
  baseURL: string | undefined,
  javaScriptEnabled = true,
): Promise<Page> {
  const viewport = { width: 1280, height: 900 };
  const context = await browser.newContext({ baseURL, javaScriptEnabled, viewport });
  return context.newPage();
}

export const SAID_NAME = "Dra. Beatriz Amaral";

export async function openShare(page: Page, senha: string): Promise<void> {
  await page.getByLabel("Seu nome").fill(SAID_NAME);
  await page.getByLabel("Senha").fill(senha);
  await page.getByRole("button", { name: "Abrir" }).click();
}
