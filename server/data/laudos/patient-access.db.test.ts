import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { getCodeAddressee } from "./notices.ts";
import { getOwnLaudo } from "./patient-access.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
  way = wayIn(test, portal.keys);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, trilha cascade`;
});

let way: ReturnType<typeof wayIn>;
const lookUp = (one: Parameters<typeof way.lookUp>[0]) => way.lookUp(one);
const confirm = (...args: Parameters<typeof way.confirm>) => way.confirm(...args);
const own = (access: string) => way.own(access);

describe("by protocol", () => {
  it("opens only that report, however the protocol on the slip is typed", async () => {
    const id = await portal.paciente();
    const laudo = await portal.released(id);
    const other = await portal.released(id);
    const { status, token } = await lookUp({ protocolo: laudo.protocolo });
    expect(status).toBe("aberto");
    expect((await own(token)).map(({ protocolo }) => protocolo)).toEqual([laudo.protocolo]);
    const found = await test.database.as({ role: "paciente", access: token }, (tx) =>
      getOwnLaudo(tx, other.protocolo),
    );
    expect(found).toBeUndefined();
  });

  it("says the same of a wrong CPF, birth date, protocol, and of none of them", async () => {
    const { protocolo } = await portal.released(await portal.paciente());
    for (const wrong of [
      { protocolo, cpf: CPFS[1] },
      { protocolo, dataNascimento: "1980-05-18" },
      { protocolo: "2026-00000-00000" },
    ]) {
      expect(await lookUp(wrong)).toMatchObject({ status: "nada" });
    }
    expect(await test.superuser`select 1 from acessos_pacientes`).toHaveLength(0);
  });

  it("opens a child's report by the guardian's CPF, until the guardian's last day", async () => {
    const guardian = { responsavel_nome: "Rui", responsavel_cpf: CPFS[2] };
    const child = { cpf: null, data_nascimento: "2018-02-03", nome: "Lia" };
    const open = { ...child, ...guardian, responsavel_ate: "2036-02-03" };
    const laudo = await portal.released(await portal.paciente(open));
    const requested = { cpf: CPFS[2], dataNascimento: "2018-02-03", protocolo: laudo.protocolo };
    expect((await lookUp(requested)).status).toBe("aberto");
    const [line] =
      await test.superuser`select quem, responsavel from trilha_pacientes where acao = 'entrou'`;
    expect(line).toEqual({ quem: "protocolo", responsavel: true });
    const over = { ...open, nome: "Bia", responsavel_ate: "2020-01-01" };
    const closed = await portal.released(await portal.paciente(over));
    expect((await lookUp({ ...requested, protocolo: closed.protocolo })).status).toBe("nada");
  });
});

describe("by code", () => {
  const matched = () => test.superuser`select 1 from codigos_acesso where paciente_id is not null`;

  it("is not used up by invented birth dates, wherever they come from", async () => {
    await portal.paciente();
    for (let n = 0; n < 100; n++) {
      const dataNascimento = `19${String(n % 80).padStart(2, "0")}-01-01`;
      await lookUp({ dataNascimento, address: `198.51.100.${n}` });
    }
    expect(await matched()).toHaveLength(0);
    const requested = await lookUp({});
    expect((await confirm(requested.token, requested.code)).status).toBe("aberto");
  });

  it("is requested again in the same browser, where only the newest one opens", async () => {
    await portal.paciente();
    const first = await lookUp({});
    const second = await way.repeat(first.token);
    expect(second.status).toBe("codigo");
    expect((await confirm(second.token, first.code)).status).toBe("nada");
    expect((await confirm(second.token, second.code)).status).toBe("aberto");
    await way.repeat(second.token);
    expect(await matched()).toHaveLength(3);
    // The fourth request gets the same answer, but no mail.
    expect((await way.repeat(second.token)).status).toBe("codigo");
    expect(await matched()).toHaveLength(3);
  });

  it("still opens after the request over the limit, which mails none", async () => {
    await portal.paciente();
    const { token: browser } = await lookUp({});
    await way.repeat(browser);
    const third = await lookUp({ browser });
    const fourth = await way.repeat(browser);
    const fifth = await lookUp({ browser });
    for (const { code } of [fourth, fifth]) {
      expect((await confirm(browser, code)).status).toBe("nada");
    }
    for (let n = 0; n < 2; n++) await confirm(browser, "999999x");
    expect((await confirm(browser, third.code)).status).toBe("aberto");
  });

  it("of one person opens nothing after a request for another, known or not", async () => {
    await portal.paciente();
    await portal.paciente({ cpf: CPFS[1], nome: "Ana Lima" });
    for (const cpf of [CPFS[1], CPFS[3]]) {
      const own = await lookUp({});
      await lookUp({ cpf, browser: own.token });
      expect((await confirm(own.token, own.code)).status).toBe("nada");
    }
  });

  it("is requested again by everybody in the same way, counted for the address, for a quarter of an hour", async () => {
    await portal.paciente();
    const unknown = await lookUp({ cpf: CPFS[1] });
    const again = await way.repeat(unknown.token);
    expect(again.status).toBe("codigo");
    expect((await confirm(again.token, again.code)).status).toBe("nada");
    expect((await way.repeat("never requested")).status).toBe("nada");
    await test.superuser`update codigos_acesso set criado_em = criado_em - interval '16 minutes'`;
    expect((await way.repeat(again.token)).status).toBe("nada");
    for (let n = 0; n < 15; n++) await way.repeat(again.token);
    expect((await way.repeat(again.token)).status).toBe("limite");
  });

  it("opens the whole history, once, in the browser that requested it", async () => {
    const id = await portal.paciente();
    await portal.released(id);
    await portal.laudo(id);
    const requested = await lookUp({});
    expect(requested.status).toBe("codigo");
    expect((await confirm("another browser", requested.code)).status).toBe("nada");
    const entered = await confirm(requested.token, requested.code);
    expect(entered.status).toBe("aberto");
    expect(await own(entered.token)).toHaveLength(2);
    expect((await confirm(requested.token, requested.code)).status).toBe("nada");
  });

  it("is requested by everybody in the same way, and sent to nobody unknown", async () => {
    await portal.paciente();
    const unknown = await lookUp({ cpf: CPFS[1] });
    const wrongDate = await lookUp({ dataNascimento: "1980-05-18" });
    const known = await lookUp({});
    for (const one of [unknown, wrongDate, known]) expect(one.status).toBe("codigo");
    const addressee = (id: string) =>
      test.database.as({ role: "sistema" }, (tx) => getCodeAddressee(tx, id));
    expect(await addressee(known.id)).toBe("maria@exemplo.test");
    for (const { id, token, code } of [unknown, wrongDate]) {
      expect(await addressee(id)).toBeUndefined();
      expect((await confirm(token, code)).status).toBe("nada");
    }
  });

  it("has five tries and ten minutes", async () => {
    await portal.paciente();
    const first = await lookUp({});
    for (let n = 0; n < 5; n++) expect((await confirm(first.token, "999999x")).status).toBe("nada");
    expect((await confirm(first.token, first.code)).status).toBe("nada");
    const second = await lookUp({});
    await test.superuser`update codigos_acesso set criado_em = criado_em - interval '11 minutes'`;
    expect((await confirm(second.token, second.code)).status).toBe("nada");
  });

  it("is sent three times an hour to a patient, at once too, and does not affect access by protocol", async () => {
    const { protocolo } = await portal.released(await portal.paciente());
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) => lookUp({ address: `198.51.100.${n}` })),
    );
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["codigo"]));
    expect(await matched()).toHaveLength(3);
    expect((await lookUp({ protocolo })).status).toBe("aberto");
  });
});

describe("guessing", () => {
  it("ends for an address after twenty, for the right data too, whatever it calls itself within its /64", async () => {
    const { protocolo } = await portal.released(await portal.paciente());
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        lookUp({
          protocolo: `2026-00000-000${String(n).padStart(2, "0")}`,
          address: `2001:db8:1:2::${n}`,
        }),
      ),
    );
    const limited = tries.filter(({ status }) => status === "limite");
    expect(limited).toHaveLength(10);
    for (const one of limited) {
      expect(one).toMatchObject({ segundos: expect.any(Number) });
      expect("segundos" in one && one.segundos).toBeGreaterThan(890);
    }
    expect((await lookUp({ protocolo, address: "2001:db8:1:2:ffff::1" })).status).toBe("limite");
    expect((await confirm("x", "000000", "2001:db8:1:2::9")).status).toBe("limite");
    expect((await lookUp({ protocolo, address: "2001:db8:1:3::1" })).status).toBe("aberto");
    const requested = await lookUp({});
    expect((await confirm(requested.token, requested.code)).status).toBe("aberto");
    await test.superuser`update tentativas_acesso set quando = quando - interval '16 minutes'`;
    expect((await lookUp({ protocolo, address: "2001:db8:1:2::1" })).status).toBe("aberto");
  });

  it("counts all requests for codes alike, so that the limit reveals no patient", async () => {
    await portal.paciente();
    const until = async (cpf: string, address: string) => {
      for (let n = 0; ; n++) if ((await lookUp({ cpf, address })).status === "limite") return n;
    };
    expect(await until(CPFS[0], "192.0.2.1")).toBe(await until(CPFS[1], "192.0.2.2"));
  });

  it("of one protocol from many addresses locks it for a quarter of an hour, but never access by code", async () => {
    const { protocolo } = await portal.released(await portal.paciente());
    const wrong = (n: number) =>
      lookUp({ protocolo, dataNascimento: "1999-01-01", address: `198.51.100.${n}` });
    for (let n = 0; n < 4; n++) await wrong(n);
    expect((await lookUp({ protocolo })).status).toBe("aberto");
    await wrong(4);
    expect((await lookUp({ protocolo })).status).toBe("nada");
    const requested = await lookUp({});
    expect((await confirm(requested.token, requested.code)).status).toBe("aberto");
    // Further tries do not prolong the lock.
    await test.superuser`update tentativas_acesso set quando = quando - interval '14 minutes'`;
    await wrong(5);
    await test.superuser`update tentativas_acesso set quando = quando - interval '2 minutes'`;
    expect((await lookUp({ protocolo })).status).toBe("aberto");
  });
});
