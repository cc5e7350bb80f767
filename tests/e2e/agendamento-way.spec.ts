import { type Browser, expect } from "@playwright/test";
import { validCpf } from "#demo/content/pacientes.ts";
import { nextDay } from "#domain/agenda/horarios-livres.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { expectNoSidewaysScroll } from "./sideways-scroll.ts";
import { type StaffRole, signInAs, untilAwake } from "./staff.ts";
import { test } from "./test.ts";

test.use({ clinic: "own", expected: { messages: [/409 \(Conflict\)/] } });
const PHONE = { width: 390, height: 844 };
const EXAME = "Ressonância magnética do joelho";
const NOME = "Benedita Walter Arruda";
const NASCIMENTO = "17/05/1960";

async function staff(browser: Browser, baseURL: string | undefined, role: StaffRole) {
  const page = await browser.newPage({ baseURL, viewport: PHONE });
  await signInAs(page, role);
  return page;
}

/** @returns tomorrow, or Monday if tomorrow is a Sunday, because the rooms are closed on Sundays */
function soon(): string {
  const day = nextDay(isoDate(new Date()));
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? nextDay(day) : day;
}

test("from the request to the report", async ({ browser, baseURL }) => {
  const patient = await browser.newPage({ baseURL, viewport: PHONE, javaScriptEnabled: false });
  await patient.goto("/agendar");
  await patient.getByLabel("Exame").selectOption({ label: EXAME });
  await patient.getByLabel("Convênio").selectOption({ label: "Particular" });
  await patient.getByLabel("Segunda").check();
  await patient.getByLabel("Nome").fill(NOME);
  await patient.getByLabel("Data de nascimento").fill(NASCIMENTO);
  await patient.getByLabel("CPF (opcional)").fill(formatCpf(validCpf("731904422")));
  await patient.getByLabel("Telefone").fill("(67) 99999-0000");
  await patient.getByLabel("E-mail (opcional)").fill("benedita@exemplo.com.br");
  await patient.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(patient.getByText("Pedido recebido! Respondemos em até 24 horas.")).toBeVisible();
  await patient.getByLabel("Data de nascimento").fill(NASCIMENTO);
  await patient.getByRole("button", { name: "Ver pedido" }).click();
  await expect(patient.getByText("A clínica está olhando o seu pedido")).toBeVisible();
  const questions = patient.getByRole("group");
  await patient.getByRole("button", { name: "Enviar respostas" }).click();
  await expect(questions.first().getByLabel("Sim")).toBeFocused();
  await expect(questions.first()).toContainText("Escolha Sim ou Não");
  for (const [index, question] of (await questions.all()).entries()) {
    await question.getByLabel(index === 0 ? "Sim" : "Não").check();
  }
  await patient.getByRole("button", { name: "Enviar respostas" }).click();
  await expect(patient.getByRole("button", { name: "Enviar respostas" })).toHaveCount(0);

  const recepcao = await staff(browser, baseURL, "recepcao");
  await recepcao.goto(`/admin/agendamentos?busca=${encodeURIComponent(NOME)}`);
  await recepcao.getByRole("link", { name: `Abrir ${NOME}` }).click();
  await recepcao.waitForURL(/[0-9a-f-]{36}$/);
  const screen = new URL(recepcao.url()).pathname;
  const laudos = await staff(browser, baseURL, "laudos");
  await laudos.goto(screen);
  await untilAwake(laudos);
  await laudos.getByLabel("Pode fazer o exame?").selectOption({ label: "Sim, pode" });
  await laudos.getByLabel("Motivo").fill("Marca-passo compatível.");

  await recepcao.goto(`${screen}/propor?dia=${soon()}`);
  await untilAwake(recepcao);
  const times = recepcao.getByRole("checkbox");
  await times.nth(0).check();
  await times.nth(3).check();
  await recepcao.getByRole("button", { name: "Enviar proposta" }).click();
  await expect(recepcao.getByText("Horários propostos", { exact: true })).toBeVisible();
  // The form of `laudos` was opened before the proposal, so it sends an old version.
  const decide = laudos.getByRole("button", { name: "Decidir" });
  await decide.click();
  await expect(laudos.getByText("Este registro foi alterado por outra pessoa.")).toHaveCount(1);
  await expect(laudos.getByLabel("Motivo")).toHaveValue("Marca-passo compatível.");
  await decide.click();
  await expect(decide).toHaveCount(0);

  await patient.reload();
  await patient.getByRole("button", { name: "Confirmar horário" }).click();
  await expect(patient.getByRole("radio").first()).toBeFocused();
  await expect(patient.getByText("Escolha um horário")).toBeVisible();
  await patient.getByRole("radio").first().check();
  await patient.getByRole("button", { name: "Confirmar horário" }).click();
  await expect(patient.getByText("O seu horário está confirmado")).toBeVisible();
  await expectNoSidewaysScroll(patient);

  await recepcao.goto(screen);
  await untilAwake(recepcao);
  const reminder = recepcao.getByRole("link", { name: `Lembrar ${NOME} pelo WhatsApp` });
  const address = new URL((await reminder.getAttribute("href")) ?? "");
  expect(address.href).toContain("https://wa.me/5567999990000?text=");
  expect(address.searchParams.get("text")).toContain("Confirmo, Preciso remarcar ou Desisto");
  await recepcao.context().route("https://wa.me/**", (route) => route.abort());
  await reminder.click();
  await expect(recepcao.getByText(/^Lembrete pelo WhatsApp em/)).toBeVisible();

  await patient.reload();
  const calendar = patient.waitForEvent("download");
  await patient.getByRole("link", { name: "Pôr no calendário do celular" }).click();
  expect((await calendar).suggestedFilename()).toMatch(/^horario-A-.*\.ics$/);
  await patient.getByRole("button", { name: "Confirmo" }).click();
  await expect(patient.getByText("Você confirmou que vem.")).toBeVisible();
  await expectNoSidewaysScroll(patient);

  await recepcao.goto("/admin/agendamentos");
  await expect(recepcao.getByText("Confirmou presença").first()).toBeVisible();
  await untilAwake(recepcao);
  await recepcao.getByRole("button", { name: `Chegou: ${NOME}` }).click();
  await expect(recepcao.getByText("Chegou: o laudo está cadastrado.")).toBeVisible();
  await recepcao.goto(`/admin/laudos?busca=${encodeURIComponent(NOME)}`);
  await expect(recepcao.getByText(EXAME)).toBeVisible();
  await patient.reload();
  await expect(patient.getByText("Recebemos você na clínica")).toBeVisible();
});
