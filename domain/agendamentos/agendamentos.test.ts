import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nextDay } from "../agenda/horarios-livres.ts";
import { isoDate } from "../texto/datas.ts";
import { autorizacaoForm } from "./agendamentos.ts";

const NOW = new Date();
const today = isoDate(NOW);

// The day stays the same, also around midnight.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => void vi.useRealTimers());

function problems(values: { pedida_em: string; prazo: string }) {
  const sent = { formulario: "autorizacao", versao: "1", guia: "123", ...values };
  const { error } = autorizacaoForm.safeParse(sent);
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
}

test("an authorisation asked for today that is due in a week is accepted", () => {
  expect(problems({ pedida_em: today, prazo: nextDay(today, 7) })).toEqual([]);
});

test.each(["9999-12-31", "0001-01-01", "2206-11-30"])("the mistyped year of %s is named", (day) => {
  expect(problems({ pedida_em: today, prazo: day })).toContainEqual(["prazo", "Confira o ano"]);
  const early = problems({ pedida_em: day, prazo: today });
  expect(early).toContainEqual(["pedida_em", "Confira o ano"]);
});

test("a due day before the request is refused at its field", () => {
  const found = problems({ pedida_em: today, prazo: nextDay(today, -1) });
  expect(found).toEqual([["prazo", "O prazo vem depois do pedido"]]);
});
