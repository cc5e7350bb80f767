import { afterEach, beforeAll, expect, it, vi } from "vitest";
import type { RequestContext } from "#server/http/request-context.ts";
import { JOBS } from "#server/jobs/jobs.ts";
import { lookUp } from "#server/portal/look-up.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { endGuardians, forgetOldAccess } from "./access-cleanup.ts";
import { useAccess } from "./patient-access.ts";

const test = testDatabase();
let portal: PortalFixture;

afterEach(() => {
  vi.useRealTimers();
});

beforeAll(async () => {
  portal = await portalFixture(test);
});

it("ends a guardian's access on the day after the last one, and records it in the trail", async () => {
  const way = wayIn(test, portal.keys);
  const child = await portal.paciente({
    cpf: null,
    data_nascimento: "2018-02-03",
    responsavel_nome: "Rui",
    responsavel_cpf: CPFS[2],
    responsavel_ate: "2036-02-03",
  });
  const { protocolo } = await portal.released(child);
  const requested = { cpf: CPFS[2], dataNascimento: "2018-02-03", protocolo };
  const end = (day: string) =>
    test.database.as({ role: "sistema" }, (tx) =>
      endGuardians(tx, new Date(`${day}T12:00:00-04:00`)),
    );
  expect(await end("2036-02-03")).toBe(0);
  const { token, status } = await way.lookUp(requested);
  expect(status).toBe("aberto");
  // `useAccess` checks the date, even before the hourly job has run.
  const lives = (day: string) =>
    test.database.as({ role: "paciente", access: token }, (tx) =>
      useAccess(tx, new Date(`${day}-04:00`)),
    );
  expect(await lives("2036-02-03T23:59:59")).toBe(true);
  expect(await lives("2036-02-04T00:00:01")).toBe(false);
  expect(await end("2036-02-04")).toBe(1);
  expect(await way.own(token)).toEqual([]);
  expect((await way.lookUp(requested)).status).toBe("nada");
  const lines =
    await test.superuser`select quem, dados from trilha_pacientes where acao = 'alterou_paciente' order by numero`;
  expect([...lines]).toEqual([
    { quem: "sistema", dados: ["na_familia"] },
    { quem: "sistema", dados: ["responsavel_hash"] },
  ]);
});

it("refuses a guardian's look-up on the day after the last one, whatever the hour", async () => {
  const child = await portal.paciente({
    cpf: null,
    data_nascimento: "2019-07-08",
    responsavel_nome: "Rui",
    responsavel_cpf: CPFS[3],
    responsavel_ate: "2037-07-08",
  });
  const { protocolo } = await portal.released(child);
  const services = {
    config: {},
    database: test.database,
    dataKeys: portal.keys,
    secretKey: TEST_SECRET,
  };
  const context = { services, address: "203.0.113.9" } as unknown as RequestContext;
  const at = (day: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}-04:00`) });
    const request = new Request("http://localhost/resultados");
    return lookUp(context, request, { cpf: CPFS[3], dataNascimento: "2019-07-08", protocolo });
  };
  expect((await at("2037-07-08T23:59:00")).status).toBe("aberto");
  expect(await at("2037-07-09T00:01:00")).toEqual({ status: "nada" });
});

it("ends an access twelve hours after it began, however often it is used", async () => {
  const way = wayIn(test, portal.keys);
  const { protocolo } = await portal.released(await portal.paciente());
  const { token } = await way.lookUp({ protocolo });
  const clean = () => test.database.as({ role: "sistema" }, forgetOldAccess);
  await test.superuser`update acessos_pacientes set criado_em = now() - interval '11 hours 50 minutes'`;
  await clean();
  expect(await way.own(token)).toHaveLength(1);
  await test.superuser`update acessos_pacientes set criado_em = now() - interval '12 hours 1 second'`;
  expect(await way.own(token)).toEqual([]);
  const lives = await test.database.as({ role: "paciente", access: token }, useAccess);
  expect(lives).toBe(false);
  await clean();
  expect(await test.superuser`select 1 from acessos_pacientes`).toHaveLength(0);
  expect(JOBS["end-accesses"].cron).toBe("2 * * * *");
});

it("stores wrong look-ups for six months, and deletes expired accesses and codes", async () => {
  const way = wayIn(test, portal.keys);
  await way.lookUp({ protocolo: "2026-00000-00000" });
  await way.lookUp({});
  const count = async (table: string) =>
    (await test.superuser`select count(*)::int as n from ${test.superuser(table)}`)[0]?.n;
  const clean = () => test.database.as({ role: "sistema" }, forgetOldAccess);
  await test.superuser`update tentativas_acesso set quando = now() - interval '5 months'`;
  await clean();
  expect(await count("tentativas_acesso")).toBeGreaterThan(1);
  expect(await count("codigos_acesso")).toBe(1);
  await test.superuser`update tentativas_acesso set quando = now() - interval '7 months'`;
  await test.superuser`update codigos_acesso set criado_em = now() - interval '2 days'`;
  await test.superuser`update acessos_pacientes set usado_em = now() - interval '2 days'`;
  await clean();
  for (const table of ["tentativas_acesso", "codigos_acesso", "acessos_pacientes"]) {
    expect(await count(table)).toBe(0);
  }
});
