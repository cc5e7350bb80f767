import { expect, it } from "vitest";
import { ICONES, iconeLabel, parseIcone, searchIcones } from "./icones.ts";

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

it("is found by the beginning of its words, without accents, and by its own name first", () => {
  expect(searchIcones("coracao")).toEqual(["Heart", "HeartPulse", "ScanHeart"]);
  expect(searchIcones("sala esp")).toEqual(["Armchair", "Tv"]);
  expect(searchIcones("User")[0]).toBe("User");
  expect(searchIcones("")).toHaveLength(Object.keys(ICONES).length);
  expect(searchIcones("nada disso")).toEqual([]);
});

it("is named by its first words, which no other icon has", () => {
  const labels = Object.keys(ICONES).map(iconeLabel);
  expect(labels[0]).toBe("coração, cuidado, carinho");
  expect(new Set(labels).size).toBe(labels.length);
  expect(iconeLabel("🏥")).toBe(iconeLabel("Hospital"));
  expect(iconeLabel("antigo")).toBe("antigo");
});
