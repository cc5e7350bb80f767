import { expect, it } from "vitest";
import { loadFailedAt } from "./load-failed.ts";

it.each([
  ["/admin", "Erro ao carregar estatísticas"],
  ["/admin/exames", "Falha ao carregar exames"],
  ["/admin/exames/novo", "Falha ao carregar exames"],
  ["/admin/blog", "Falha ao carregar posts do blog"],
  ["/admin/usuarios", "Falha ao carregar usuários"],
  ["/admin/profissionais", "Erro ao carregar profissionais"],
  ["/admin/convenios", "Erro ao carregar convênios"],
  ["/admin/configuracoes", "Não foi possível carregar as configurações."],
  ["/admin/homepage/sobre", "Não foi possível carregar os dados."],
  ["/admin/historico/exames/1", "Não foi possível carregar os dados."],
  ["/admin/examesx", "Não foi possível carregar os dados."],
])("%s: %s", (pathname, text) => {
  expect(loadFailedAt(pathname)).toBe(text);
});
