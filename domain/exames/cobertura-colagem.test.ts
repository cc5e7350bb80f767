import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { readColagem, readNivel } from "./cobertura-colagem.ts";

const CONVENIOS = ["Unimed", "Cassems", "São Francisco; Saúde"].map((nome) => ({ id: nome, nome }));
const EXAMES = ["Ressonância do joelho", "Raio-X", "Mamografia"].map((nome) => ({
  id: nome,
  nome,
  todos: nome === "Mamografia",
  niveis: nome === "Mamografia" ? "sss" : "nnn",
}));

const read = (text: string) => {
  const { linhas, celulas, problems } = readColagem(text, EXAMES, CONVENIOS);
  const rows = [...linhas].map(([id, { niveis, todos }]) => `${id} ${niveis}${todos ? "+" : ""}`);
  return { rows, celulas, problems };
};

describe("a table", () => {
  it("copied from a spreadsheet fills the rows and columns that it names", () => {
    const text =
      "\tCassems\tUnimed\r\nraio x\tsim\tautorização\r\nRESSONANCIA DO JOELHO\t\tSIM\r\n";
    expect(read(text)).toEqual({
      rows: ["Raio-X asn", "Ressonância do joelho snn"],
      celulas: 4,
      problems: [],
    });
  });

  it("of a CSV file may have quoted names", () => {
    const text = '\uFEFFExame;"São Francisco; Saúde";Unimed\n"Raio-X";x;"n"';
    expect(read(text).rows).toEqual(["Raio-X nns"]);
  });

  it("may have quotes in a copied name, and the apostrophe before a formula in an exported one", () => {
    const convenios = ['Plano 3" prata', "-Vida"].map((nome) => ({ id: nome, nome }));
    const copied = readColagem('\tPlano 3" prata\nRaio-X\tsim', EXAMES, convenios);
    expect(copied.linhas.get("Raio-X")?.niveis).toBe("snn");
    const exported = readColagem("Exame;'-Vida\r\nRaio-X;sim\r\n", EXAMES, convenios);
    expect(exported.linhas.get("Raio-X")?.niveis).toBe("nsn");
  });

  it("with an unclosed quote is told by its line", () => {
    expect(read('Exame;Unimed\nRaio-X;"sim').problems).toEqual([
      "As aspas que começam aqui não se fecham (linha 2)",
    ]);
  });

  it("with an empty cell takes an exam from those that all cover", () => {
    expect(read("\tUnimed\tCassems\nMamografia\tsim\t").rows).toEqual(["Mamografia sns"]);
    expect(read("\tUnimed\nMamografia\tautorização").rows).toEqual(["Mamografia ass+"]);
  });

  it("names what is unknown, and the rest is filled", () => {
    const text = "\tUnimed\tUnimedd\nRaio-X\ttalvez\tsim\nRaio Z\tsim\tsim\nMamografia\tsim\tsim";
    expect(read(text)).toEqual({
      rows: ["Raio-X nnn", "Mamografia sss+"],
      celulas: 1,
      problems: [
        "Convênio não encontrado: “Unimedd”",
        "Exame não encontrado: “Raio Z”",
        "Valor não reconhecido: “talvez”, em Raio-X, Unimed",
      ],
    });
  });

  it("names what it has twice", () => {
    expect(read("\tUnimed\tunimed\nRaio-X\tsim\tsim").problems).toEqual([
      "Convênio duas vezes na tabela: “unimed”",
    ]);
  });

  it("names an exam whose name two exams have", () => {
    const exames = [...EXAMES, { ...EXAMES[0], id: "2" }] as typeof EXAMES;
    expect(readColagem("\tUnimed\nRessonancia do joelho\tsim", exames, CONVENIOS).problems).toEqual(
      ["Exame com nome repetido no cadastro: “Ressonancia do joelho”"],
    );
  });
});

test.each([
  ["nothing", ""],
  ["one word", "Unimed"],
  ["a head only", "\tUnimed\tCassems\n"],
])("%s is no table", (_, text) => {
  expect(read(text)).toMatchObject({ rows: [], celulas: 0 });
  expect(read(text).problems[0]).toContain("Não há uma tabela");
});

test.each([
  ["a million letters", "x".repeat(1_000_001)],
  ["half a million cells", `${"\tUnimed".repeat(700)}${"\nRaio-X".repeat(700)}`],
])("%s are refused", (_, text) => {
  expect(read(text).problems).toEqual([expect.stringContaining("grande demais")]);
});

it("never fails, whatever is pasted", () => {
  const pasted = fc.array(
    fc.constantFrom("\t", "\n", ";", ",", '"', "Unimed", "Raio-X", "sim", " "),
  );
  fc.assert(
    fc.property(pasted, (parts) => {
      const { linhas } = readColagem(parts.join(""), EXAMES, CONVENIOS);
      for (const { niveis } of linhas.values()) expect(niveis).toMatch(/^[nsa]{3}$/);
    }),
  );
});

test.each([
  ["sim", "sim"],
  ["AUTORIZAÇÃO\n", "autorizacao"],
  ["não", "nao"],
  ["", undefined],
  ["\tUnimed\nRaio-X\tsim", undefined],
])("%j for one cell is %j", (text, nivel) => {
  expect(readNivel(text)).toBe(nivel);
});
