import { expect, it } from "vitest";
import { ICONES, parseIcone } from "./icones.ts";

it("draws every listed icon, the hospital emoji, and a dot for the rest", () => {
  for (const icone of Object.keys(ICONES)) expect(parseIcone(icone)).toBe(icone);
  expect(parseIcone("🏥")).toBe("Hospital");
  expect(parseIcone("🏥\ufe0f")).toBe("Hospital");
  expect(parseIcone("heart")).toBe("dot");
  expect(parseIcone("constructor")).toBe("dot");
  expect(parseIcone("")).toBe("dot");
});

it("offers about 80, each to be found by words of its own", () => {
  const words = Object.values(ICONES);
  expect(words.length).toBeGreaterThanOrEqual(75);
  expect(words.length).toBeLessThanOrEqual(90);
  for (const text of words) expect(text).toMatch(/^[a-zà-ú-]+(?: [a-zà-ú-]+)+$/);
});
