import { expect, it } from "vitest";
import { CAPABILITIES, can, STAFF, STAFF_ROLES } from "#domain/permissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { databaseRole } from "./logins.ts";

const test = testDatabase();
const EVERYONES_FUNCTIONS =
  "conta_usuarios() pgboss.job_now() pode(text) quem_pede() registra_evento(text,text,text,integer) texto_busca(text)".split(
    " ",
  );

it.each(STAFF_ROLES)("%s may execute only functions that were reviewed", async (role) => {
  const rows = await test.superuser`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
      and has_function_privilege(${databaseRole(role)}, p.oid, 'EXECUTE')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`;
  const images = ["trava_midia(text)", "usos_de_midia(text[],boolean)"];
  const answers = [
    "anota_mensagem(uuid,uuid,bytea)",
    "apaga_anotacao(uuid,uuid)",
    "encarrega_mensagem(uuid,uuid,uuid)",
    "quem_responde()",
    "desfaz_envio(uuid)",
    "desfaz_resposta(uuid)",
    "estado_emails(uuid[])",
    "responde_mensagem(uuid,uuid,bytea,text,integer)",
    "tenta_email_de_novo(text,uuid,text)",
  ];
  const reports = [
    "anota_lembrete(uuid)",
    "aviso_na_fila(uuid)",
    "confirma_pelo_telefone(uuid,uuid)",
    "cria_compartilhamento(uuid,uuid,text,bytea,bytea,bytea,bytea,bytea,bytea,integer)",
    "desfaz_aviso(uuid)",
    "encerra_compartilhamento(uuid)",
    "linhas_do_documento(text)",
    "passos_do_agendamento()",
    "perguntas_do_exame(uuid)",
    "procura_pacientes(bytea[],boolean,boolean,integer)",
    "propoe_horarios(uuid,jsonb)",
    "registra_entrega_equipe(text,uuid,boolean)",
    "registra_imagens_equipe(uuid)",
  ];
  const readings = ["registra_leitura(text,uuid[],text[],text[])"];
  const isReader = can(role, "update", "laudos") || can(role, "update", "mensagens");
  const expected = [
    ...EVERYONES_FUNCTIONS,
    ...(can(role, "update", "midia") ? images : []),
    ...(can(role, "update", "mensagens") ? answers : []),
    ...(can(role, "update", "laudos") ? reports : []),
    ...(isReader ? readings : []),
    ...(can(role, "update", "usuarios") ? ["administra(text)"] : []),
  ];
  expect(rows.map(({ name }) => name)).toEqual(expected.sort());
});

it.each(STAFF_ROLES)(
  "a function that requires a capability runs for %s with that one alone",
  async (role) => {
    const { session } = await staffIdentity(test, role);
    const permitted: string[] = [];
    await test.superuser`grant execute on function exige(text) to public`;
    for (const capability of CAPABILITIES) {
      const work = test.superuser.begin(async (sql) => {
        await sql`select set_config('role', ${databaseRole(role)}, true), set_config('app.sessao', ${session}, true)`;
        await sql`select exige(${capability})`;
      });
      await work.then(
        () => permitted.push(capability),
        (error) => expect(error.message).toContain("is not among what this person may do"),
      );
    }
    await test.superuser`revoke execute on function exige(text) from public`;
    expect(permitted).toEqual(STAFF[role]);
  },
);
