import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ResponsavelValues } from "#domain/pessoas/responsaveis.ts";
import { created, shares } from "#tests/support/compartilhamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { child, EVA, familyAt, IVO, LIA, RUI } from "#tests/support/family.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { waitUntilWaiting } from "#tests/support/waiting-transactions.ts";
import { getPaciente } from "./pacientes.ts";
import { updateResponsavel } from "./responsaveis.ts";

const test = testDatabase();
const NEW_CPF = CPFS[1];
let portal: PortalFixture;
let family: ReturnType<typeof familyAt>;
const share = shares(test);

beforeAll(async () => {
  portal = await portalFixture(test);
  family = familyAt(test, portal);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, codigos_acesso, acessos_pacientes, trilha cascade`;
});

const get = (id: string) => portal.asStaff((tx) => getPaciente(tx, id));

async function saveGuardian(changed: Partial<ResponsavelValues> = { cpf: NEW_CPF }) {
  const [row] =
    await test.superuser`select id, versao from responsaveis order by criado_em limit 1`;
  const values = { nome: "Rui Souza", cpf: RUI, email: "rui@exemplo.test", ...changed };
  return portal.asStaff((tx) =>
    updateResponsavel(tx, { id: row?.id, versao: row?.versao, values }),
  );
}

/** Locks the trail, starts the saves one after the other so that they wait in this order, and unlocks the trail. */
async function atTheSameMoment(...saves: (() => Promise<unknown>)[]) {
  const running: Promise<unknown>[] = [];
  await test.superuser.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0))`;
    for (const [index, save] of saves.entries()) {
      running.push(save());
      await waitUntilWaiting(test, index + 1);
    }
  });
  return Promise.allSettled(running);
}

const status = (saved: string) => ({ status: "fulfilled", value: { status: saved } });

const opensWith = (cpf: string, birthDates: string[]) =>
  Promise.all(
    birthDates.map(async (birth) => {
      const { id } = await family.request(birth, cpf);
      return (await family.addressee(id)) === "rui@exemplo.test";
    }),
  );

describe("a guardian's CPF and one of the children, saved at the same moment", () => {
  it("the guardian first: the child's form gets the conflict, and shows the new CPF", async () => {
    const [lia] = [await portal.paciente(LIA), await portal.paciente(IVO)];
    const older = await get(lia);
    const saves = await atTheSameMoment(
      () => saveGuardian(),
      () => family.save(older, { telefone: "(67) 3000-0000" }),
    );
    const current = { telefone: "(67) 99999-0000", responsavel_cpf: NEW_CPF };
    expect(saves).toMatchObject([
      status("saved"),
      { status: "fulfilled", value: { status: "conflict", current } },
    ]);
    expect(await opensWith(NEW_CPF, [LIA.data_nascimento, IVO.data_nascimento])).toEqual([
      true,
      true,
    ]);
  });

  it("the child first: both are saved", async () => {
    const [lia] = [await portal.paciente(LIA), await portal.paciente(IVO)];
    const older = await get(lia);
    const saves = await atTheSameMoment(
      () => family.save(older, { telefone: "(67) 3000-0000" }),
      () => saveGuardian(),
    );
    expect(saves).toMatchObject([status("saved"), status("saved")]);
    expect(await get(lia)).toMatchObject({
      telefone: "(67) 3000-0000",
      responsavel_cpf: NEW_CPF,
    });
    expect(await opensWith(NEW_CPF, [LIA.data_nascimento, IVO.data_nascimento])).toEqual([
      true,
      true,
    ]);
    expect(await opensWith(RUI, [LIA.data_nascimento])).toEqual([false]);
  });

  it("a child who joins the family meanwhile never opens with the former CPF", async () => {
    await portal.paciente(LIA);
    const bia = child("Bia", "2019-03-04", EVA);
    const other = await get(await portal.paciente(bia));
    const saves = await atTheSameMoment(
      () => saveGuardian(),
      () => family.save(other, { responsavel_cpf: RUI, responsavel_ate: "2037-03-04" }),
    );
    expect(saves).toMatchObject([status("saved"), { status: "rejected", reason: { status: 400 } }]);
    expect(await opensWith(RUI, [bia.data_nascimento])).toEqual([false]);
    expect(await get(other?.id ?? "")).toMatchObject({ responsavel_cpf: EVA });
  });

  it("and the same new CPF typed in both: one guardian has it, the other form names the field", async () => {
    const older = await get(await portal.paciente(LIA));
    const named = { responsavel_cpf: NEW_CPF, responsavel_nome: "Rui Souza" };
    const saves = await atTheSameMoment(
      () => family.save(older, named),
      () => saveGuardian(),
    );
    expect(saves).toMatchObject([
      status("saved"),
      { status: "rejected", reason: { status: 409, field: "cpf" } },
    ]);
  });
});

describe("a guardian's e-mail address and a share of a child's report, at the same moment", () => {
  const correct = () => saveGuardian({ email: "outro@exemplo.test" });

  async function opened() {
    const laudo = await portal.released(await portal.paciente(LIA));
    const { token } = await family.enter(LIA.data_nascimento);
    return { token, laudo };
  }

  it("the guardian first: no share is created", async () => {
    const { token, laudo } = await opened();
    const saves = await atTheSameMoment(correct, () => share.create(token, laudo.id));
    expect(saves).toMatchObject([
      status("saved"),
      { status: "fulfilled", value: { status: "nada" } },
    ]);
  });

  it("the share first: it ends", async () => {
    const { token, laudo } = await opened();
    const [sharing, saved] = await atTheSameMoment(() => share.create(token, laudo.id), correct);
    expect(saved).toMatchObject(status("saved"));
    if (sharing?.status !== "fulfilled") throw new Error("not shared");
    const made = created(sharing.value as Awaited<ReturnType<typeof share.create>>);
    expect((await share.open({ codigo: made.codigo }, made)).status).toBe("nada");
  });
});
