import { expect, test } from "vitest";
import { thingLabel } from "../things.ts";
import { formatFeito, formatQuem } from "./feito.ts";

test("things carry the names of their screens; unknown ones their own", () => {
  expect(thingLabel("blog_posts")).toBe("Artigo");
  expect(thingLabel("outra")).toBe("outra");
});

test("an act names its thing if its verb needs one, and always who did it", () => {
  expect(formatFeito("criou", thingLabel("exames"))).toBe("criou Exame");
  expect(formatFeito("trocou_senha", thingLabel("usuarios"))).toBe("trocou a senha");
  expect(formatQuem("Ana", "entrou")).toBe("Ana");
  expect(formatQuem(null, "criou")).toBe("Sistema");
  expect(formatQuem(null, "entrada_recusada")).toBe("Visitante");
});
