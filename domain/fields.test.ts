import { expect, it } from "vitest";
import { optionalText, requiredLine, requiredText } from "./fields.ts";

it("keeps nothing that cannot be seen, and what joins letters", () => {
  const text = optionalText(100);
  expect(text.parse("a\0b\u200bc\u202ed\ufeff")).toBe("abcd");
  expect(text.parse("um\r\ndois\ttrês")).toBe("um\ndois\ttrês");
  expect(text.parse("👩\u200d⚕️")).toBe("👩\u200d⚕️");
});

it("takes what shows nothing for nothing", () => {
  expect(requiredText("Nome é obrigatório", 10).safeParse("\u200b \u200e").success).toBe(false);
});

it("puts a name on one line", () => {
  const name = requiredLine("Nome é obrigatório", 20);
  expect(name.parse(" Ana\n  Maria ")).toBe("Ana Maria");
  expect(name.safeParse(" \n ").success).toBe(false);
});
