/** Settings of an older version whose texts were never changed take today's defaults; others stay. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";
import { expect, test } from "vitest";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { connectSuperuser, dropDatabase, emptyDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import * as records from "#tests/support/records.ts";
import { ensureRoles } from "./logins/roles.ts";
import { applyOwnMigrations } from "./migrations.ts";

const JOURNAL = path.join(import.meta.dirname, "migrations", "meta", "_journal.json");
const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(
  readFileSync(JOURNAL, "utf8"),
);
/** The migration that made the structured week the only source of the hours. */
const MIGRATION = entries.find(({ tag }) => tag.endsWith("_horarios_fonte_unica"))?.when ?? 0;
const OLD = {
  horario_funcionamento: "Segunda a sexta: 7h às 18h\nSábado: 7h às 12h\nDomingo: fechado",
  texto_rodape: "© 2024 Clínica de Diagnóstico por Imagem. Todos os direitos reservados.",
};

const OWN = { horario_funcionamento: "Seg a sex: 8h às 17h", texto_rodape: "© 2019 Clínica Ipê" };

test.each([
  ["the old defaults", OLD, DEFAULT_CONFIGURACOES],
  ["texts of the clinic's own", OWN, OWN],
])("%s", async (_, written, expected) => {
  const owner = await emptyDatabase();
  const sql = postgres({ ...owner, max: 1, onnotice: () => {} });
  try {
    await ensureRoles(sql, { database: String(owner.database), secretKey: TEST_SECRET });
    await sql.begin((tx) => applyOwnMigrations(tx, (when) => when < MIGRATION));
    const before = connectSuperuser(owner.database);
    const row = JSON.stringify({ ...records.configuracoes(written), id: randomUUID(), versao: 1 });
    await before`
      insert into configuracoes_site (id, versao, nome_clinica, endereco, telefone, email,
        horario_funcionamento, texto_rodape, links_redes_sociais, cores_principais)
      select id, versao, nome_clinica, endereco, telefone, email,
        horario_funcionamento, texto_rodape, links_redes_sociais, cores_principais
      from jsonb_populate_record(null::configuracoes_site, ${row}::text::jsonb)`;
    await sql.begin((tx) => applyOwnMigrations(tx, (when) => when >= MIGRATION));
    const [saved] =
      await before`select horario_funcionamento, texto_rodape from configuracoes_site`;
    const [table] = await before`
      select relforcerowsecurity from pg_class where oid = 'configuracoes_site'::regclass`;
    await before.end();
    const { horario_funcionamento, texto_rodape } = expected;
    expect(saved).toEqual({ horario_funcionamento, texto_rodape });
    expect(table).toEqual({ relforcerowsecurity: true });
  } finally {
    await sql.end();
    await dropDatabase(owner);
  }
});
