import { beforeAll, expect, it, test } from "vitest";
import { convenios } from "#server/db/schema/convenios.ts";
import { exames } from "#server/db/schema/exames.ts";
import * as records from "#tests/support/records.ts";
import { staffServer } from "#tests/support/staff-server.ts";

const { database, get } = staffServer();

beforeAll(async () => {
  await database.asAdmin(async (tx) => {
    const names = ["Cassems", "São Lucas Saúde"].map((nome) => records.convenio({ nome }));
    const [cassems] = await tx.insert(convenios).values(names).returning({ id: convenios.id });
    const autorizacao = [cassems?.id ?? ""];
    await tx
      .insert(exames)
      .values([
        records.exame({ nome: "Ressonância do crânio", cobertura: "escolhidos", autorizacao }),
        records.exame({ nome: "Ressonância do joelho", cobertura: "todos" }),
      ]);
  });
});

async function text(path: string): Promise<string> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  return page.replace(/<script.*?<\/script>|<[^>]*>/gs, " ").replace(/\s+/g, " ");
}

test.each([
  ["busca=cassems&exame=ressonancia", "Sim: Cassems cobre os 2 exames encontrados."],
  ["busca=sao+lucas&exame=cranio", "Não: São Lucas Saúde não cobre Ressonância do crânio."],
  ["busca=CASSEMS&exame=cr%C3%A2nio", "Sim: Cassems cobre Ressonância do crânio, com autorização."],
  ["exame=joelho", "1 exame encontrado. Ressonância do joelho Cassems cobre São Lucas Saúde cobre"],
  ["busca=lucas", "São Lucas Saúde: 1 de 2 exames cobertos."],
  ["busca=inventado", "Nenhum convênio encontrado."],
  ["exame=colonoscopia", "Nenhum exame encontrado."],
])("%s: %s", async (query, answer) => {
  expect(await text(`/convenios?${query}`)).toContain(answer);
});

it("lists all insurers without a search, and says so with none of the words", async () => {
  const page = await text("/convenios");
  expect(page).toContain("Buscar convênio");
  for (const nome of ["Cassems", "São Lucas Saúde"]) expect(page).toContain(nome);
  expect(page).not.toContain("encontrado");
});
