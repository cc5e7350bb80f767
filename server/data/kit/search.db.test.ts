import fc from "fast-check";
import { beforeAll, describe, expect, it, test } from "vitest";
import { parseSearch } from "#domain/search/parse-search.ts";
import { plainText } from "#domain/search/plain-text.ts";
import { textMatch } from "#domain/search/text-match.ts";
import { wordLikeness } from "#domain/search/word-likeness.ts";
import { slugify } from "#domain/texto/slug.ts";
import { exames } from "#server/data/exames/exames.ts";
import { listMidia } from "#server/data/midia.ts";
import { listInscritos } from "#server/data/newsletter/inscritos.ts";
import { listUsuarios } from "#server/data/people/usuarios.ts";
import { convenios, profissionais } from "#server/data/plain-lists.ts";
import { convenios as convenioTable } from "#server/db/schema/convenios.ts";
import { exames as exameTable } from "#server/db/schema/exames.ts";
import { midia } from "#server/db/schema/midia.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";

const clinic = testDatabase();
let admin: Awaited<ReturnType<typeof staffIdentity>>;

const EXAMES = [
  "Ressonância magnética da coluna lombar",
  "Tomografia computadorizada de tórax",
  "Ultrassonografia morfológica",
  "Radiografia de tórax",
  "Mamografia digital",
];

beforeAll(async () => {
  admin = await staffIdentity(clinic, "admin_master", { nome: "Conceição Araújo" });
  await clinic.asAdmin(async (tx) => {
    await tx.insert(exameTable).values(
      EXAMES.map((nome, ordem_exibicao) => ({
        nome,
        slug: slugify(nome),
        descricao: nome.startsWith("Mamografia") ? "Mostra nódulos pequenos." : "Um exame.",
        ordem_exibicao,
      })),
    );
    await tx
      .insert(convenioTable)
      .values([
        { nome: "Cassems Saúde", observacoes: "Pede autorização prévia." },
        { nome: "RM Saúde" },
      ]);
  });
  await clinic.superuser`
    insert into inscritos (email, consentimento) values ('joana.vilela@exemplo.com.br', '1'), ('pedro@exemplo.com.br', '1')`;
});

const list = <Row>(
  records: {
    list(tx: never, options: { busca: string }): Promise<{ rows: Row[]; total: number }>;
  },
  busca: string,
) => clinic.database.as(admin, (tx) => records.list(tx as never, { busca }));

describe("exams in the back office", () => {
  it.each([
    ["ressonancia", [EXAMES[0]]],
    ["tomografia torax", [EXAMES[1]]],
    ["torax tomografia", [EXAMES[1]]],
    ["morfologico", [EXAMES[2]]],
    ["mamogrfia", [EXAMES[4]]],
    ["rx torax", [EXAMES[3]]],
    ["nodulos", [EXAMES[4]]],
    ["torax", [EXAMES[1], EXAMES[3]]],
    ["xyzw", []],
    ["%", []],
  ])("%j finds %j", async (busca, names) => {
    const { rows, total } = await list(exames, busca);
    expect(rows.map(({ nome }) => nome)).toEqual(names);
    expect(total).toBe(names.length);
  });
});

it("every other list searches by the same rule", async () => {
  const names = async (records: Parameters<typeof list>[0], busca: string) =>
    ((await list(records, busca)).rows as { nome: string }[]).map(({ nome }) => nome);
  expect(await names(convenios, "casems")).toEqual(["Cassems Saúde"]);
  expect(await names(convenios, "autorizacao")).toEqual(["Cassems Saúde"]);
  // `rm` abbreviates an exam, but also occurs in an insurer's name.
  expect(await names(convenios, "rm")).toEqual(["RM Saúde"]);
  expect(await names({ list: listUsuarios }, "araujo conceicao")).toEqual(["Conceição Araújo"]);
  expect(await names({ list: listUsuarios }, "conceicão arajo")).toEqual(["Conceição Araújo"]);
  expect(await names(profissionais, "nobody")).toEqual([]);
  const found = await clinic.database.as(admin, (tx) =>
    listInscritos(tx, { busca: "joana vilella" }),
  );
  expect(found.rows.map(({ email }) => email)).toEqual(["joana.vilela@exemplo.com.br"]);
  expect((await clinic.database.as(admin, (tx) => listMidia(tx, { busca: "x" }))).rows).toEqual([]);
});

it("a picture with a similar name is found where only another folder has the exact name", async () => {
  await clinic.asAdmin((tx) =>
    tx
      .insert(midia)
      .values([
        records.midia({ chave: "blog/a-100x100", bucket: "blog", nome: "fachadas" }),
        records.midia({ chave: "hero/b-100x100", bucket: "hero", nome: "fachada" }),
      ]),
  );
  const found = await clinic.database.as(admin, (tx) =>
    listMidia(tx, { busca: "fachadas", bucket: "hero" }),
  );
  expect(found.rows.map(({ nome }) => nome)).toEqual(["fachada"]);
});

const WORD = fc.stringMatching(/^[a-z0-9]{1,9}$/);
const TEXT = fc
  .array(fc.stringMatching(/^[a-c]{1,5}$/), { maxLength: 6 })
  .map((words) => words.join(" "));
const CLOSE = fc.stringMatching(/^[a-c]{1,6}$/);

test("the server computes the same likeness as PostgreSQL", async () => {
  const pairs = [
    ...fc.sample(fc.tuple(CLOSE, TEXT), { numRuns: 400, seed: 20 }),
    ...fc.sample(fc.tuple(WORD, WORD), { numRuns: 50, seed: 20 }),
    ["morfologico", "ultrassonografia morfologica"],
    ["ressonansia", "ressonancia magnetica"],
    ["word", "two words"],
    ["a", ""],
  ] as [string, string][];
  const rows = await clinic.superuser`
    select word_similarity(pair ->> 0, pair ->> 1)::float8 as likeness
    from jsonb_array_elements(${JSON.stringify(pairs)}::text::jsonb) with ordinality as p(pair, n) order by n`;
  for (const [index, [word, text]] of pairs.entries()) {
    expect(wordLikeness(word, text), `${word} in ${text}`).toBeCloseTo(rows[index]?.likeness, 5);
  }
});

test("the server folds letters as the database does", async () => {
  const letters = "ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑáàâãäéèêëíìîïóòôõöúùûüçñAz09";
  const [row] = await clinic.superuser`select texto_busca(${letters}) as plain`;
  expect(plainText(letters)).toBe(row?.plain);
});

test("texts in memory are found as names in the database are", () => {
  const texts = EXAMES.map(plainText);
  const find = (typed: string) => {
    const match = textMatch(typed, parseSearch(typed));
    const all = texts.filter((text) => match.hasAll(text));
    return (all.length > 0 ? all : texts.filter((text) => match.isLike(text))).map((text) =>
      texts.indexOf(text),
    );
  };
  expect(find("ressonancia")).toEqual([0]);
  expect(find("TÓRAX tomografia")).toEqual([1]);
  expect(find("morfologico")).toEqual([2]);
  expect(find("mamogrfia")).toEqual([4]);
  expect(find("rx")).toEqual([3]);
  expect(textMatch("1", ["1"]).hasAll("titulo 12")).toBe(true);
  expect(textMatch("exame 1", ["1"]).hasAll("titulo 21")).toBe(false);
  expect(find("xyzw")).toEqual([]);
});
