import { expect, test } from "vitest";
import { formatCoisa, formatFeito, formatQuem } from "./feito.ts";

test("things carry the names of their screens; unknown ones their own", () => {
  expect(formatCoisa("blog_posts")).toBe("Artigo");
  expect(formatCoisa("outra")).toBe("outra");
});

test("a deed names its thing where its verb needs one, and somebody always did it", () => {
  expect(formatFeito("criou", "exames")).toBe("criou Exame");
  expect(formatFeito("trocou a senha", "usuarios")).toBe("trocou a senha");
  expect(formatQuem("Ana", "entrou")).toBe("Ana");
  expect(formatQuem(null, "criou")).toBe("Sistema");
  expect(formatQuem(null, "entrada recusada")).toBe("Visitante");
});
