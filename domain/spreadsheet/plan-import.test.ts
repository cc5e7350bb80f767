import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { CONVENIOS, type Convenio } from "../clinica/convenios.ts";
import { EXAMES, type Exame } from "../exames/exames.ts";
import { PROFISSIONAIS, type Profissional } from "../pessoas/profissionais.ts";
import { listThings } from "../things.ts";
import { planImport, type Stored, type TableRow } from "./plan-import.ts";
import { neededColumns, type Sheet, sheetOf } from "./sheet.ts";
import { backText, columnsText, importedText, staleText, summaryText } from "./words.ts";

const HEAD = ["Nome", "Descrição", "Preparo", "Ordem de exibição", "Slug"];

const COBERTURA = { cobertura: "todos", convenios: [], autorizacao: [] } as const;

const MAMA: Exame = {
  ...COBERTURA,
  id: "a",
  versao: 3,
  nome: "Mamografia Digital",
  slug: "mamografia-digital",
  descricao: "Das mamas",
  preparo: "Sem desodorante",
  ordem_exibicao: 4,
};
const TIREOIDE: Exame = {
  ...COBERTURA,
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

const SHEET = sheetOf(EXAMES) as Sheet;
const stored = (...records: (Exame | Convenio | Profissional)[]) => records as unknown as Stored[];
const plan = (...lines: string[][]) => planImport(SHEET, rows(...lines), stored(MAMA, TIREOIDE));

describe("a row is", () => {
  it("an exam by its name, whatever the case, the accents and the spaces", () => {
    const { changed, created } = plan(["Nome", "Descrição"], [" mamografia  dígital", "Outra"]);
    expect(created).toEqual([]);
    expect(changed).toEqual([
      {
        line: 2,
        record: MAMA,
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
      { record: TIREOIDE, values: { nome: "Ultrassom da tireoide", descricao: "Do pescoço" } },
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
  const problemsOf = (...cells: string[]) => plan(HEAD, ["Bom", "Bom", "", "", ""], cells).problems;

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
    expect(problemsOf(...cells)).toEqual([
      { line: 3, field, message: expect.stringContaining(message) },
    ]);
  });

  test("all that is wrong in it, and every such row", () => {
    expect(plan(HEAD, ["", "", "", "x", ""], ["", "y"]).problems).toHaveLength(4);
  });

  test("a name that two exams have needs the slug", () => {
    const twice = [MAMA, { ...MAMA, id: "c", slug: "mamografia-digital-2" }];
    const named = planImport(SHEET, rows(["Nome"], ["Mamografia Digital"]), stored(...twice));
    expect(named.problems).toMatchObject([{ line: 2, field: "Nome" }]);
    const withSlug = planImport(
      SHEET,
      rows(["Nome", "Slug"], ["Mamografia Digital", "mamografia-digital-2"]),
      stored(...twice),
    );
    expect(withSlug).toMatchObject({ unchanged: 1, problems: [] });
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
  expect(Object.values(SHEET.labels)).toEqual(HEAD);
});

test("nothing about people outside the staff has a spreadsheet", () => {
  const sheets = listThings().filter(([, entry]) => sheetOf(entry));
  expect(sheets.map(([thing]) => thing)).toEqual([
    "convenios",
    "exames",
    "profissionais",
    "respostas_prontas",
  ]);
  for (const [, { isPersonal }] of sheets) expect(isPersonal).toBeUndefined();
});

describe("a doctor", () => {
  const sheet = sheetOf(PROFISSIONAIS) as Sheet;
  const LUCIA = {
    id: "a",
    versao: 1,
    nome: "Lúcia Prado",
    titulo: "Médica",
    especialidade: "Radiologia",
    foto_url: null,
    mini_bio: null,
    crm: "CRM-MS 1",
    rqe: null,
    formacao: null,
    especializacoes: ["Mama", "Tórax"],
    horarios: null,
    ordem_exibicao: 1,
  } as const satisfies Omit<Profissional, "especializacoes" | "versao"> & {
    especializacoes: readonly string[];
    versao: number;
  };
  const planOf = (...lines: string[][]) =>
    planImport(sheet, rows(...lines), stored(LUCIA as unknown as Profissional));

  it("has a list in one cell, an item a line", () => {
    const same = planOf(["Nome", "Especializações"], ["lucia prado", "Mama\n Tórax \n\nmama"]);
    expect(same).toMatchObject({ problems: [], changed: [{ values: { nome: "lucia prado" } }] });
    expect(same.changed[0]?.values.especializacoes).toEqual(["Mama", "Tórax"]);
    expect(
      planOf(["Nome", "Especializações"], ["Lúcia Prado", ""]).changed[0]?.values,
    ).toMatchObject({
      especializacoes: [],
    });
  });

  it("is refused in the words of the form", () => {
    const { problems } = planOf(["Nome", "Título", "Foto"], ["Nova", "Enfermeira", "javascript:1"]);
    expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      "Título: Título inválido",
      "Especialidade: Especialidade é obrigatória",
      "Foto: URL inválida",
    ]);
  });
});

describe("of insurers, who have no address of their own,", () => {
  const sheet = sheetOf(CONVENIOS) as Sheet;
  const one = { nome: "Cassems", logo_url: null, versao: 1 };
  const TWO = stored(
    { ...one, id: "a", observacoes: "Plano A", ordem_exibicao: 1 },
    { ...one, id: "b", observacoes: "Plano B", ordem_exibicao: 2 },
  );
  const HEAD_ROW = ["Nome", "Logo", "Observações", "Ordem de exibição"];

  it("two of one name are each found by the rest of the row", () => {
    const lines = [
      ["Cassems", "", "Plano B", "2"],
      ["Cassems", "", "Plano A", "1"],
    ];
    const found = planImport(sheet, rows(HEAD_ROW, ...lines), TWO);
    expect(found).toMatchObject({ unchanged: 2, changed: [], created: [], problems: [] });
  });

  it("a row that could be either is refused", () => {
    const { problems } = planImport(sheet, rows(HEAD_ROW, ["cassems", "", "Plano C", "1"]), TWO);
    expect(problems).toEqual([
      {
        line: 2,
        field: "Nome",
        message:
          "Há mais de um convênio com este nome: mude na tela um dos nomes antes de importar",
      },
    ]);
  });
});

test("sentences agree with their thing", () => {
  const imagem = { one: "imagem", many: "imagens", article: "a" } as const;
  expect(backText(imagem)).toBe("Voltar às imagens");
  expect(importedText(imagem, 1)).toBe("1 imagem importada");
  expect(staleText(imagem)).toMatch(/^As imagens mudaram/);
  expect(summaryText(imagem, { created: 1, changed: 2, unchanged: 0 })).toBe(
    "1 imagem nova e 2 alteradas",
  );
  expect(neededColumns(SHEET)).toEqual(["Descrição"]);
  expect(columnsText(SHEET.words, { labels: HEAD, needed: ["Descrição"], lists: [] })).toBe(
    "Um CSV de até 1 MB, com as colunas Nome, Descrição, Preparo, Ordem de exibição, Slug. Só a primeira é obrigatória; nos exames novos, Descrição também, e onde essa coluna vem ela não fica vazia. A conferência começa quando você escolhe o arquivo.",
  );
  expect(columnsText(imagem, { labels: ["Nome"], needed: [], lists: [] })).toMatch(
    /Só a primeira é obrigatória\. A conferência/,
  );
});
