import { expect, test } from "vitest";
import { resultsLookupForm } from "./results-lookup.ts";

const form = resultsLookupForm("2026-11-21");
const RIGHT = { cpf: "529.982.247-25", dataNascimento: "1980-02-29", protocolo: "" };

function messages(value: unknown) {
  return form.safeParse(value).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

test("CPF and date are enough; the protocol is put in its shape", () => {
  expect(form.parse(RIGHT)).toEqual({
    cpf: "52998224725",
    dataNascimento: "1980-02-29",
    protocolo: undefined,
  });
  expect(form.parse({ ...RIGHT, protocolo: "2026 a1b2c d3e4f" }).protocolo).toBe(
    "2026-A1B2C-D3E4F",
  );
});

test.each([
  " 29/02/1980 ",
  "29/2/1980",
  "29-02-1980",
  "29.02.1980",
  "29 02 1980",
  "29021980",
  "２９/０２/１９８０",
  "1980-02-29",
])("the birth date may be typed as %j", (dataNascimento) => {
  expect(form.parse({ ...RIGHT, dataNascimento }).dataNascimento).toBe("1980-02-29");
});

test.each([
  [{ ...RIGHT, dataNascimento: "30/02/1980" }, [["dataNascimento", "Data de nascimento inválida"]]],
  [{ ...RIGHT, cpf: "529.982.247-26" }, [["cpf", "CPF inválido"]]],
  [{ ...RIGHT, dataNascimento: "1981-02-29" }, [["dataNascimento", "Data de nascimento inválida"]]],
  [{ ...RIGHT, dataNascimento: "2026-11-22" }, [["dataNascimento", "Data de nascimento inválida"]]],
  [{ ...RIGHT, dataNascimento: "1899-12-31" }, [["dataNascimento", "Data de nascimento inválida"]]],
  [{ ...RIGHT, protocolo: "123" }, [["protocolo", "Protocolo inválido"]]],
  [
    {},
    [
      ["cpf", "Informe o CPF"],
      ["dataNascimento", "Informe a data de nascimento"],
    ],
  ],
  [
    { ...RIGHT, cpf: " ", dataNascimento: " " },
    [
      ["cpf", "Informe o CPF"],
      ["dataNascimento", "Informe a data de nascimento"],
    ],
  ],
  [{ ...RIGHT, dataNascimento: "29/2" }, [["dataNascimento", "Data de nascimento inválida"]]],
  [{ ...RIGHT, dataNascimento: "29/02/80" }, [["dataNascimento", "Data de nascimento inválida"]]],
])("%j is refused at its field", (value, expected) => {
  expect(messages(value)).toEqual(expected);
});
