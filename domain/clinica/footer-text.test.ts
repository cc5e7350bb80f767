import { expect, it } from "vitest";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { footerText } from "./footer-text.ts";

const clinic = { ...DEFAULT_CONFIGURACOES, nome_clinica: "Clínica $& Ipê" };

it.each([
  // Midnight in Campo Grande is four hours after UTC's.
  ["2027-01-01T03:59:59Z", "© 2026 Clínica $& Ipê. Todos os direitos reservados."],
  ["2027-01-01T04:00:00Z", "© 2027 Clínica $& Ipê. Todos os direitos reservados."],
])("the default at %s is %j", (now, text) => {
  expect(footerText(clinic, new Date(now))).toBe(text);
});

it.each(["© 2019 Outra Clínica", "Desde {dia} {ANO}", "© {ano"])(
  "leaves %j as it was typed",
  (typed) => {
    expect(footerText({ ...clinic, texto_rodape: typed }, new Date())).toBe(typed);
  },
);
