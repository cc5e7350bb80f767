import { expect, test } from "vitest";
import { isLembreteDue, lembreteParts, lembreteWhatsapp, quandoText } from "./lembretes.ts";

const inicio = new Date("2026-03-05T08:00:00-04:00");
const lembrete = {
  inicio,
  passos: ["Jejum de 6 horas.", "Beba água."],
  temConvenio: true,
  isMenor: false,
  endereco: "Rua A, 1\r\nDourados - MS",
};

test("the preparation is told in the patient's hours, with documents, companion and address", () => {
  expect(lembreteParts(lembrete).map(({ title }) => title)).toEqual([
    "Preparo, nas suas horas",
    "Traga",
    "Acompanhante",
    "Endereço",
  ]);
  const [preparo, traga, acompanhante, endereco] = lembreteParts(lembrete);
  expect(preparo?.lines[0]).toBe("A partir das 2h, nada de comer.");
  expect(traga?.lines).toContain("Carteirinha do convênio");
  expect(acompanhante?.lines.join()).toContain("venha com um adulto");
  expect(endereco?.lines).toEqual(["Rua A, 1", "Dourados - MS"]);
});

test("without preparation or insurer neither is named, and a child needs a guardian", () => {
  const parts = lembreteParts({ ...lembrete, passos: [], temConvenio: false, isMenor: true });
  const text = JSON.stringify(parts);
  expect(text).not.toContain("Preparo");
  expect(text).not.toContain("Carteirinha");
  expect(text).toContain("um responsável precisa vir junto");
});

test.each([
  ["2026-03-05T07:00:00-04:00", "hoje, 05/03/2026 às 08:00"],
  ["2026-03-04T08:00:00-04:00", "amanhã, 05/03/2026 às 08:00"],
  ["2026-03-04T00:00:00-04:00", "amanhã, 05/03/2026 às 08:00"],
  ["2026-03-02T08:00:00-04:00", "05/03/2026 às 08:00"],
])("at %s the time is %s", (now, text) => {
  expect(quandoText(inicio, new Date(now))).toBe(text);
});

test("the WhatsApp text leads to the request's page and names the three answers", () => {
  const now = new Date("2026-03-04T09:00:00-04:00");
  const href = "https://clinica.test/agendar/A-00000-00001";
  const text = lembreteWhatsapp(lembrete, { clinica: "Clínica", href, now });
  expect(text).toContain("Aqui é da Clínica. O seu horário conosco é amanhã, 05/03/2026 às 08:00.");
  expect(text).toContain("- A partir das 2h, nada de comer.");
  expect(text).toContain("Confirmo, Preciso remarcar ou Desisto");
  expect(text.endsWith(href)).toBe(true);
});

test("staff are offered to remind from three days before until the exam", () => {
  const at = (time: string) => isLembreteDue(inicio, new Date(time));
  expect(["2026-03-02T07:59:00-04:00", "2026-03-02T08:00:00-04:00"].map(at)).toEqual([false, true]);
  expect(["2026-03-05T07:59:00-04:00", "2026-03-05T08:00:00-04:00"].map(at)).toEqual([true, false]);
});
