import { expect, test } from "vitest";
import {
  formatCodigoDocumento,
  parseCodigoDocumento,
  verificacaoForm,
} from "./codigo-documento.ts";

const CODIGO = "7ABCDEFGH0123456789JKMNPQR";

test("a code is read however it was typed", () => {
  const shown = formatCodigoDocumento(CODIGO);
  expect(shown).toBe("7ABCD-EFGH0-12345-6789J-KMNPQ-R");
  for (const typed of [
    shown,
    shown.toLowerCase(),
    shown.replaceAll("-", " "),
    ` ${CODIGO} `,
    CODIGO.replace("0", "O").replace("1", "l"),
  ]) {
    expect(parseCodigoDocumento(typed)).toBe(CODIGO);
  }
});

test.each(["", "7ABCD", `${CODIGO}A`, CODIGO.slice(1), "x".repeat(10_000)])(
  "%j is no code",
  (typed) => expect(parseCodigoDocumento(typed)).toBeUndefined(),
);

test.each([CODIGO.replace("7", "8"), CODIGO.replace("A", "U"), CODIGO.replace("A", "Ç")])(
  "%s is whole, though no document has it",
  (typed) => {
    expect(verificacaoForm.parse({ codigo: typed })).toEqual({ sha256: undefined, codigo: typed });
  },
);
