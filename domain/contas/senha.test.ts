import { describe, expect, it, vi } from "vitest";
import { generateSenha, senhaField, senhaStrength } from "./senha.ts";

describe("a generated password", () => {
  it("has twelve characters of the four kinds that are meant, and no others", () => {
    const many = Array.from({ length: 500 }, generateSenha);
    for (const senha of many) expect(senha).toMatch(/^[A-Za-z0-9!@#$%^&*]{12}$/);
    expect(new Set(many).size).toBe(500);
    const letters = new Set(many.join(""));
    expect(letters.size).toBe(70);
  });

  it("uses no byte that would make the alphabet's first characters likelier", () => {
    // 210 is the largest multiple of the 70 characters below 256.
    const given = [210, 255, ...Array.from({ length: 12 }, (_, index) => index)];
    let at = 0;
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      const numbers = bytes as Uint8Array;
      for (let index = 0; index < numbers.length; index++) numbers[index] = given[at++] ?? 20;
      return bytes;
    });
    expect(generateSenha()).toBe("ABCDEFGHIJKL");
  });
});

describe("a typed password", () => {
  const message = (value: unknown) => {
    const result = senhaField("Senha é obrigatória para novos usuários").safeParse(value);
    return result.success ? undefined : result.error.issues[0]?.message;
  };

  it("is required, then measured", () => {
    expect(message(undefined)).toBe("Senha é obrigatória para novos usuários");
    expect(message("")).toBe("Senha é obrigatória para novos usuários");
    expect(message("12345")).toBe("Mínimo 6 caracteres");
    expect(message("123456")).toBeUndefined();
    expect(message("a".repeat(128))).toBeUndefined();
    expect(message("a".repeat(129))).toBe("Use no máximo 128 caracteres");
  });

  it("keeps its blanks: they are part of it", () => {
    expect(senhaField().parse(" com espaço ")).toBe(" com espaço ");
  });
});

describe("the strength", () => {
  it.each([
    ["", "fraca"],
    ["abcdef", "fraca"],
    ["aaaaaaaaaaaaaaa", "fraca"],
    ["abcdefghij", "razoável"],
    ["Abcdefgh1", "boa"],
    ["kT7#vq9!Zb2x", "forte"],
    ["uma frase curta de gente", "forte"],
  ])("of %j is %s", (senha, word) => {
    expect(senhaStrength(senha)).toBe(word);
  });
});
