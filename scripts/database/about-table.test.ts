import { expect, it } from "vitest";
import { aboutTable } from "./about-table.ts";

const whyOf = (table: string) =>
  Object.fromEntries(aboutTable(table)?.functions.map(({ name, why }) => [name, why]) ?? []);

it("names every function that touches a table, also those that its triggers and policies run", () => {
  expect(Object.keys(whyOf("consentimentos")).sort()).toEqual([
    "apaga_consentimentos",
    "confirma_inscricao",
    "conta_versao",
    "da_consentimento",
    "hash_do_token",
    "pode",
    "protege_dados_pessoais",
    "quem_pede",
    "recebe_mensagem",
    "registra_linha",
    "registra_mudanca",
    "retira_consentimento",
    "sai_da_newsletter",
  ]);
  expect(Object.keys(whyOf("laudos"))).toEqual(
    expect.arrayContaining([
      "guarda_laudo",
      "procura_paciente",
      "registra_entrega",
      "conta_versao",
    ]),
  );
  expect(Object.keys(whyOf("midia"))).toEqual(
    expect.arrayContaining(["usos_de_midia", "avisa_conteudo"]),
  );
});

it("says by which calls a function touches it, to any depth", () => {
  expect(whyOf("acessos_pacientes")).toMatchObject({
    abre_acesso: "",
    procura_paciente: "calls abre_acesso",
    confirma_codigo: "calls abre_acesso",
    guarda_paciente: "calls encerra_entradas; triggers of pacientes",
  });
  expect(whyOf("laudos")).toMatchObject({
    pode: "a statement above runs it",
    acesso_atual: "laudos_do_acesso calls it",
    hash_do_token: "quem_pede calls it",
    encadeia: "encadeia_equipe calls it",
  });
  expect(whyOf("inscritos").caixa_postal).toBe("a statement above runs it");
});

it("writes out what a function gives a table", () => {
  const guards = aboutTable("convenios")?.guards.map(({ statement }) => statement);
  expect(guards).toContain(
    "GRANT SELECT, INSERT, UPDATE, DELETE ON convenios TO clinica_pode_conteudo",
  );
  expect(guards).toContain(
    "CREATE POLICY convenios_escrevem ON convenios TO clinica_pode_conteudo USING ((select pode('conteudo')))",
  );
});

it("takes no word of a comment, capability or column for a table", () => {
  const guards = aboutTable("pacientes")?.guards.map(({ file }) => file);
  expect(guards).not.toContain("server/db/sql/tables/trilha-pacientes.sql");
  const files = aboutTable("laudos")
    ?.guards.map(({ statement }) => statement)
    .join();
  expect(files).not.toContain("ON pacientes");
});

it("names its columns, and what guards it, whichever file that is in", () => {
  const { columns = "", guards = [] } = aboutTable("laudos") ?? {};
  const statements = guards.map(({ statement }) => statement).join("\n");
  expect(columns).toContain('"movido_para" uuid');
  expect(statements).toContain("CREATE POLICY laudo_versoes_proprias ON laudo_versoes");
  expect(statements).toContain("GRANT SELECT, INSERT, UPDATE ON laudos");
  expect(aboutTable("nada")).toBeUndefined();
});
