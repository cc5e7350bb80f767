import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clientAddress, isLocalCaller } from "./client-address.ts";

describe("clientAddress", () => {
  test.each([
    ["203.0.113.9", undefined, 0, "203.0.113.9"],
    ["203.0.113.9", "198.51.100.1", 0, "203.0.113.9"],
    ["10.0.0.1", "198.51.100.1", 1, "198.51.100.1"],
    ["10.0.0.1", "1.2.3.4, 198.51.100.1", 1, "198.51.100.1"],
    ["10.0.0.1", "1.2.3.4, 198.51.100.1, 10.0.0.2", 2, "198.51.100.1"],
    ["10.0.0.1", "198.51.100.1", 3, "198.51.100.1"],
    ["10.0.0.1", undefined, 1, "10.0.0.1"],
    ["10.0.0.1", "", 1, "10.0.0.1"],
    ["10.0.0.1", "not an address", 1, "10.0.0.1"],
    ["::ffff:203.0.113.9", undefined, 0, "203.0.113.9"],
    ["2001:DB8::1", undefined, 0, "2001:db8::1"],
    [undefined, undefined, 0, ""],
  ])("socket %j, forwarded for %j, %i trusted: %j", (socket, forwarded, trusted, expected) => {
    expect(clientAddress(socket, forwarded, trusted)).toBe(expected);
  });

  test("what a visitor writes into the header moves nothing that our proxies add", () => {
    fc.assert(
      fc.property(fc.string(), fc.ipV4(), (forged, real) => {
        const forwarded = `${forged}, ${real}`;
        expect(clientAddress("10.0.0.1", forwarded, 1)).toBe(real);
        expect(clientAddress("10.0.0.1", forwarded, 0)).toBe("10.0.0.1");
      }),
    );
  });
});

describe("isLocalCaller", () => {
  test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("%s is", (address) => {
    expect(isLocalCaller(address, new Headers())).toBe(true);
  });

  test.each(["10.0.0.1", "::ffff:10.0.0.1", "1270.0.0.1", undefined])("%s is not", (address) => {
    expect(isLocalCaller(address, new Headers())).toBe(false);
  });

  test.each(["x-forwarded-for", "forwarded", "x-real-ip"])(
    "a proxy's %s speaks for others",
    (name) => {
      expect(isLocalCaller("127.0.0.1", new Headers({ [name]: "127.0.0.1" }))).toBe(false);
    },
  );
});
