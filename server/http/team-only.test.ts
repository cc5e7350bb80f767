import { expect, test } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import type { RequestContext } from "./request-context.ts";
import { closedToVisitor } from "./team-only.ts";

const ADDRESS = new URL("https://www.clinica.test/exames");

test("a site that was closed stays closed while the database fails", async () => {
  const answers = [[{ ...DEFAULT_CONFIGURACOES, somente_equipe: true }]];
  const execute = () => {
    const rows = answers.pop();
    return rows ? Promise.resolve(rows) : Promise.reject(new Error("no database"));
  };
  const database = { as: (_role: unknown, work: (tx: unknown) => unknown) => work({ execute }) };
  const services = { database };
  const newContext = () =>
    ({ services, degraded: false, log: { warn() {} } }) as unknown as RequestContext;
  for (const isDegraded of [false, true]) {
    const context = newContext();
    const closed = await closedToVisitor(context, ADDRESS, undefined);
    expect(closed?.status).toBe(503);
    expect(context.degraded).toBe(isDegraded);
  }
});
