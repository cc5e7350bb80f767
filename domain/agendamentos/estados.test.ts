import { expect, test } from "vitest";
import {
  ABERTOS,
  canMove,
  ENCERRADOS,
  ESTADOS_AGENDAMENTO,
  listMoves,
  QUEM_MUDA,
} from "./estados.ts";

test("each state is either open or ended", () => {
  expect([...ABERTOS, ...ENCERRADOS].toSorted()).toEqual([...ESTADOS_AGENDAMENTO].toSorted());
});

test("nobody moves a request to the state that it has", () => {
  for (const quem of QUEM_MUDA) {
    for (const estado of ESTADOS_AGENDAMENTO) expect(canMove(estado, estado, quem)).toBe(false);
  }
});

test("a patient may give up each open request, and change no ended one", () => {
  for (const estado of ABERTOS) expect(canMove(estado, "cancelado", "paciente")).toBe(true);
  for (const estado of ENCERRADOS) expect(listMoves(estado, "paciente")).toEqual([]);
});

test("staff can take back each state that ended a request", () => {
  for (const estado of ENCERRADOS) {
    expect(listMoves(estado, "equipe").some((para) => ABERTOS.some((one) => one === para))).toBe(
      true,
    );
  }
});

test("nobody arrives without a confirmed time", () => {
  expect(canMove("novo", "chegou", "equipe")).toBe(false);
  expect(canMove("proposto", "chegou", "equipe")).toBe(false);
  expect(canMove("confirmado", "chegou", "paciente")).toBe(false);
});
