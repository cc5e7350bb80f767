import { expect, test } from "vitest";
import {
  newsletterForm,
  type Progress,
  secondsToNextTry,
  sendingState,
  sendNewsletterForm,
} from "./newsletter.ts";

test.each(["ana@exemplo.com.br", " Ana.Paula+exames@clinica.test "])("%j is an e-mail", (email) => {
  expect(newsletterForm.parse({ email })).toEqual({ email: email.trim().toLowerCase() });
});

test.each([undefined, "", "ana", "ana@", "@exemplo.com", "a b@c.d", `${"a".repeat(250)}@x.br`])(
  "%j is not an e-mail",
  (email) => {
    const issues = newsletterForm.safeParse({ email }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["email", "E-mail inválido"],
    ]);
  },
);

test("twenty tries take about two days, the first again within a minute", () => {
  const waits = Array.from({ length: 20 }, (_, index) => secondsToNextTry(index + 1));
  expect(waits[0]).toBeLessThanOrEqual(60);
  expect(Math.max(...waits)).toBe(4 * 3600);
  const days = waits.reduce((sum, one) => sum + one, 0) / 86_400;
  expect(days).toBeGreaterThan(1.5);
  expect(days).toBeLessThan(2.5);
});

const NOW = new Date("2026-11-22T12:00:00Z");
const NONE: Progress = {
  na_fila: 0,
  enviado: 0,
  recusado: 0,
  falhou: 0,
  dispensado: 0,
  parado: 0,
  total: 0,
  novos: 0,
  inicio: null,
  ultima: null,
};

test.each([
  ["never", {}],
  ["sending", { total: 3, na_fila: 2, ultima: new Date(NOW.getTime() - 1_000) }],
  ["stalled", { total: 3, na_fila: 2, ultima: new Date(NOW.getTime() - 180_000) }],
  ["stopped", { total: 3, parado: 2, ultima: NOW }],
  ["done", { total: 3, enviado: 2, recusado: 1, ultima: NOW }],
] as const)("is %s with %o", (state, numbers) => {
  expect(sendingState({ ...NONE, ...numbers }, NOW)).toBe(state);
});

test("a newsletter is scheduled for a moment to come, within a year", () => {
  const messages = (days: number) => {
    const sai_em = new Date(Date.now() + days * 86_400_000).toISOString();
    const { error } = sendNewsletterForm.safeParse({ formulario: "agendar", sai_em });
    return error?.issues.map(({ message }) => message) ?? [];
  };
  expect(messages(-1)).toEqual(["Escolha um dia e uma hora que ainda vêm"]);
  expect([messages(1), messages(365)]).toEqual([[], []]);
  expect(messages(367)).toEqual(["Escolha uma data dentro de um ano"]);
});
