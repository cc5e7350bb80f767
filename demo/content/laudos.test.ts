import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { DEMO_LAUDOS, EXAME_TEXTS } from "./laudos.ts";
import { DEMO_PROFISSIONAIS } from "./profissionais.ts";

const FIELDS: readonly [exam: RegExp, especialidade: string, own: RegExp][] = [
  [/Ecocardiograma/, "Cardiologia", /Ecocardiograma/],
  [/Mamografia/, "Radiologia e Diagnóstico por Imagem", /Mamografia/],
  [/Doppler/, "Radiologia e Diagnóstico por Imagem", /Doppler vascular/],
  [/Ultrassonografia/, "Radiologia e Diagnóstico por Imagem", /Ultrassonografia geral/],
  [/Ressonância|Tomografia/, "Radiologia e Diagnóstico por Imagem", /Tomografia computadorizada/],
  [/Radiografia|Densitometria/, "Radiologia e Diagnóstico por Imagem", /Radiografia/],
];

it.each(EXAME_TEXTS)("$exame is signed by $medico", ({ exame, medico }) => {
  const doctor = DEMO_PROFISSIONAIS.find(({ nome }) => nome === medico);
  const [, especialidade, own] = FIELDS.find(([exam]) => exam.test(exame)) ?? [];
  expect(doctor?.especialidade).toBe(especialidade);
  expect(doctor?.especializacoes.join()).toMatch(own ?? /^$/);
});

it("the PDFs name the same doctors", async () => {
  const file = path.join(import.meta.dirname, "../midia/laudos/index.json");
  const index: Record<string, { textos: string[] }> = JSON.parse(await readFile(file, "utf8"));
  for (const { pdfs, medico_responsavel, crm } of DEMO_LAUDOS) {
    expect(crm).not.toBe("");
    for (const name of pdfs) {
      expect(index[name]?.textos.join(), name).toContain(medico_responsavel);
      expect(index[name]?.textos.join(), name).toContain(crm);
    }
  }
});
