import { describe, expect, it } from "vitest";
import { formatTelefone, isLocalTelefone, isTelefone, telHref, whatsappHref } from "./telefone.ts";

describe("formatTelefone", () => {
  it.each([
    ["5567934410000", "(67) 93441-0000"],
    ["556734410000", "(67) 3441-0000"],
    ["(67) 3441-0000", "(67) 3441-0000"],
    ["67 99999 0000", "(67) 99999-0000"],
    ["5599998888", "(55) 9999-8888"],
    ["55999987777", "(55) 99998-7777"],
    ["34410000", "3441-0000"],
    ["0800 123 4567", "0800 123 4567"],
    ["067 3441-0000", "(67) 3441-0000"],
    ["0055 67 99999-0000", "(67) 99999-0000"],
    ["+595 981 123456", "+595 981 123456"],
    ["+1 415 555 2671", "+1 415 555 2671"],
    ["190", "190"],
    ["ramal 12", "ramal 12"],
    ["", ""],
  ])("shows %j as %j", (raw, shown) => {
    expect(formatTelefone(raw)).toBe(shown);
  });
});

describe("telHref", () => {
  it("dials with the country code, special numbers as they are", () => {
    expect(telHref("(67) 3441-0000")).toBe("tel:+556734410000");
    expect(telHref("5567934410000")).toBe("tel:+5567934410000");
    expect(telHref("0800 123 4567")).toBe("tel:08001234567");
    expect(telHref("+1 415 555 2671")).toBe("tel:+14155552671");
    expect(telHref("00595 981 123456")).toBe("tel:+595981123456");
  });
});

describe("whatsappHref", () => {
  it("adds the country code once and escapes the text", () => {
    expect(whatsappHref("5567934410000")).toBe("https://wa.me/5567934410000");
    expect(whatsappHref("67934410000", "Olá & bom dia")).toBe(
      "https://wa.me/5567934410000?text=Ol%C3%A1%20%26%20bom%20dia",
    );
  });

  it.each([
    ["+47 912 34 567", "4791234567"],
    ["0047 912 34 567", "4791234567"],
    ["+1 (555) 123-4567", "15551234567"],
    ["+595 991 234567", "595991234567"],
    ["067 99999-0000", "5567999990000"],
    ["00 55 67 99999-0000", "5567999990000"],
    ["+55 (55) 99999-0000", "5555999990000"],
    ["55 99999-0000", "5555999990000"],
  ])("%s leads to nobody else's number", (typed, number) => {
    expect(whatsappHref(typed)).toBe(`https://wa.me/${number}`);
  });
});

describe("isTelefone", () => {
  it.each([
    "(67) 3441-0000",
    "67 99999 0000",
    "67.99999.0000",
    "067 3441-0000",
    "+55 (67) 99999-0000",
    "(+55) 67 99999-0000",
    "0055 67 3441-0000",
    "5567999990000",
    "0800 123 4567",
    "0800 12 3456",
    "4004-1234",
    "3003 1234",
    "+595 981 123456",
    "00595 981 123456",
    "+1 (415) 555-2671",
  ])("takes %j", (typed) => {
    expect(isTelefone(typed)).toBe(true);
  });

  it.each([
    "ligue já",
    "(67) 3441-0000 ramal 12",
    "(67) 3441-0000 / 3441-0001",
    "3441-0000",
    "99999-0000",
    "(67) 9999-0000",
    "(67) 99999-00000",
    "(67) 63441-0000",
    "(60) 3441-0000",
    "000000000000",
    "0900 123 4567",
    "+",
    "+55",
    "+1 2",
    "123",
    "",
    "9".repeat(40),
  ])("refuses %j", (typed) => {
    expect(isTelefone(typed)).toBe(false);
  });
});

describe("isLocalTelefone", () => {
  it("takes a number of the town without its area code, too", () => {
    for (const typed of ["3441-0000", "99999-0000", "(67) 3441-0000", "0800 123 4567"]) {
      expect(isLocalTelefone(typed), typed).toBe(true);
    }
    for (const typed of ["ligue já", "123", "9999-0000", "00000000"]) {
      expect(isLocalTelefone(typed), typed).toBe(false);
    }
  });
});
