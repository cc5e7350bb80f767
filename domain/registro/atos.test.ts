import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ATOS, formatAto, formatAtoDoLaudo, LAUDO_ACTS, READING_ACTS } from "./atos.ts";
import { EVENTOS, formatEvento } from "./eventos.ts";

it("ids are plain words, so that no spelling of one reads like another", () => {
  for (const id of [...Object.keys(ATOS), ...Object.keys(EVENTOS)])
    expect(id).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

it("the list of what touched a report holds no list, search nor sign-in; an opening is no change", () => {
  for (const acao of ["listou_laudos", "procurou_laudos", "abriu_lista", "entrou"]) {
    expect(LAUDO_ACTS).not.toContain(acao);
  }
  expect(READING_ACTS).toContain("baixou_pdf");
  expect(READING_ACTS).not.toContain("liberou_laudo");
});

it("acts are read in Portuguese, unknown ones as they are", () => {
  expect(formatAto("enviou_codigo_acesso")).toBe("enviou código de acesso");
  expect(formatAtoDoLaudo("viu_laudo")).toBe("abriu o laudo");
  expect(formatAto("dobrou_laudo")).toBe("dobrou laudo");
  expect(formatAto("constructor")).toBe("constructor");
  expect(formatEvento("trocou_senha_link")).toBe("trocou a senha pelo link");
  expect(formatEvento("enviou_newsletter", 12)).toBe("mandou enviar a 12 inscritos");
  expect(formatEvento("__proto__")).toBe("  proto  ");
});

it("what the database's functions write is declared", () => {
  const root = path.join(import.meta.dirname, "../../server/db/sql");
  const sql = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .join("\n");
  const own = [
    ...sql.matchAll(
      /(?<=encadeia_equipe\(\s*)'[^']*'|(?<=encadeia_equipe\(\s*|feito text := )CASE.*?END/gs,
    ),
  ].flatMap(([text]) =>
    text.startsWith("'")
      ? [text.slice(1, -1)]
      : [...text.matchAll(/(?:THEN|ELSE) '(\w+)'/g)].map(([, id]) => id ?? ""),
  );
  expect(own).toEqual(expect.arrayContaining(["anulou_laudo", "cadastrou_paciente", "juntou_pdf"]));
  expect(own.filter((id) => !Object.hasOwn(ATOS, id))).toEqual([]);
});
