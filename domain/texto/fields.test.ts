import { expect, it } from "vitest";
import { moment, optionalText, requiredLine, requiredText } from "./fields.ts";

it("removes invisible characters, except those that join letters", () => {
  const text = optionalText(100);
  expect(text.parse("a\0b\u200bc\u202ed\ufeff")).toBe("abcd");
  expect(text.parse("um\r\ndois\ttrês")).toBe("um\ndois\ttrês");
  expect(text.parse("👩\u200d⚕️")).toBe("👩\u200d⚕️");
});

it("treats a text without visible characters as empty", () => {
  expect(requiredText("Nome é obrigatório", 10).safeParse("\u200b \u200e").success).toBe(false);
});

it("puts a name on one line", () => {
  const name = requiredLine("Nome é obrigatório", 20);
  expect(name.parse(" Ana\n  Maria ")).toBe("Ana Maria");
  expect(name.safeParse(" \n ").success).toBe(false);
});

it("reads a typed moment by the clinic's clock, and says what is missing or wrong", () => {
  const field = moment("Data é obrigatória", "Data inválida");
  const message = (value: unknown) => field.safeParse(value).error?.issues[0]?.message;
  const five = new Date("2026-03-05T18:30:00Z");
  expect(field.parse(" 2026-03-05T14:30 ")).toEqual(five);
  expect(field.parse("05/03/2026 14:30")).toEqual(five);
  expect(field.parse("2026-03-05T18:30:00Z")).toEqual(five);
  expect(field.parse(five)).toEqual(five);
  for (const nothing of [undefined, null, "", "  "]) {
    expect(message(nothing)).toBe("Data é obrigatória");
  }
  for (const wrong of ["ontem", "31/02/2026", "1899-12-31", "2200-01-02", new Date("x")]) {
    expect(message(wrong)).toBe("Data inválida");
  }
});
