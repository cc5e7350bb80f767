import { expect, it } from "vitest";
import { ICONES, parseIcone } from "./icones.ts";

it("draws every listed icon, the hospital emoji, and a dot for the rest", () => {
  for (const icone of ICONES) expect(parseIcone(icone)).toBe(icone);
  expect(parseIcone("🏥")).toBe("Hospital");
  expect(parseIcone("🏥\ufe0f")).toBe("Hospital");
  expect(parseIcone("heart")).toBe("dot");
  expect(parseIcone("constructor")).toBe("dot");
  expect(parseIcone("")).toBe("dot");
});
