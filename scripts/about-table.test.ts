import { expect, it } from "vitest";
import { aboutTable } from "./about-table.ts";

const namesOf = (table: string) => aboutTable(table)?.functions.map(({ name }) => name);

it("names every function that touches a table, also those that its triggers run", () => {
  expect(namesOf("consentimentos")?.sort()).toEqual([
    "apaga_consentimentos",
    "conta_versao",
    "da_consentimento",
    "protege_dados_pessoais",
    "registra_mudanca",
    "retira_consentimento",
    "sai_da_newsletter",
  ]);
  expect(namesOf("laudos")).toEqual(
    expect.arrayContaining([
      "guarda_laudo",
      "procura_paciente",
      "registra_entrega",
      "conta_versao",
    ]),
  );
  expect(namesOf("midia")).toEqual(expect.arrayContaining(["usos_de_midia", "avisa_conteudo"]));
});

it("tells its columns, and what guards it in whichever file", () => {
  const { columns = "", guards = [] } = aboutTable("laudos") ?? {};
  expect(columns).toContain('"movido_para" uuid');
  expect(guards.join("\n")).toContain("CREATE POLICY laudo_versoes_proprias ON laudo_versoes");
  expect(guards.join("\n")).toContain("GRANT SELECT, INSERT, UPDATE ON laudos");
  expect(aboutTable("nada")).toBeUndefined();
});
