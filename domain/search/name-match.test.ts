import { expect, test } from "vitest";
import { labelMatch, nameMatch } from "./name-match.ts";

test.each([
  ["Olivera", "João de Oliveira"],
  ["souza", "Ana Maria Sousa"],
  ["sousa maria", "Ana Maria Souza"],
  ["tiago", "Thiago Luz"],
  ["filipe", "Felipe Prado"],
  ["Conceicao lems", "Conceição Lemes da Rosa"],
  ["irnee", "Irene Shimabukuro"],
  ["jo oliv", "João de Oliveira"],
])("%j is %j, typed with an error", (typed, nome) => {
  expect(nameMatch(typed)(nome)).toBe(true);
});

test.each([
  ["Maria Silva", "Maria Souza"],
  ["Pedro", "Paulo"],
  ["Ana", "Ida Luz"],
  ["", "Ana"],
  ["---", "Ana"],
])("%j is not %j", (typed, nome) => {
  expect(nameMatch(typed)(nome)).toBe(false);
});

test.each([
  ["exme", "Exames"],
  ["exma", "Exames"],
  ["exmes", "Exames"],
  ["laud", "Laudos"],
  ["luados", "Laudos"],
  ["midai", "Mídia"],
  ["pefguntas", "Perguntas de segurança"],
  ["conv", "Convênios"],
  ["covn", "Convênios"],
])("%j is the screen %j, typed with an error or half", (typed, label) => {
  expect(labelMatch(typed)(label)).toBe(true);
});

test.each([
  ["exme", "Mensagens"],
  ["luz", "Laudos"],
  ["xxxx", "Exames"],
  ["", "Exames"],
])("%j is not the screen %j", (typed, label) => {
  expect(labelMatch(typed)(label)).toBe(false);
});
