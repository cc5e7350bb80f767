import { describe, expect, it } from "vitest";
import { openBytes, sealBytes } from "./aes-gcm.ts";
import { createDataKey, isWrappedBy, rewrapKeys, unwrapKey } from "./wrapped-key.ts";

const SECRET = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(40, 2);

describe("sealBytes", () => {
  const sealed = sealBytes(SECRET, "contexto", Buffer.from("Ana"));

  it("opens with its key and context, and differs each time", () => {
    expect(openBytes(SECRET, "contexto", sealed).toString()).toBe("Ana");
    expect(sealBytes(SECRET, "contexto", Buffer.from("Ana"))).not.toEqual(sealed);
    expect(openBytes(SECRET, "", sealBytes(SECRET, "", Buffer.alloc(0)))).toHaveLength(0);
  });

  it("opens with no other key or context, and with no bit flipped or missing", () => {
    expect(() => openBytes(OTHER.subarray(0, 32), "contexto", sealed)).toThrow();
    expect(() => openBytes(SECRET, "contextO", sealed)).toThrow();
    for (let index = 0; index < sealed.length; index++) {
      const spoilt = Buffer.from(sealed);
      spoilt.writeUInt8(spoilt.readUInt8(index) ^ 1, index);
      expect(() => openBytes(SECRET, "contexto", spoilt)).toThrow();
      expect(() => openBytes(SECRET, "contexto", sealed.subarray(0, index))).toThrow();
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
