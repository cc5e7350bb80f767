import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { EXAME_COLUMNS, planImport, type TableRow } from "./exame-csv.ts";
import type { Exame } from "./exames.ts";

const HEAD = ["Nome", "Descrição", "Preparo", "Ordem de exibição", "Slug"];

const MAMA: Exame = {
  id: "a",
  versao: 3,
  nome: "Mamografia Digital",
  slug: "mamografia-digital",
  descricao: "Das mamas",
  preparo: "Sem desodorante",
  ordem_exibicao: 4,
};
const TIREOIDE: Exame = {
  id: "b",
  versao: 1,
  nome: "Ultrassonografia da Tireoide",
  slug: "tireoide",
  descricao: "Do pescoço",
  preparo: null,
  ordem_exibicao: 7,
};

function rows(...lines: string[][]): TableRow[] {
  return lines.map((cells, index) => ({ line: index + 1, cells }));
}

const plan = (...lines: string[][]) => planImport(rows(...lines), [MAMA, TIREOIDE]);

describe("a row is", () => {
  it("an exam by its name, whatever the case, the accents and the spaces", () => {
    const { changed, created } = plan(["Nome", "Descrição"], [" mamografia  dígital", "Outra"]);
    expect(created).toEqual([]);
    expect(changed).toEqual([
      {
        line: 2,
        exame: MAMA,
        values: {
          nome: "mamografia dígital",
          descricao: "Outra",
          preparo: "Sem desodorante",
          ordem_exibicao: 4,
        },
      },
    ]);
  });

  it("an exam by its slug, which may then change its name", () => {
    const { changed } = plan(["slug", "nome"], ["tireoide", "Ultrassom da tireoide"]);
    expect(changed).toMatchObject([
      { exame: TIREOIDE, values: { nome: "Ultrassom da tireoide", descricao: "Do pescoço" } },
    ]);
  });

  it("new otherwise, last in the order where it says none, with its slug where it says one", () => {
    const { created, problems } = plan(
      HEAD,
      ["Raio X", "Do tórax", "", "", ""],
      ["Doppler", "Das carótidas", "Jejum\nÁgua", "20", "doppler-carotidas"],
      ["Holter", "24 horas", "", "", ""],
    );
    expect(problems).toEqual([]);
    expect(created.map(({ values }) => values)).toEqual([
      {
        nome: "Raio X",
        descricao: "Do tórax",
        preparo: null,
        ordem_exibicao: 8,
        slug: undefined,
      },
      {
        nome: "Doppler",
        descricao: "Das carótidas",
        preparo: "Jejum\nÁgua",
        ordem_exibicao: 20,
        slug: "doppler-carotidas",
      },
      { nome: "Holter", descricao: "24 horas", preparo: null, ordem_exibicao: 21, slug: undefined },
    ]);
  });

  it("nothing where all of it is blank", () => {
    const { created, problems } = plan(["", ""], ["Nome", "Descrição"], ["", " "], ["A", "B"]);
    expect(problems).toEqual([]);
    expect(created.map(({ line }) => line)).toEqual([4]);
  });
});

test("an empty cell clears a preparation; a column that is not there leaves it", () => {
  const cleared = plan(["Nome", "Preparo"], ["Mamografia digital", ""]);
  expect(cleared.changed[0]?.values.preparo).toBeNull();
  const left = plan(["Nome"], ["Mamografia Digital"]);
  expect(left).toMatchObject({ changed: [], unchanged: 1, problems: [] });
});

test("columns that say nothing of an exam are named, not refused", () => {
  const { ignored, problems } = plan(
    ["Nome", "Preço", "Convênio"],
    ["Mamografia Digital", "1", ""],
  );
  expect(ignored).toEqual(["Preço", "Convênio"]);
  expect(problems).toEqual([]);
});

describe("a bad row is named by line, field and reason:", () => {
  const judged = (...cells: string[]) => plan(HEAD, ["Bom", "Bom", "", "", ""], cells).problems;

  test.each([
    ["no name", ["", "x", "", "", ""], "Nome", "Nome é obrigatório"],
    ["no description", ["Novo", " ", "", "", ""], "Descrição", "Descrição é obrigatória"],
    ["a long name", ["n".repeat(201), "x"], "Nome", "Use no máximo 200 caracteres"],
    ["a word for a number", ["N", "x", "", "dez"], "Ordem de exibição", "número inteiro"],
    ["a number below 0", ["N", "x", "", "-1"], "Ordem de exibição", "número inteiro"],
    ["a fraction", ["N", "x", "", "1,5"], "Ordem de exibição", "número inteiro"],
    ["a large number", ["N", "x", "", "1000001"], "Ordem de exibição", "no máximo 1000000"],
    ["a bad slug", ["N", "x", "", "", "Não é"], "Slug", "letras minúsculas"],
    ["a cell too many", ["N", "x", "", "", "", "y"], "", "A linha tem 6 colunas"],
    ["the same twice", ["BOM", "x", "", "", ""], "Nome", "É o mesmo exame da linha 2"],
  ])("%s", (_, cells, field, message) => {
    expect(judged(...cells)).toEqual([
      { line: 3, field, message: expect.stringContaining(message) },
    ]);
  });

  test("all that is wrong in it, and every such row", () => {
    expect(plan(HEAD, ["", "", "", "x", ""], ["", "y"]).problems).toHaveLength(4);
  });

  test("a name that two exams have needs the slug", () => {
    const twice = [MAMA, { ...MAMA, id: "c", slug: "mamografia-digital-2" }];
    const named = planImport(rows(["Nome"], ["Mamografia Digital"]), twice);
    expect(named.problems).toMatchObject([{ line: 2, field: "Nome" }]);
    const told = planImport(
      rows(["Nome", "Slug"], ["Mamografia Digital", "mamografia-digital-2"]),
      twice,
    );
    expect(told).toMatchObject({ unchanged: 1, problems: [] });
  });
});

test.each([
  [[], "O arquivo está vazio."],
  [[["", ""]], "O arquivo está vazio."],
  [[["Descrição"], ["x"]], "A primeira linha precisa ter a coluna Nome."],
  [
    [
      ["Nome", "NOME"],
      ["x", "y"],
    ],
    "A coluna Nome aparece duas vezes.",
  ],
  [[["Nome"]], "O arquivo não tem nenhum exame."],
  [
    [["Nome"], ...Array.from({ length: 1001 }, () => ["x"])],
    "São no máximo 1000 exames de uma vez.",
  ],
])("a file that is no list of exams says why", (lines, message) => {
  expect(plan(...lines)).toMatchObject({ created: [], changed: [], problems: [{ message }] });
});

test("whatever rows come, each is one of: new, changed, the same, wrong", () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom("Mamografia Digital", "tireoide", "1", ""));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }), (lines) => {
      const { created, changed, unchanged, problems } = plan(HEAD, ...lines);
      const filled = lines.filter((cells) => cells.some((text) => text.trim()));
      const wrong = new Set(problems.map(({ line }) => line));
      if (filled.length > 0) {
        expect(created.length + changed.length + unchanged + wrong.size).toBe(filled.length);
      }
    }),
  );
});

test("the file's first line is what the form's labels say", () => {
  expect(Object.values(EXAME_COLUMNS)).toEqual(HEAD);
});
