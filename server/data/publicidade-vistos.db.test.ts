import { beforeEach, describe, expect, it } from "vitest";
import { listHistory } from "#server/data/trail/record-history.ts";
import { depoimentos } from "#server/db/schema/depoimentos.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { testDatabase } from "#tests/support/database.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { createVisto, deleteVisto, listVistos } from "./publicidade-vistos.ts";

const test = testDatabase();
const NOBODY = "00000000-0000-4000-8000-000000000000";

let doctor: string;
let words: ReturnType<typeof visto>;

function visto(registro: string) {
  return {
    coisa: "profissionais" as const,
    registro,
    campo: "mini_bio",
    regra: "melhor",
    palavras: "a melhor médica",
  };
}

beforeEach(async () => {
  await test.superuser`truncate publicidade_vistos, profissionais, depoimentos, trilha`;
  const [row] = await test.asAdmin((tx) =>
    tx.insert(profissionais).values(records.profissional()).returning({ id: profissionais.id }),
  );
  doctor = row?.id ?? "";
  words = visto(doctor);
});

async function by(role: "editor" | "recepcao" | "leitor", nome = "Ana") {
  return staffIdentity(test, role, { nome });
}

describe("a mark", () => {
  it("is the session's, whatever is said of who and when", async () => {
    const ana = await by("editor");
    const before = Date.now();
    await test.database.as(ana, (tx) =>
      createVisto(tx, {
        ...words,
        ...{ usuario_nome: "Outra", usuario_id: NOBODY, visto_em: new Date(0) },
      }),
    );
    const [mark] = await test.database.as(ana, (tx) => listVistos(tx, words));
    expect(mark).toMatchObject({ regra: "melhor", usuario_nome: "Ana" });
    expect(Number(mark?.visto_em)).toBeGreaterThanOrEqual(before);
    const [row] = await test.superuser`select usuario_id from publicidade_vistos`;
    expect(row?.usuario_id).toBe(ana.usuarioId);
  });

  it("belongs to the person who set it first, and exists once", async () => {
    const [ana, rui] = [await by("editor"), await by("recepcao", "Rui")];
    for (const one of [ana, rui]) await test.database.as(one, (tx) => createVisto(tx, words));
    const marks = await test.database.as(rui, (tx) => listVistos(tx, words));
    expect(marks.map(({ usuario_nome }) => usuario_nome)).toEqual(["Ana"]);
  });

  it("is shown in the record's own history, and so is its removal", async () => {
    const ana = await by("editor");
    await test.database.as(ana, async (tx) => {
      await createVisto(tx, words);
      await deleteVisto(tx, words);
    });
    const { lines } = await test.database.as(ana, (tx) =>
      listHistory(tx, { thing: "profissionais", record: doctor }),
    );
    expect(lines.map(({ acao, usuario_nome }) => [acao, usuario_nome]).slice(0, 2)).toEqual([
      ["desfez_visto_cfm", "Ana"],
      ["viu_aviso_cfm", "Ana"],
    ]);
    expect(lines[1]?.depois).toEqual({
      campo: "mini_bio",
      regra: "melhor",
      palavras: "a melhor médica",
    });
    expect(await test.database.as(ana, (tx) => listVistos(tx, words))).toEqual([]);
  });

  it("is refused for a record that does not exist", async () => {
    const ana = await by("editor");
    const missing = { ...words, registro: NOBODY };
    expect(await test.database.as(ana, (tx) => createVisto(tx, missing))).toBe(false);
    const insert = test.database.as(ana, (tx) =>
      tx.execute(
        `insert into publicidade_vistos (coisa, registro, campo, regra, palavras)
         values ('profissionais', '${NOBODY}', 'mini_bio', 'melhor', 'x')`,
      ),
    );
    await expect(insert).rejects.toThrow();
  });

  it("is refused to those who do not edit, and to an editor's role without a session", async () => {
    const rui = await by("leitor", "Rui");
    const seen = test.database.as(rui, (tx) => listVistos(tx, words));
    await expect(seen).rejects.toMatchObject({ id: "not-permitted" });
    const made = test.database.as({ ...rui, role: "editor" }, (tx) => createVisto(tx, words));
    await expect(made).rejects.toMatchObject({ id: "not-permitted" });
  });
});

describe("a testimonial's marks", () => {
  it("leave no copy of the words: not in the trail, nor once the words or the testimonial go", async () => {
    const ana = await by("editor");
    const [row] = await test.asAdmin((tx) =>
      tx
        .insert(depoimentos)
        .values(records.depoimento({ texto: "Equipe maravilhosa. Recomendo\na todos." }))
        .returning({ id: depoimentos.id }),
    );
    const texto = {
      coisa: "depoimentos" as const,
      registro: row?.id ?? "",
      campo: "texto",
      regra: "elogio",
    };
    const palavras = ["Recomendo a", "maravilhosa"];
    await test.database.as(ana, async (tx) => {
      for (const one of palavras) await createVisto(tx, { ...texto, palavras: one });
    });
    const left = async () =>
      (
        await test.superuser`select palavras from publicidade_vistos order by palavras collate "C"`
      ).map((one) => one.palavras);
    expect(await left()).toEqual(palavras);
    const trail = JSON.stringify(await test.superuser`select * from trilha`);
    expect(trail).toContain("elogio");
    expect(trail).not.toMatch(/maravilhosa|Recomendo/);

    const change = (values: object) =>
      test.database.as(ana, (tx) => tx.update(depoimentos).set(values));
    await change({ nome: "Maria" });
    expect(await left()).toEqual(palavras);
    await change({ texto: "Recomendo a todos." });
    expect(await left()).toEqual(["Recomendo a"]);
    await test.database.as(ana, (tx) => tx.delete(depoimentos));
    expect(await left()).toEqual([]);
  });
});
