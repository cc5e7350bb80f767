import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { created, shares } from "#tests/support/compartilhamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { child, EVA, familyAt, LIA, NOTHING, RUI } from "#tests/support/family.ts";
import { CPFS, laudoValues, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { updateLaudo } from "./laudos.ts";
import { listOwnLaudos, useAccess } from "./patient-access.ts";
import { reservadoOf, reserveOfGrown } from "./reserve-laudos.ts";

const test = testDatabase();
let portal: PortalFixture;
let family: ReturnType<typeof familyAt>;
const share = shares(test);

const bornYearsAgo = (years: number) =>
  isoDate(new Date(Date.now() - Math.round(years * 365.25) * DAY_MS));
const TOM = { ...child("Tom", bornYearsAgo(16.5)), cpf: CPFS[1] };
const ZOE = { ...child("Zoé", bornYearsAgo(15.5)), cpf: CPFS[1] };
const AT_16 = new Date(Date.now() + 250 * DAY_MS);

beforeAll(async () => {
  portal = await portalFixture(test);
  family = familyAt(test, portal);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, acessos_pacientes, trilha cascade`;
});

const lookUp = (cpf: string, dataNascimento: string, protocolo: string) =>
  family.way.lookUp({ cpf, dataNascimento, protocolo });

const reservadoOfRow = async (id: string) =>
  (await test.superuser`select reservado from laudos where id = ${id}`)[0]?.reservado;

async function tick(id: string, ticked: boolean) {
  const [row] = await test.superuser`select versao, paciente_id from laudos where id = ${id}`;
  return portal.asStaff((tx) =>
    updateLaudo(tx, {
      id,
      versao: row?.versao,
      async values(before) {
        const paciente_id = row?.paciente_id;
        const reservado = await reservadoOf(tx, before, { ticked, paciente_id });
        return { ...laudoValues(paciente_id), exame: before.exame, reservado };
      },
    }),
  );
}

describe("the report of a patient of 16 or 17 years", () => {
  it("is reserved by itself: the guardian's code lists and opens none of it, the patient's does", async () => {
    const { id, protocolo } = await portal.released(await portal.paciente(TOM));
    await portal.released(await portal.paciente(LIA), { exame: "Raio-X" });
    expect(await reservadoOfRow(id)).toBe(true);
    for (const date of [LIA.data_nascimento, TOM.data_nascimento]) {
      const { token } = await family.enter(date);
      expect(await family.shown(token)).toEqual([["Lia", "Raio-X"], ["Tom"]]);
      expect(await family.opens(token, protocolo)).toEqual(NOTHING);
    }
    const own = await family.enter(TOM.data_nascimento, CPFS[1]);
    expect(await family.shown(own.token)).toEqual([["Tom", "Ultrassonografia de tireoide"]]);
    expect(await family.opens(own.token, protocolo)).toMatchObject({ hasPages: true });
  });

  it("is opened by its number with the patient's CPF, and not with the guardian's", async () => {
    const { protocolo } = await portal.released(await portal.paciente(TOM));
    expect((await lookUp(RUI, TOM.data_nascimento, protocolo)).status).toBe("nada");
    expect((await lookUp(CPFS[1], TOM.data_nascimento, protocolo)).status).toBe("aberto");
  });

  it("is the guardian's once staff untick the box, a line of the trail says so, and it stays unticked", async () => {
    const { id, protocolo } = await portal.released(await portal.paciente(TOM));
    await test.superuser`truncate trilha_pacientes`;
    expect((await tick(id, false)).status).toBe("saved");
    const [line] = await test.superuser`
      select acao, quem, dados from trilha_pacientes where acao = 'alterou_laudo'`;
    expect(line).toEqual({ acao: "alterou_laudo", quem: "equipe", dados: ["reservado"] });
    await test.database.as({ role: "sistema" }, (tx) => reserveOfGrown(tx));
    const { token } = await family.enter(TOM.data_nascimento);
    expect(await family.shown(token)).toEqual([["Tom", "Ultrassonografia de tireoide"]]);
    expect(await family.opens(token, protocolo)).toMatchObject({ hasPages: true, hasPdf: true });
    expect((await lookUp(RUI, TOM.data_nascimento, protocolo)).status).toBe("aberto");
    expect(await reservadoOfRow(id)).toBe(false);
  });

  it("gives the guardian's list no sentence that tells whether there is one", async () => {
    const listOf = async () => {
      const { token } = await family.enter(TOM.data_nascimento);
      return test.database.as({ role: "paciente", access: token }, async (tx) => {
        await useAccess(tx);
        return (await listOwnLaudos(tx))?.pacientes.map(({ id: _, ...shown }) => shown);
      });
    };
    const id = await portal.paciente(TOM);
    const without = await listOf();
    await portal.released(id);
    expect(await listOf()).toEqual(without);
    expect(without).toEqual([{ nome: "Tom", isReserved: true, laudos: [] }]);
  });

  it("gives SQL of the guardian's own session no row and no file", async () => {
    const { id } = await portal.released(await portal.paciente(TOM));
    const own = await family.enter(TOM.data_nascimento, CPFS[1]);
    created(await share.create(own.token, id));
    const { token } = await family.enter(TOM.data_nascimento);
    expect((await share.create(token, id)).status).toBe("nada");
    const asGuardian = (statement: string) =>
      test.superuser.begin(async (sql) => {
        await sql`select set_config('role', 'clinica_paciente', true), set_config('app.acesso', ${token}, true)`;
        return [...(await sql.unsafe(statement))];
      });
    for (const table of ["laudos", "laudo_versoes", "compartilhamentos", "estudos"]) {
      expect(await asGuardian(`select id from ${table}`), table).toEqual([]);
    }
    expect(await asGuardian(`select numero from trilha_pacientes`)).toEqual([]);
    expect(await asGuardian(`select laudo from laudos_do_acesso()`)).toEqual([]);
    for (const [call, refused] of [
      [`registra_acesso('abriu_laudo', '${id}', '{laudo}')`, false],
      [`registra_entrega('baixou_pdf', '${id}', true)`, false],
      [`registra_originais('${id}')`, false],
    ] as const) {
      expect(await asGuardian(`select ${call} as feito`), call).toEqual([{ feito: refused }]);
    }
  });
});

describe("a child who turns 16", () => {
  it("disappears from the guardian's open access that midnight, before any job has run", async () => {
    const { id, protocolo } = await portal.released(await portal.paciente(ZOE));
    expect(await reservadoOfRow(id)).toBe(null);
    const code = await family.enter(ZOE.data_nascimento);
    const byProtocolo = await lookUp(RUI, ZOE.data_nascimento, protocolo);
    expect(await family.shown(code.token)).toEqual([["Zoé", "Ultrassonografia de tireoide"]]);
    expect(await family.shown(byProtocolo.token)).toHaveLength(1);
    expect(await family.shown(code.token, AT_16)).toEqual([["Zoé"]]);
    expect(await family.shown(byProtocolo.token, AT_16)).toBeUndefined();
    expect(await reservadoOfRow(id)).toBe(true);
  });

  it("is seen by the hourly job, which leaves what staff have decided", async () => {
    const zoe = await portal.paciente(ZOE);
    const [open, decided] = [await portal.released(zoe), await portal.released(zoe)];
    await tick(decided.id, true);
    await tick(decided.id, false);
    await test.database.as({ role: "sistema" }, (tx) => reserveOfGrown(tx, AT_16));
    expect(await reservadoOfRow(open.id)).toBe(true);
    expect(await reservadoOfRow(decided.id)).toBe(false);
  });

  it("is hidden by nobody from another guardian's session", async () => {
    const lia = await portal.paciente(LIA);
    const { id } = await portal.released(lia);
    await portal.released(await portal.paciente(child("Bia", "2019-09-09", EVA)));
    const { token } = await family.enter("2019-09-09", EVA);
    await test.superuser.begin(async (sql) => {
      await sql`select set_config('role', 'clinica_paciente', true), set_config('app.acesso', ${token}, true)`;
      await sql`select reserva_laudos(${[lia]}::uuid[])`;
    });
    expect(await reservadoOfRow(id)).toBe(null);
  });
});

describe("a report whose box staff tick", () => {
  it("is hidden from an open access of the guardian at once, and its shares end", async () => {
    const { id, protocolo } = await portal.released(await portal.paciente(LIA));
    const { token } = await family.enter(LIA.data_nascimento);
    created(await share.create(token, id));
    expect(await family.opens(token, protocolo)).toMatchObject({ hasPages: true });
    await tick(id, true);
    expect(await family.opens(token, protocolo)).toEqual(NOTHING);
    expect(await test.superuser`select fim from compartilhamentos`).toEqual([{ fim: "cadastro" }]);
  });

  it("stays as it is where an editor asks for it", async () => {
    const { id } = await portal.released(await portal.paciente(TOM));
    const editor = await staffIdentity(test, "editor");
    const attempt = test.database.as(editor, (tx) =>
      tx.execute(`update laudos set reservado = false where id = '${id}'`),
    );
    await expect(attempt).rejects.toMatchObject({ id: "not-permitted" });
    expect(await reservadoOfRow(id)).toBe(true);
  });
});
