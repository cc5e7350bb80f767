import { describe, expect, it } from "vitest";
import { decryptBytes, encryptBytes } from "./aes-gcm.ts";
import { createDataKey, isWrappedBy, rewrapKeys, unwrapKey } from "./wrapped-key.ts";

const SECRET = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(40, 2);

describe("encryptBytes", () => {
  const encrypted = encryptBytes(SECRET, "contexto", Buffer.from("Ana"));

  it("opens with its key and context, and differs each time", () => {
    expect(decryptBytes(SECRET, "contexto", encrypted).toString()).toBe("Ana");
    expect(encryptBytes(SECRET, "contexto", Buffer.from("Ana"))).not.toEqual(encrypted);
    expect(decryptBytes(SECRET, "", encryptBytes(SECRET, "", Buffer.alloc(0)))).toHaveLength(0);
  });

  it("opens with no other key or context, and with no bit flipped or missing", () => {
    expect(() => decryptBytes(OTHER.subarray(0, 32), "contexto", encrypted)).toThrow();
    expect(() => decryptBytes(SECRET, "contextO", encrypted)).toThrow();
    for (let index = 0; index < encrypted.length; index++) {
      const spoilt = Buffer.from(encrypted);
      spoilt.writeUInt8(spoilt.readUInt8(index) ^ 1, index);
      expect(() => decryptBytes(SECRET, "contexto", spoilt)).toThrow();
      expect(() => decryptBytes(SECRET, "contexto", encrypted.subarray(0, index))).toThrow();
    }
  });
});

describe("wrapped keys", () => {
  const key = createDataKey(SECRET, "cifra", 1);

  it("open with the SECRET_KEY that wrapped them, in their own row", () => {
    expect(unwrapKey(SECRET, key)).toHaveLength(32);
    expect(isWrappedBy(OTHER, key)).toBe(false);
    expect(() => unwrapKey(SECRET, { ...key, versao: 2 })).toThrow();
    expect(() => unwrapKey(SECRET, { ...key, uso: "busca" })).toThrow();
  });

  it("stay the same keys under another SECRET_KEY, also where half of them are already", () => {
    const second = createDataKey(OTHER, "busca", 1);
    const changed = rewrapKeys([key, second], SECRET, OTHER);
    expect(changed.map(({ uso }) => uso)).toEqual(["cifra"]);
    expect(unwrapKey(OTHER, changed[0] as typeof key)).toEqual(unwrapKey(SECRET, key));
    expect(() => rewrapKeys([key], OTHER, Buffer.alloc(32, 3))).toThrow();
  });
});
