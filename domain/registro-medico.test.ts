import { expect, it } from "vitest";
import { formatRegistro } from "./registro-medico.ts";

it.each([
  [{ titulo: "Médica", crm: "CRM-MS 00001", rqe: "RQE 0001" }, "Médica · CRM-MS 00001 · RQE 0001"],
  [{ titulo: "Médico", crm: "CRM-MS 00002" }, "Médico · CRM-MS 00002"],
  [{ titulo: null, crm: "CRM-MS 00002", rqe: null }, "CRM-MS 00002"],
  [{ titulo: null, crm: "" }, ""],
] as const)("%j is shown as %s", (registro, shown) => {
  expect(formatRegistro(registro)).toBe(shown);
});
