import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { OFERTA_HORAS } from "#domain/agenda/lista-espera.ts";
import { PROPOSTA_HORAS } from "#domain/agenda/proposta.ts";
import { COMPARTILHAMENTO_LIMITS } from "#domain/compartilhamentos/compartilhamentos.ts";
import {
  DOCUMENTOS_IMAGEM,
  EXIBIDA_EM_PARTE,
  FORA_DO_DOWNLOAD,
} from "#domain/imagens/problemas.ts";
import { ACESSO_HORAS, ACESSO_MINUTOS } from "#domain/laudos/acesso.ts";

const FUNCTIONS = path.join(import.meta.dirname, "../server/db/sql/functions");
const { senhas } = COMPARTILHAMENTO_LIMITS;
const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(", ");

it.each([
  ["acesso-do-paciente", "acesso_atual", `usado_em > now() - interval '${ACESSO_MINUTOS} minutes'`],
  ["acesso-do-paciente", "acesso_atual", `criado_em > now() - interval '${ACESSO_HORAS} hours'`],
  ["agendamentos", "agendamento_do_acesso", `now() - interval '${ACESSO_MINUTOS} minutes'`],
  ["agendamentos", "agendamento_do_acesso", `now() - interval '${ACESSO_HORAS} hours'`],
  ["agenda", "propoe_horarios", `now() + interval '${PROPOSTA_HORAS} hours'`],
  ["agenda-vagas", "oferece_vaga", `now() + interval '${OFERTA_HORAS} hours'`],
  ["compartilhamentos", "abre_compartilhamento", `c.erros + 1 >= ${senhas} THEN clock_timestamp()`],
  ["compartilhamentos", "abre_compartilhamento", `${senhas} - c.erros`],
  ["imagens-compartilhadas", "series_compartilhadas", `NOT IN (${quoted(DOCUMENTOS_IMAGEM)})`],
  ["imagens-compartilhadas", "series_compartilhadas", `nullif(problema, '${EXIBIDA_EM_PARTE}')`],
  ["imagens-compartilhadas", "originais_compartilhados", `NOT IN (${quoted(FORA_DO_DOWNLOAD)})`],
])("%s.sql, %s: %s", (file, name, text) => {
  const sql = readFileSync(path.join(FUNCTIONS, `${file}.sql`), "utf8");
  const [body] = sql.slice(sql.indexOf(`CREATE FUNCTION ${name}(`)).split(/^(?:END )?\$\$;?$/m);
  expect(body).toContain(text);
});
