import { expect, test } from "vitest";
import { suits } from "./lista-espera.ts";

const thursday = (time: string) => new Date(`2026-03-05T${time}:00-04:00`);

test("nothing named suits any hour, also on a Sunday", () => {
  expect(suits({ dias: [], periodos: [] }, thursday("23:00"))).toBe(true);
  expect(suits({ dias: [], periodos: [] }, new Date("2026-03-08T09:00:00-04:00"))).toBe(true);
});

test("the day and the half of the day are the clinic's", () => {
  expect(suits({ dias: ["quinta"], periodos: ["manha"] }, thursday("11:59"))).toBe(true);
  expect(suits({ dias: ["quinta"], periodos: ["manha"] }, thursday("12:00"))).toBe(false);
  expect(suits({ dias: ["quinta"], periodos: ["tarde"] }, thursday("22:30"))).toBe(true);
  expect(suits({ dias: ["sexta"], periodos: [] }, thursday("22:30"))).toBe(false);
  expect(suits({ dias: ["segunda"], periodos: [] }, new Date("2026-03-08T09:00:00-04:00"))).toBe(
    false,
  );
});
