import { expect, test } from "vitest";
import { HOUR_MS } from "../texto/durations.ts";
import { clockOf } from "./clock.ts";

const NOW = new Date("2026-11-10T15:00:00Z");
const NONE = new Set<string>();

function clock(hours: number, more: Partial<Parameters<typeof clockOf>[0]> = {}) {
  const espera_desde = new Date(NOW.getTime() - hours * HOUR_MS);
  const row = {
    estado: "novo",
    autorizacao_prazo: null,
    foto_motivo: null,
    horario: null,
    lista_espera_em: null,
    ...more,
  } as const;
  return clockOf({ ...row, espera_desde }, NONE, NOW);
}

test("a new request is late after the 24 hours that the site promises", () => {
  expect(clock(0)).toEqual({ urgency: "calm", text: "agora há pouco" });
  expect(clock(18)).toEqual({ urgency: "soon", text: "há 18 h" });
  expect(clock(24)).toEqual({ urgency: "late", text: "há 24 h" });
  expect(clock(72)).toEqual({ urgency: "late", text: "há 3 dias" });
});

test("the clinic's clock stands while the patient has to send another photograph", () => {
  const atPatient = clock(72, { foto_motivo: "A foto está tremida" });
  // The time at which the clinic asked is not stored, so none is shown.
  expect(atPatient).toEqual({ urgency: "calm", text: "com o paciente" });
});

test("an authorisation is late once the insurer's last day is over", () => {
  const waiting = (autorizacao_prazo: string) =>
    clock(1, { estado: "aguardando_autorizacao", autorizacao_prazo });
  expect(waiting("2026-11-12")).toEqual({ urgency: "calm", text: "até 12/11/2026" });
  expect(waiting("2026-11-10")).toEqual({ urgency: "soon", text: "até 10/11/2026" });
  expect(waiting("2026-11-09")).toEqual({ urgency: "late", text: "prazo venceu em 09/11/2026" });
});

test("a last day on which nobody works is not over before it has ended", () => {
  const saturday = new Date("2026-11-14T15:00:00Z");
  const row = { foto_motivo: null, horario: null, lista_espera_em: null, espera_desde: saturday };
  const waiting = {
    ...row,
    estado: "aguardando_autorizacao",
    autorizacao_prazo: "2026-11-15",
  } as const;
  expect(clockOf(waiting, NONE, saturday)).toEqual({ urgency: "soon", text: "até 15/11/2026" });
});

test("an ended request is never late", () => {
  expect(clock(500, { estado: "cancelado" })).toMatchObject({ urgency: "done" });
});

test("a confirmed request shows its time, and is late when nobody has said by the next day who arrived", () => {
  const at = (horario: string) => clock(100, { estado: "confirmado", horario: new Date(horario) });
  expect(at("2026-11-12T12:00:00Z")).toEqual({ urgency: "calm", text: "12/11/2026 às 08:00" });
  expect(at("2026-11-10T15:30:00Z")).toEqual({ urgency: "calm", text: "hoje às 11:30" });
  expect(at("2026-11-10T14:00:00Z")).toEqual({
    urgency: "soon",
    text: "hoje às 10:00, sem chegada",
  });
  expect(at("2026-11-09T14:00:00Z")).toMatchObject({ urgency: "late" });
});

test("a request on the waiting list is not late: the clinic proposed times already", () => {
  const entered = new Date(NOW.getTime() - 3 * HOUR_MS);
  const waiting = clock(30, { lista_espera_em: entered });
  expect(waiting).toEqual({ urgency: "calm", text: "lista de espera há 3 h" });
});
