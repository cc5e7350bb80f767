import { describe, expect, test } from "vitest";
import { formatTown, parseEndereco } from "./endereco.ts";

describe("parseEndereco", () => {
  test.each([
    [
      "Rua dos Ipês, 250\nCentro\nNova Andradina - MS\nCEP 79750-000",
      { rua: "Rua dos Ipês, 250, Centro", cidade: "Nova Andradina", uf: "MS", cep: "79750-000" },
    ],
    [
      "Av. Antônio J. de Moura Andrade, 1000\nNova Andradina/MS, 79750000",
      {
        rua: "Av. Antônio J. de Moura Andrade, 1000",
        cidade: "Nova Andradina",
        uf: "MS",
        cep: "79750-000",
      },
    ],
    ["Rua A, 1", { rua: "Rua A, 1", cidade: "", uf: "", cep: "" }],
    ["", { rua: "", cidade: "", uf: "", cep: "" }],
  ])("%j", (text, expected) => {
    expect(parseEndereco(text)).toEqual(expected);
  });
});

test("a town is named with its state", () => {
  expect(formatTown(parseEndereco("Rua A\nBatayporã - MS"))).toBe("Batayporã, MS");
  expect(formatTown(parseEndereco("Rua A"))).toBe("");
});
