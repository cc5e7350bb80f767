import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { ReservedSql } from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_EXAME_GRUPOS } from "#domain/defaults/exame-grupos.ts";
import {
  ACTIONS,
  can,
  ROLES,
  type Role,
  STAFF_ROLES,
  THINGS,
  type TableThing as Thing,
} from "#domain/permissions.ts";
import { TERMO } from "#tests/support/agenda-refused.ts";
import { agendamentoRow, anexoRow } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { IMAGENS_CHANGES, IMAGENS_ROWS } from "#tests/support/imagens.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { databaseRole } from "./logins/logins.ts";
import { agendamentoAnexos, agendamentos } from "./schema/agendamentos.ts";
import { anotacoes } from "./schema/anotacoes.ts";
import { blogPosts } from "./schema/blog-posts.ts";
import { configuracoesSite } from "./schema/configuracoes-site.ts";
import { consentimentos } from "./schema/consentimentos.ts";
import { convenios } from "./schema/convenios.ts";
import { depoimentos } from "./schema/depoimentos.ts";
import { depoimentosSecao } from "./schema/depoimentos-secao.ts";
import { exameGrupos } from "./schema/exame-grupos.ts";
import { exames } from "./schema/exames.ts";
import { homeEstrutura } from "./schema/home-estrutura.ts";
import { homeHero } from "./schema/home-hero.ts";
import { homeSobre } from "./schema/home-sobre.ts";
import { inscritos } from "./schema/inscritos.ts";
import { laudos } from "./schema/laudos.ts";
import { mensagens } from "./schema/mensagens.ts";
import { midia } from "./schema/midia.ts";
import { newsletterEdicoes } from "./schema/newsletter-edicoes.ts";
import { newsletterEnvios } from "./schema/newsletter-envios.ts";
import { pacientes } from "./schema/pacientes.ts";
import { paginas } from "./schema/paginas.ts";
import { profissionais } from "./schema/profissionais.ts";
import { publicidadeVistos } from "./schema/publicidade-vistos.ts";
import { questionarios } from "./schema/questionarios.ts";
import { responsaveis } from "./schema/responsaveis.ts";
import { respostas } from "./schema/respostas.ts";
import { respostasProntas } from "./schema/respostas-prontas.ts";
import { salas } from "./schema/salas.ts";
import { termosConsentimento } from "./schema/termos-consentimento.ts";
import { usuarios } from "./schema/usuarios.ts";

const test = testDatabase();
const DOCTOR = "00000000-0000-4000-8000-00000000d0c0";
const TOMORROW = new Date(Date.now() + 86_400_000);

const ROWS: Record<Thing, { table: PgTable; rows: object[] }> = {
  configuracoes_site: { table: configuracoesSite, rows: [records.configuracoes()] },
  home_hero: { table: homeHero, rows: [records.hero()] },
  home_sobre: { table: homeSobre, rows: [records.sobre()] },
  home_estrutura: { table: homeEstrutura, rows: [records.estrutura()] },
  profissionais: { table: profissionais, rows: [records.profissional({ id: DOCTOR })] },
  exame_grupos: { table: exameGrupos, rows: [{ grupos: DEFAULT_EXAME_GRUPOS }] },
  salas: { table: salas, rows: [records.sala()] },
  termos_consentimento: { table: termosConsentimento, rows: [TERMO] },
  questionarios: { table: questionarios, rows: [records.questionario()] },
  exames: { table: exames, rows: [records.exame()] },
  convenios: { table: convenios, rows: [records.convenio()] },
  blog_posts: {
    table: blogPosts,
    rows: [
      records.post({ slug: "publicado" }),
      records.post({ slug: "rascunho", status: "rascunho" }),
      records.post({ slug: "agendado", data_publicacao: TOMORROW }),
    ],
  },
  mensagens: { table: mensagens, rows: [records.mensagem({ id: records.MENSAGEM_ID })] },
  respostas: { table: respostas, rows: [records.resposta()] },
  anotacoes: { table: anotacoes, rows: [records.anotacao()] },
  respostas_prontas: { table: respostasProntas, rows: [records.respostaPronta()] },
  consentimentos: { table: consentimentos, rows: [records.consentimento()] },
  inscritos: { table: inscritos, rows: [records.inscrito()] },
  newsletter_envios: { table: newsletterEnvios, rows: [records.envio()] },
  newsletter_edicoes: { table: newsletterEdicoes, rows: [records.edicao()] },
  depoimentos: { table: depoimentos, rows: [records.depoimento()] },
  depoimentos_secao: { table: depoimentosSecao, rows: [records.secao()] },
  paginas: { table: paginas, rows: [records.textos()] },
  midia: { table: midia, rows: [records.midia()] },
  agendamentos: { table: agendamentos, rows: [agendamentoRow()] },
  agendamento_anexos: { table: agendamentoAnexos, rows: [anexoRow()] },
  pacientes: { table: pacientes, rows: [records.paciente()] },
  responsaveis: { table: responsaveis, rows: [records.responsavel()] },
  laudos: { table: laudos, rows: [records.laudo()] },
  ...IMAGENS_ROWS,
  publicidade_vistos: { table: publicidadeVistos, rows: [records.visto({ registro: DOCTOR })] },
  usuarios: {
    table: usuarios,
    rows: [
      records.usuario({ email: "admin@clinica.test", tipo_usuario: "admin_master" }),
      records.usuario({ email: "leitor@clinica.test" }),
    ],
  },
};

const sessions: Partial<Record<Role, string>> = {};

beforeAll(async () => {
  await test.asAdmin(async (tx) => {
    for (const thing of THINGS) await tx.insert(ROWS[thing].table).values(ROWS[thing].rows);
  });
  for (const role of STAFF_ROLES) sessions[role] = (await staffIdentity(test, role)).session;
});

async function attempt(role: Role, statement: string, session = sessions[role]) {
  const connection: ReservedSql = await test.superuser.reserve();
  try {
    await connection`begin`;
    await connection`select set_config('role', ${databaseRole(role)}, true), set_config('app.sessao', ${session ?? ""}, true)`;
    const result = await connection.unsafe(statement);
    return result.count;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await connection`rollback`;
    connection.release();
  }
}

const UNIQUE_VIOLATION = "23505";

/** Assignments for tables of which only some columns may be written. */
const CHANGES: Partial<Record<Thing, string>> = {
  usuarios: "nome = nome",
  publicidade_vistos: "visto_em = now()",
  mensagens: "estado = estado",
  consentimentos: "retirado_em = retirado_em",
  respostas: "usuario_nome = usuario_nome",
  anotacoes: "usuario_nome = usuario_nome",
  agendamentos: "motivo = motivo",
  agendamento_anexos: "nome = nome",
  ...IMAGENS_CHANGES,
};

/** `create` inserts a copy of an existing row. If privileges and policies allow it, the unique key refuses the copy. */
const STATEMENTS: Record<(typeof ACTIONS)[number], (thing: Thing) => string> = {
  // Reads the administrator's row, because every member of staff sees their own.
  read: (thing) =>
    `select 1 from ${thing}${thing === "usuarios" ? " where email = 'admin@clinica.test'" : ""}`,
  create: (thing) => {
    const columns = writableColumns(thing);
    return `insert into ${thing} (${columns}) select ${columns} from jsonb_populate_record(null::${thing}, '${copyOf(thing)}')`;
  },
  update: (thing) => `update ${thing} set ${CHANGES[thing] ?? "atualizado_em = now()"}`,
  delete: (thing) => `delete from ${thing}`,
};

function writableColumns(thing: Thing): string {
  return Object.values(getTableColumns(ROWS[thing].table))
    .filter(({ generated }) => !generated)
    .map(({ name }) => name)
    .join(", ");
}

function copyOf(thing: Thing): string {
  const [row] = ROWS[thing].rows;
  const defaults = {
    id: "00000000-0000-4000-8000-000000000000",
    versao: 1,
    atualizado_em: new Date(),
    criado_em: new Date(),
    ordem_exibicao: 0,
    tempo_leitura_min: 5,
    missao: "",
    visao: "",
    compromisso: "",
    imagem_fundo_url: "",
    especializacoes: [],
    enderecos_antigos: [],
    horarios: defaultHoursOf(thing),
    feriados: [],
    somente_equipe: false,
    ocultar_exemplos: false,
    conferido: true,
    guardada: false,
    duracao_minutos: 30,
    antecedencia_horas: 0,
    minutos_por_exame: [],
    exames: [],
    cobertura: "todos",
    convenios: [],
    autorizacao: [],
    na_familia: false,
    pedido_em: new Date(),
    proxima_em: new Date(),
    situacao: "pendente",
    tentativas: 0,
    tipo: "image/webp",
    texto_alternativo: "",
    ...Object.fromEntries(TEXTS.map((key) => [key, ""])),
  };
  return JSON.stringify({ ...defaults, ...row }).replaceAll("'", "''");
}

const TEXTS = [
  "link_resultados_clinica",
  "link_resultados_cassems",
  "registro_crm",
  "diretor_tecnico",
  "crm_diretor_tecnico",
  "encarregado_dados",
  "email_encarregado",
  "credito_texto",
  "credito_link",
];

function defaultHoursOf(thing: Thing) {
  const week = { dom: [], seg: [], ter: [], qua: [], qui: [], sex: [], sab: [] };
  if (thing === "configuracoes_site") return { recepcao: week, exames: week };
  return thing === "salas" ? week : "";
}

describe.each(ROLES)("%s", (role) => {
  describe.each(THINGS)("%s", (thing) => {
    it.each(ACTIONS)("%s as the table says", async (action) => {
      const answer = await attempt(role, STATEMENTS[action](thing));
      const done = answer === UNIQUE_VIOLATION || (typeof answer === "number" && answer > 0);
      const harmless = answer === "42501" || answer === 0;
      expect(done || harmless, `unexpected answer ${answer}`).toBe(true);
      expect(done).toBe(can(role, action, thing));
    });
  });

  it("sees drafts and scheduled posts only where it may edit them", async () => {
    const expected = can(role, "update", "blog_posts") ? 3 : 1;
    expect(await attempt(role, "select 1 from blog_posts")).toBe(expected);
    const visible =
      "select 1 from blog_posts where status = 'publicado' and data_publicacao <= now()";
    expect(await attempt(role, visible)).toBe(1);
  });

  it("sees its own row of usuarios when it is staff, and nobody else's; nothing without a session", async () => {
    const isStaff = STAFF_ROLES.some((one) => one === role);
    const people = ROWS.usuarios.rows.length + STAFF_ROLES.length;
    const seen = role === "admin_master" ? people : isStaff ? 1 : "42501";
    expect(await attempt(role, "select 1 from usuarios")).toBe(seen);
    const refused = isStaff ? "28000" : "42501";
    expect(await attempt(role, "select 1 from usuarios", "made up")).toBe(refused);
    expect(await attempt(role, "select 1 from usuarios", "")).toBe(refused);
  });

  it("may neither empty, nor change, nor take over a table", async () => {
    for (const thing of THINGS) {
      expect(await attempt(role, `truncate ${thing}`)).toBe("42501");
      expect(await attempt(role, `alter table ${thing} disable row level security`)).toBe("42501");
    }
    expect(await attempt(role, "create table public.minha (a int)")).toBe("42501");
    expect(await attempt(role, "create temp table minha (a int)")).toBe("42501");
    expect(await attempt(role, "select * from drizzle.__drizzle_migrations")).toBe("42501");
  });
});

describe("usuarios", () => {
  it("keeps an admin_master's row from being deleted", async () => {
    const statement = "delete from usuarios where tipo_usuario = 'admin_master'";
    expect(await attempt("admin_master", statement)).toBe(0);
  });

  it("keeps the last admin_master, also against two demotions at once", async () => {
    await test.superuser`update usuarios set tipo_usuario = 'leitor' where tipo_usuario = 'admin_master' and email <> 'admin@clinica.test'`;
    const demote = "update usuarios set tipo_usuario = 'editor' where email = ";
    const [admin] =
      await test.superuser`select id from usuarios where email = 'admin@clinica.test'`;
    await test.superuser`insert into auth_users (id, email) values ('admin', 'admin@clinica.test')`;
    await test.superuser`update usuarios set auth_user_id = 'admin' where id = ${admin?.id}`;
    const { session } = await staffIdentity(test, "admin_master", { id: admin?.id });
    expect(await attempt("admin_master", `${demote} 'admin@clinica.test'`, session)).toBe("23514");
    await test.asAdmin((tx) =>
      tx
        .insert(usuarios)
        .values(records.usuario({ email: "outra@clinica.test", tipo_usuario: "admin_master" })),
    );
    const results = await Promise.allSettled(
      ["admin@clinica.test", "outra@clinica.test"].map((email) =>
        test.superuser.begin(async (sql) => {
          await sql`select set_config('role', 'clinica_operador', true)`;
          await sql`update usuarios set tipo_usuario = 'editor' where email = ${email}`;
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("has one row for an e-mail, however it is spelled", async () => {
    const insert = "insert into usuarios (nome, email) values ('x', 'LEITOR@clinica.test')";
    const { session } = await staffIdentity(test, "admin_master");
    expect(await attempt("admin_master", insert, session)).toBe(UNIQUE_VIOLATION);
  });
});
