import { expect, test } from "vitest";
import { aparenciaQuery, imagensQuery, parseImagensQuery } from "./endereco.ts";

const parse = (query: string) => parseImagensQuery(new URLSearchParams(query));

test("what was written into an address is read out of it again", () => {
  const requested = { serie: "abc", corte: 71, janela: "osso", inverter: true } as const;
  expect(parse(imagensQuery(requested))).toEqual(requested);
  const plain = { serie: "abc", corte: undefined, janela: null, inverter: false };
  expect(imagensQuery(plain)).toBe("?serie=abc");
  expect(parse(imagensQuery(plain))).toEqual(plain);
  expect(aparenciaQuery(plain)).toBe("");
});

test("what no link of ours has counts as absent", () => {
  for (const corte of ["0", "-1", "1.5", "9999999", "x", ""]) {
    expect(parse(`corte=${corte}`).corte).toBeUndefined();
  }
  expect(parse("janela=figado&inverter=sim")).toMatchObject({ janela: null, inverter: false });
});
