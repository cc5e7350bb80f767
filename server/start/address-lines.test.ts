import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

const LISTENING = "http://localhost:3000";

test.each([
  [undefined, LISTENING],
  ["http://localhost:3000", "http://localhost:3000"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000"],
  ["http://[::1]:3000", "http://[::1]:3000"],
  ["http://localhost:8080", "Escuta em localhost:3000\nhttp://localhost:8080"],
  ["https://www.clinica.com.br", "Escuta em localhost:3000\nhttps://www.clinica.com.br"],
])("with ORIGIN %s", (origin, lines) => {
  expect(addressLines(origin, LISTENING)).toBe(lines);
});
