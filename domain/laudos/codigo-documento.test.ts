import { expect, test } from "vitest";
import { formatCodigoDocumento, parseCodigoDocumento } from "./codigo-documento.ts";

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

test.each([
  "",
  "7ABCD",
  `${CODIGO}A`,
  CODIGO.replace("7", "8"),
  CODIGO.replace("A", "U"),
  "x".repeat(10_000),
])("%j is no code", (typed) => expect(parseCodigoDocumento(typed)).toBeUndefined());
