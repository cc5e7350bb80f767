import { expect, it } from "vitest";
import { moverForm } from "#domain/agendamentos/agendamentos.ts";
import {
  ESTADOS_AGENDAMENTO,
  type EstadoAgendamento,
  isAberto,
  listMoves,
} from "#domain/agendamentos/estados.ts";
import { formOfDrop, listDrops } from "./drops.ts";

const card = (estado: EstadoAgendamento, { temConvenio = true, podeFaltar = true } = {}) => ({
  id: "7",
  estado,
  temConvenio,
  podeFaltar,
});

it.each(ESTADOS_AGENDAMENTO)("%s is dropped only where staff may move it", (estado) => {
  const drops = listDrops(card(estado));
  expect(listMoves(estado, "equipe")).toEqual(expect.arrayContaining(drops));
  if (isAberto(estado)) expect(drops).not.toContain("confirmado");
  for (const para of drops) {
    const isDirect = moverForm.safeParse({ formulario: "mover", versao: "1", para }).success;
    expect(formOfDrop(card(estado), para) === undefined, para).toBe(isDirect);
  }
});

it("asks for no authorisation for a patient who pays herself", () => {
  expect(listDrops(card("novo"))).toContain("aguardando_autorizacao");
  expect(listDrops(card("novo", { temConvenio: false }))).not.toContain("aguardando_autorizacao");
});

it("says that nobody was missed before the hour", () => {
  expect(listDrops(card("confirmado"))).toContain("faltou");
  expect(listDrops(card("confirmado", { podeFaltar: false }))).not.toContain("faltou");
});
