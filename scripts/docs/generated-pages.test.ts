import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { DEMO_SENHA, DEMO_USUARIOS } from "#demo/usuarios.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { settingsSchema } from "#server/config.ts";
import { GENERATED_PAGES } from "./generated-pages.ts";

const README = readFileSync("README.md", "utf8");
const MOST_LINES = 90;

test.each(Object.entries(GENERATED_PAGES))("%s is what `npm run docs` writes", (file, page) => {
  expect(readFileSync(file, "utf8"), "run: npm run docs").toBe(page());
});

test("every setting has one row on the page of settings", () => {
  const rows = readFileSync("docs/settings.md", "utf8").matchAll(/^\| `(\w+)`/gm);
  const named = [...rows].map(([, name]) => name);
  expect(named.toSorted()).toEqual(Object.keys(settingsSchema.shape).toSorted());
});

test("the README names the demonstration's sign-ins and one patient as they are", () => {
  const [rosa] = DEMO_PACIENTES;
  const laudo = DEMO_LAUDOS.find(({ paciente }) => paciente === 0);
  const shown = [
    ...DEMO_USUARIOS.map(({ email }) => email),
    DEMO_SENHA,
    rosa?.nome,
    formatCpf(rosa?.cpf ?? ""),
    formatDay(rosa?.data_nascimento ?? ""),
    laudo?.protocolo,
  ];
  expect(shown.filter((text) => !README.includes(`${text}`))).toEqual([]);
});

test(`the README has ${MOST_LINES} lines at most`, () => {
  expect(README.trimEnd().split("\n").length).toBeLessThanOrEqual(MOST_LINES);
});
