import { describe, expect, it } from "vitest";
import { formatTelefone, telHref, whatsappHref } from "./telefone.ts";

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
  });
});

describe("whatsappHref", () => {
  it("adds the country code once and escapes the text", () => {
    expect(whatsappHref("5567934410000")).toBe("https://wa.me/5567934410000");
    expect(whatsappHref("67934410000", "Olá & bom dia")).toBe(
      "https://wa.me/5567934410000?text=Ol%C3%A1%20%26%20bom%20dia",
    );
  });
});
