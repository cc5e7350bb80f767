import { beforeAll, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { pedidoSecreto, receivedAgendamento, storedAnexo } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import * as agendamentos from "./agendamentos.ts";
import * as anexos from "./anexos.ts";
import * as changes from "./change-agendamento.ts";
import * as figures from "./figures.ts";

const test = testDatabase();
const SYSTEM: Identity = { role: "sistema" };
const CODIGO = "A-7K2MX-90QRT";
let staff: Identity;
let id = "";
let decrypted = 0;

beforeAll(async () => {
  const keys = await openDataKeys(test.database, TEST_SECRET);
  staff = await staffIdentity(test, "laudos");
  const pedido = pedidoSecreto({ observacoes: "Segredo do joelho" });
  const anexo = storedAnexo({ nome: "Segredo.jpg" });
  id = await receivedAgendamento(test, { codigo: CODIGO, pedido, anexos: [anexo] });
  test.database.useDataKeys({
    ...keys,
    decrypt(...given) {
      decrypted++;
      return keys.decrypt(...given);
    },
  });
});

/** How to call each export, or why it reads no confidential data. A function in an array runs as role `sistema`. */
const WAYS: Record<
  string,
  ((tx: Tx) => Promise<unknown>) | [(tx: Tx) => Promise<unknown>] | string
> = {
  getAgendamento: (tx) => agendamentos.getAgendamento(tx, id),
  getAgendamentoToNotify: [(tx) => agendamentos.getAgendamentoToNotify(tx, id)],
  listAgendamentos: (tx) => agendamentos.listAgendamentos(tx, { busca: "maria" }),
  listAgendamentosById: (tx) => agendamentos.listAgendamentosById(tx, [id]),
  readBoard: agendamentos.readBoard,
  updateAgendamento: (tx) => agendamentos.updateAgendamento(tx, { id, versao: 99, values: {} }),
  changeAgendamento: (tx) => changes.changeAgendamento(tx, { id, versao: 99 }),
  listContados: (tx) => figures.listContados(tx, new Date(0), new Date(Date.now() + 1_000)),
  situacaoCondition: "makes a condition",
  listAnexosOf: async (tx) => {
    const found = await agendamentos.getAgendamento(tx, id);
    return found && anexos.listAnexosOf(tx, found.id);
  },
  openAnexo: async (tx) => {
    const [anexo] = await anexos.listAnexosOf(tx, id);
    return anexo && anexos.openAnexo(tx, anexo.id);
  },
  listExpiredAnexos: [anexos.listExpiredAnexos],
  listStoredAnexos: [anexos.listStoredAnexos],
  sumUntakenBytes: [anexos.sumUntakenBytes],
  removeAnexo: "deletes",
};

it("has no way of reading that is not tried here", () => {
  const functions = Object.keys({ ...agendamentos, ...anexos, ...changes, ...figures });
  expect(Object.keys(WAYS).toSorted()).toEqual(functions.toSorted());
});

it.each(Object.entries(WAYS).filter(([, way]) => typeof way !== "string"))(
  "%s leaves a line where it reads",
  async (_, way) => {
    const before = await lines();
    decrypted = 0;
    const [run, as] = Array.isArray(way)
      ? [way[0], SYSTEM]
      : [way as (tx: Tx) => Promise<unknown>, staff];
    expect(await test.database.as(as, run)).toBeDefined();
    if (decrypted > 0) expect(await lines()).toBeGreaterThan(before);
  },
);

it("stores nothing of it in clear", async () => {
  for (const table of ["agendamentos", "agendamento_anexos", "trilha", "trilha_pacientes"]) {
    const rows = await test.superuser.unsafe(`select * from ${table}`);
    const stored = JSON.stringify(rows, (_, value) =>
      value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value,
    );
    for (const secret of ["Maria", "Segredo", "1980-05-17", "99999-0000", CODIGO, "7K2MX"]) {
      expect(stored, `${table} ${secret}`).not.toContain(secret);
    }
  }
});

async function lines(): Promise<number> {
  const [row] = await test.superuser`select count(*)::int as n from trilha_pacientes`;
  return Number(row?.n);
}
