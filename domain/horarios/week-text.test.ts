import { expect, test } from "vitest";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { formatWeek } from "./week-text.ts";

test("days with the same hours share a line, Monday first", () => {
  expect(formatWeek(DEFAULT_CONFIGURACOES.horarios.exames)).toEqual([
    { dias: "Segunda a quinta", horas: "7h às 18h" },
    { dias: "Sexta", horas: "7h às 17h" },
    { dias: "Sábado e domingo", horas: "Fechado" },
  ]);
});

test("a day with a break says both parts", () => {
  const semana = {
    ...DEFAULT_CONFIGURACOES.horarios.exames,
    sab: [
      { abre: "07:00", fecha: "11:30" },
      { abre: "13:00", fecha: "17:00" },
    ],
  };
  expect(formatWeek(semana)).toContainEqual({
    dias: "Sábado",
    horas: "7h às 11h30 e 13h às 17h",
  });
});
