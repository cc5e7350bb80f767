import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { listPatientTrail } from "#server/data/laudos/patient-trail.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { checkWholeTrail } from "./check-trail.ts";

const test = testDatabase();
let portal: PortalFixture;
const image = `imagem:${randomUUID()}`;
let pacienteId: string;
let laudoId: string;

beforeAll(async () => {
  portal = await portalFixture(test);
  pacienteId = await portal.paciente();
  ({ id: laudoId } = await portal.released(pacienteId));
  // Adds the row that a new entry of domain/registro/atos.ts would add.
  await test.superuser`insert into atos (trilha, ato, escreve) values ('pacientes', 'viu_imagem', 'pacientes')`;
});

const note = (documents: string[]) =>
  portal.asStaff((tx) =>
    tx.execute(sql`select registra_leitura('viu_imagem', array[${pacienteId}::uuid],
      ${`{${documents.join(",")}}`}::text[], '{imagem}')`),
  );

it("is written by the same function, and found in the list, by its patient and in the check", async () => {
  await note([image]);
  const period = { from: new Date(0), to: new Date(Date.now() + 60_000) };
  const lines = await portal.asStaff((tx) => listPatientTrail(tx, period));
  expect(lines.at(-1)).toMatchObject({
    acao: "viu_imagem",
    documentos: [image],
    usuario_nome: "Ana",
  });
  const checked = await checkWholeTrail({
    run: (work) => test.database.as({ role: "sistema" }, work),
  });
  expect(checked).toMatchObject({ linhas: lines.length, quebra: null });

  const seen = async (document: string | null) => {
    const access = randomUUID();
    await test.superuser`insert into acessos_pacientes (token, paciente_id, documento, via)
      values (encode(sha256(${access}), 'hex'), ${pacienteId}, ${document}, 'codigo')`;
    return test.database.as({ role: "paciente", access }, async (tx) => ({
      acts: (await tx.execute<{ acao: string }>("select acao from trilha_pacientes")).map(
        ({ acao }) => acao,
      ),
      laudos: (await tx.execute("select id from laudos")).length,
    }));
  };
  const all = await seen(null);
  expect(all.acts).toEqual(expect.arrayContaining(["viu_imagem", "liberou_laudo"]));
  expect(all.laudos).toBe(1);
  expect(await seen(image)).toEqual({ acts: ["viu_imagem"], laudos: 0 });
  expect((await seen(`laudo:${laudoId}`)).acts).not.toContain("viu_imagem");
});

it("is a kind and an id, and nothing else", async () => {
  for (const wrong of ["imagem", "imagem:1", `IMAGEM:${randomUUID()}`, `${image},x`, "null"]) {
    await expect(note([wrong]), wrong).rejects.toThrow();
  }
});
