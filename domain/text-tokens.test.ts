import { expect, test } from "vitest";
import { ACESSIBILIDADE } from "./defaults/acessibilidade.ts";
import { DEFAULT_CONFIGURACOES } from "./defaults/configuracoes.ts";
import { PRIVACIDADE } from "./defaults/privacidade.ts";
import { TERMOS } from "./defaults/termos.ts";
import { fillTokens } from "./text-tokens.ts";

test.each([PRIVACIDADE, TERMOS, ACESSIBILIDADE])("$titulo leaves no token unfilled", (text) => {
  const filled = JSON.stringify(fillTokens(text, DEFAULT_CONFIGURACOES));
  expect(filled).not.toMatch(/\{[a-z_]+\}/);
  expect(filled).toContain(DEFAULT_CONFIGURACOES.telefone);
});

test("an item that names an empty setting is left out", () => {
  const [first] = fillTokens(PRIVACIDADE, DEFAULT_CONFIGURACOES).secoes;
  expect(first?.itens?.join()).not.toContain("Encarregado de dados");
  expect(first?.itens?.join()).toContain(DEFAULT_CONFIGURACOES.telefone);
});
