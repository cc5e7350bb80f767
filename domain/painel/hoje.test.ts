import { expect, it } from "vitest";
import { can, STAFF_ROLES, screenPath } from "../permissions.ts";
import { describeWaiting, formatAgo, HOJE, HOJE_IDS } from "./hoje.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const before = (hours: number) => NOW.getTime() - hours * 3_600_000;

it.each([
  [{ id: "mensagens_novas", total: 1, since: before(5) }, "1 mensagem nova", "há 5 h"],
  [
    { id: "mensagens_novas", total: 3, since: before(50) },
    "3 mensagens novas",
    "a mais antiga há 2 dias",
  ],
  [
    { id: "laudos_para_liberar", total: 1, since: before(0.2) },
    "1 laudo para liberar",
    "cadastrado há 12 min",
  ],
  [
    { id: "laudos_sem_pdf", total: 1_001, since: before(900) },
    "mais de 1.000 laudos sem PDF",
    "o mais antigo há 37 dias",
  ],
  [
    { id: "artigos_da_semana", total: 2, since: before(-24) },
    "2 artigos que saem nos próximos 7 dias",
    "o próximo em 24/11/2026 08:00",
  ],
  [
    { id: "agendamentos_confirmados", total: 2, since: before(-1.5) },
    "2 agendamentos confirmados",
    "o próximo hoje às 09:30",
  ],
  [{ id: "pdfs_sem_laudo", total: 2, since: null }, "2 PDFs sem laudo", ""],
] as const)("says %o", (waiting, said, age) => {
  const line = describeWaiting(waiting, NOW);
  expect(`${line.number} ${line.label}`).toBe(said);
  expect(line.age).toBe(age);
});

it.each([
  [0, "há 1 min"],
  [59.9 * 60_000, "há 59 min"],
  [47 * 3_600_000, "há 47 h"],
  [48 * 3_600_000, "há 2 dias"],
])("says %i ms as %s", (ms, said) => expect(formatAgo(ms)).toBe(said));

it("leads nobody to a screen that their role may not open", () => {
  for (const id of HOJE_IDS) {
    const { thing, path } = HOJE[id];
    expect(path.startsWith(screenPath(thing))).toBe(true);
    for (const role of STAFF_ROLES.filter((one) => can(one, "update", thing))) {
      expect(can(role, "open", thing)).toBe(true);
    }
  }
});
