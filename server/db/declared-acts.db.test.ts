import postgres from "postgres";
import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { ensureDeclaredActs, listDeclaredActs } from "./declared-acts.ts";

const test = testDatabase();

const stored = async () =>
  (await test.superuser`select trilha, ato, escreve from atos order by trilha, ato`).map(
    ({ trilha, ato, escreve }) => `${trilha} ${ato} ${escreve}`,
  );
const declared = () =>
  listDeclaredActs()
    .map(({ trilha, ato, escreve }) => `${trilha} ${ato} ${escreve}`)
    .sort();

it("holds what is declared, also after somebody changed it by hand", async () => {
  expect((await stored()).sort()).toEqual(declared());
  await test.superuser`insert into atos (trilha, ato, escreve) values ('pacientes', 'inventou', 'pacientes')`;
  await test.superuser`update atos set escreve = 'pacientes' where ato = 'liberou_laudo'`;
  await test.superuser`delete from atos where ato = 'viu_laudo'`;
  const owner = postgres({ ...test.owner, max: 1, onnotice: () => {} });
  await ensureDeclaredActs(owner);
  await owner.end();
  expect((await stored()).sort()).toEqual(declared());
});

it.each(["leitor", "editor", "laudos", "recepcao", "admin_master", "paciente", "sistema"])(
  "%s neither reads nor writes it",
  async (role) => {
    const [row] = await test.superuser`select
      has_table_privilege(${`clinica_${role}`}, 'atos', 'SELECT, INSERT, UPDATE, DELETE') as may`;
    expect(row?.may).toBe(false);
  },
);
