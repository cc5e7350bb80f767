/** Limits that PostgreSQL enforces and the rest of the product states: both must say the same. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { OFERTA_HORAS } from "#domain/agenda/lista-espera.ts";
import { PROPOSTA_HORAS } from "#domain/agenda/proposta.ts";
import { COMPARTILHAMENTO_LIMITS } from "#domain/compartilhamentos/compartilhamentos.ts";
import { ACESSO_HORAS, ACESSO_MINUTOS } from "#domain/laudos/acesso.ts";

const FUNCTIONS = path.join(import.meta.dirname, "../server/db/sql/functions");
const { senhas } = COMPARTILHAMENTO_LIMITS;

it.each([
  ["acesso-do-paciente", "acesso_atual", `usado_em > now() - interval '${ACESSO_MINUTOS} minutes'`],
  ["acesso-do-paciente", "acesso_atual", `criado_em > now() - interval '${ACESSO_HORAS} hours'`],
  ["agendamentos", "agendamento_do_acesso", `now() - interval '${ACESSO_MINUTOS} minutes'`],
  ["agendamentos", "agendamento_do_acesso", `now() - interval '${ACESSO_HORAS} hours'`],
  ["agenda", "propoe_horarios", `now() + interval '${PROPOSTA_HORAS} hours'`],
  ["agenda-vagas", "oferece_vaga", `now() + interval '${OFERTA_HORAS} hours'`],
  ["compartilhamentos", "abre_compartilhamento", `c.erros + 1 >= ${senhas} THEN clock_timestamp()`],
  ["compartilhamentos", "abre_compartilhamento", `${senhas} - c.erros`],
])("%s.sql, %s: %s", (file, name, text) => {
  const sql = readFileSync(path.join(FUNCTIONS, `${file}.sql`), "utf8");
  const body = sql.slice(sql.indexOf(`CREATE FUNCTION ${name}(`)).split("END $$;")[0];
  expect(body).toContain(text);
});
