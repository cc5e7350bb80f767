import { describe, expect, it } from "vitest";
import { PROFISSIONAL_LIMITS, parseEspecializacoes, profissionalForm } from "./profissionais.ts";

describe("especializações", () => {
  it.each([
    [
      ["Mamografia", " Doppler "],
      ["Mamografia", "Doppler"],
    ],
    ['["Mamografia","Doppler"]', ["Mamografia", "Doppler"]],
    [["Doppler", "", "  ", "doppler", "DOPPLER "], ["Doppler"]],
    [["Ultrassom", 3, null, { a: 1 }], ["Ultrassom"]],
    ["Mamografia", []],
    ['{"a":1}', []],
    [undefined, []],
  ])("%j are read as %j", (value, expected) => {
    expect(parseEspecializacoes(value)).toEqual(expected);
  });

  it("are as many and as long as the table takes", () => {
    const parse = (especializacoes: string[]) =>
      profissionalForm.safeParse({ nome: "a", especialidade: "b", especializacoes });
    const { especializacoes: many, especializacao: long } = PROFISSIONAL_LIMITS;
    const list = Array.from({ length: many }, (_, index) => `Área ${index}`);
    expect(parse(list).success).toBe(true);
    expect(parse([...list, "Mais uma"]).error?.issues[0]?.message).toBe("Use no máximo 20 itens");
    expect(parse(["e".repeat(long)]).success).toBe(true);
    expect(parse(["e".repeat(long + 1)]).error?.issues[0]?.message).toBe(
      "Use no máximo 100 caracteres",
    );
  });
});
