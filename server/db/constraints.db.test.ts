import { beforeAll, expect, it } from "vitest";
import { DEFAULT_EXAME_GRUPOS } from "#domain/defaults/exame-grupos.ts";
import { can, ROLES, THINGS } from "#domain/permissions.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import { AGENDA_REFUSED, insertLists } from "#tests/support/agenda-refused.ts";
import {
  CONFIDED_REFUSED,
  insertConfided,
  type RefusedValues,
} from "#tests/support/confided-rows.ts";
import { foto, hours, item, many, open, week } from "#tests/support/constraint-values.ts";
import { testDatabase } from "#tests/support/database.ts";
import { EXAMES_REFUSED, PICTURES_REFUSED } from "#tests/support/exames-refused.ts";
import * as records from "#tests/support/records.ts";
import { blogPosts } from "./schema/blog-posts.ts";
import { configuracoesSite } from "./schema/configuracoes-site.ts";
import { convenios } from "./schema/convenios.ts";
import { depoimentos } from "./schema/depoimentos.ts";
import { depoimentosSecao } from "./schema/depoimentos-secao.ts";
import { exameGrupos } from "./schema/exame-grupos.ts";
import { exames } from "./schema/exames.ts";
import { homeEstrutura } from "./schema/home-estrutura.ts";
import { homeHero } from "./schema/home-hero.ts";
import { homeSobre } from "./schema/home-sobre.ts";
import { midia } from "./schema/midia.ts";
import { paginas } from "./schema/paginas.ts";
import { profissionais } from "./schema/profissionais.ts";
import { publicidadeVistos } from "./schema/publicidade-vistos.ts";

const test = testDatabase();

beforeAll(async () => {
  await test.asAdmin(async (tx) => {
    await tx.insert(configuracoesSite).values(records.configuracoes());
    await tx.insert(homeHero).values(records.hero());
    await tx.insert(homeSobre).values(records.sobre());
    await tx.insert(homeEstrutura).values(records.estrutura());
    const [doctor] = await tx.insert(profissionais).values(records.profissional()).returning();
    await tx.insert(publicidadeVistos).values(records.visto({ registro: doctor?.id ?? "" }));
    await tx.insert(exameGrupos).values({ grupos: DEFAULT_EXAME_GRUPOS });
    await tx.insert(exames).values(records.exame());
    await tx.insert(convenios).values(records.convenio());
    await tx.insert(blogPosts).values(records.post());
    await tx.insert(depoimentos).values(records.depoimento());
    await insertLists(tx);
    await tx.insert(depoimentosSecao).values(records.secao());
    await tx.insert(paginas).values(records.textos());
    await tx.insert(midia).values(records.midia());
    const { nome, email } = records.usuario();
    const senha_hash = "x".repeat(97);
    await createUsuario(tx, { nome, email, tipo_usuario: "leitor", senha_hash });
  });
  await test.superuser`insert into auth_recoveries (id, user_id, token_hash, expires_at) select gen_random_uuid(), id, 'h', now() from auth_users`;
  await insertConfided(test.superuser);
});

const REFUSED: RefusedValues[] = [
  ...AGENDA_REFUSED,
  ...EXAMES_REFUSED,
  ...PICTURES_REFUSED,
  ["depoimentos_ordem_exibicao", "ordem_exibicao", [-1, 1_000_001]],
  ["respostas_prontas_ordem_exibicao", "ordem_exibicao", [-1, 1_000_001]],
  ["auth_recoveries_purpose", "purpose", ["", "Convite"]],
  [
    "configuracoes_site_resultados_endereco",
    "link_resultados_clinica",
    ["javascript:alert(1)", "//evil.example", "data:text/html,x"],
  ],
  ["configuracoes_site_cassems_endereco", "link_resultados_cassems", ["javascript:alert(1)"]],
  ["configuracoes_site_credito_endereco", "credito_link", ["javascript:alert(1)"]],
  [
    "configuracoes_site_redes",
    "links_redes_sociais",
    [
      {},
      [],
      "x",
      { instagram: "", facebook: "" },
      { instagram: "javascript:alert(1)", facebook: "", whatsapp: "" },
      { instagram: "", facebook: "", whatsapp: "(67) 1" },
    ],
  ],
  [
    "configuracoes_site_cores",
    "cores_principais",
    [{}, { primaria: "red", secundaria: "#000000" }, { primaria: "#000000", secundaria: "#00000" }],
  ],
  [
    "configuracoes_site_horarios",
    "horarios",
    [{}, { recepcao: week }, hours("x"), hours(many(5, open)), hours({})],
  ],
  [
    "configuracoes_site_intervalos",
    "horarios",
    [
      hours([{ abre: "7:00", fecha: "18:00" }]),
      hours([{ abre: "18:00", fecha: "07:00" }]),
      hours([{ abre: "07:00", fecha: "25:00" }]),
      hours([{ abre: "07:00" }]),
      hours(["07:00"]),
      hours([open], { outro: { x: ["<script>"] } }),
    ],
  ],
  [
    "configuracoes_site_feriados",
    "feriados",
    [
      {},
      [{}],
      [{ data: "25/12/2026", nome: "Natal", intervalos: [] }],
      [{ data: "2026-12-25", nome: "", intervalos: [] }],
      [{ data: "2026-12-25", nome: "Natal" }],
      many(201, { data: "2026-12-25", nome: "Natal", intervalos: [] }),
    ],
  ],
  [
    "configuracoes_site_feriados_intervalos",
    "feriados",
    [[{ data: "2026-12-25", nome: "Natal", intervalos: [{ abre: "x", fecha: "y" }] }]],
  ],
  [
    "home_hero_imagem_fundo_endereco",
    "imagem_fundo_url",
    ["javascript:alert(1)", "http://a.b/c.png"],
  ],
  [
    "home_hero_botao1_link_endereco",
    "botao1_link",
    ["javascript:alert(1)", "//evil.example", "/\\evil.example"],
  ],
  ["home_hero_botao2_link_endereco", "botao2_link", ["data:text/html,x"]],
  [
    "home_hero_estatisticas",
    "estatisticas",
    [
      {},
      "x",
      [{}],
      [{ valor: "1" }],
      [{ descricao: "a" }],
      ["x"],
      many(9, { valor: "1", descricao: "a" }),
    ],
  ],
  ["home_hero_imagens", "imagens", [{}, [{}], [{ url: "javascript:alert(1)" }], many(13, foto)]],
  ["home_sobre_valores", "valores", [{}, [{}], [{ titulo: "a", descricao: "b" }], many(13, item)]],
  ["home_sobre_diferenciais", "diferenciais", [{}, [1], [""], ["a".repeat(256)], many(21, "a")]],
  ["home_sobre_numeros", "numeros", [{}, [{ valor: {}, descricao: "a" }]]],
  [
    "home_estrutura_imagens",
    "imagens",
    [{}, [{ url: "/arquivos/a.webp" }], [{ ...foto, url: "" }]],
  ],
  ["home_estrutura_facilidades", "facilidades", [{}, [{ icone: 1, titulo: "a", descricao: "b" }]]],
  ["configuracoes_site_titulo_diretor", "titulo_diretor_tecnico", ["Dr.", ""]],
  ["profissionais_titulo", "titulo", ["Doutor", "médica", ""]],
  ["profissionais_especializacoes", "especializacoes", ['["a"]', [1], [""], many(21, "a")]],
  ["profissionais_ordem_exibicao", "ordem_exibicao", [-1, 1_000_001]],
  ["convenios_ordem_exibicao", "ordem_exibicao", [-1]],
  ["blog_posts_slug_forma", "slug", ["é", "a/b"]],
  ["blog_posts_imagem_capa_endereco", "imagem_capa_url", ["http://a.b/c.png"]],
  ["blog_posts_status", "status", ["Publicado", ""]],
  ["blog_posts_categoria", "categoria", ["outra", ""]],
  ["blog_posts_tempo_leitura", "tempo_leitura_min", [0, 121]],
  ["blog_posts_ordem_exibicao", "ordem_exibicao", [-1]],
  ["depoimentos_ordem_exibicao", "ordem_exibicao", [-1, 1_000_001]],
  [
    "midia_chave_forma",
    "chave",
    ["blog/a", "../a-1x1", "blog/a/b-1x1", "Blog/a-1x1", "blog/a-1x1.webp", "blog/a-1x1\n", ""],
  ],
  ["midia_bucket", "bucket", ["outro", "../blog", ""]],
  ["midia_tipo", "tipo", ["image/svg+xml", "text/html", ""]],
  ["midia_largura", "largura", [0, 16_384]],
  ["midia_altura", "altura", [0, 16_384]],
  ["midia_bytes", "bytes", [0, 100_000_001]],
  ["midia_sha256", "sha256", ["", "x".repeat(64), "a".repeat(63), "A".repeat(64)]],
  ["midia_cor", "cor", ["444", "00", "#000000"]],
  [
    "midia_variantes",
    "variantes",
    [
      {},
      [],
      { avif: [] },
      { avif: [], webp: 320 },
      { avif: ["<script>"], webp: [] },
      { avif: many(20_000, 320), webp: [] },
    ],
  ],
  ["publicidade_vistos_coisa", "coisa", ["usuarios", "trilha", ""]],
  ["publicidade_vistos_campo_forma", "campo", ["Mini bio", "1", "a;b"]],
  ...CONFIDED_REFUSED,
];

interface Constraint {
  name: string;
  table: string;
  definition: string;
}

async function checks(): Promise<Constraint[]> {
  return test.superuser<Constraint[]>`
    select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`;
}

async function attempt({ table }: Constraint, column: string, value: unknown, where = "true") {
  const { superuser } = test;
  const [found] = await superuser`
    select format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${table}::regclass and attname = ${column}`;
  const text =
    found?.type === "jsonb" ? JSON.stringify(value) : value === null ? null : String(value);
  try {
    await superuser.begin(async (sql) => {
      // Switches triggers off, because a trigger that refuses the value first would hide the constraint.
      await sql`set local session_replication_role = replica`;
      const change = `update ${table} set ${column} = ($1::text)::${found?.type} where ${where}`;
      await sql.unsafe(change, [text]);
      throw { constraint_name: "none" };
    });
  } catch (error) {
    return (error as { constraint_name?: string }).constraint_name ?? String(error);
  }
}

it("refuses what makes no sense, by the constraint that is meant", async () => {
  const all = new Map((await checks()).map((constraint) => [constraint.name, constraint]));
  for (const [name, column, values, where] of REFUSED) {
    const constraint = all.get(name);
    if (!constraint) throw new Error(`no constraint ${name}`);
    for (const value of values) {
      const refusedBy = await attempt(constraint, column, value, where);
      expect(refusedBy, `${name}: ${JSON.stringify(value).slice(0, 80)}`).toBe(name);
    }
  }
});

/** Matches the definition that PostgreSQL prints for `char_length(x) between a and b`. */
const LENGTH = /^CHECK \(\(+char_length\((\w+)\) >= (\d+)\) AND \(char_length\(\w+\) <= (\d+)\)+$/;
it("bounds every text on both sides, and leaves no constraint untested", async () => {
  const tested = new Set(REFUSED.map(([name]) => name));
  for (const constraint of await checks()) {
    const [, column, min, max] = LENGTH.exec(constraint.definition) ?? [];
    if (!column) {
      expect(tested, constraint.definition).toContain(constraint.name);
      continue;
    }
    // Gives slugs, URLs and e-mails a valid beginning, because PostgreSQL may evaluate the CHECK of their form first.
    const start = /_url$|link/.test(column) ? "https://a.br/" : column === "email" ? "a@" : "";
    const long = start + "a".repeat(Number(max) + 1);
    expect(await attempt(constraint, column, long)).toBe(constraint.name);
    if (Number(min) === 0) continue;
    const either = [constraint.name, constraint.name.replace("_tamanho", "_forma")];
    expect(either).toContain(await attempt(constraint, column, ""));
  }
});

it("understands the older spellings of lists", async () => {
  const [hero] =
    await test.superuser`update home_hero set estatisticas = '[{"numero": 10, "texto": "Anos"}]' returning estatisticas`;
  const [sobre] = await test.superuser`
    update home_sobre set valores = '[{"icon": "Heart", "title": "a", "description": "b"}]' returning valores`;
  expect([hero?.estatisticas, sobre?.valores]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

const NEVER_DELETED =
  /^(?:mensagens|respostas|anotacoes|consentimentos|newsletter_\w+|pacientes|responsaveis|laudos)$/;

it("holds one row where there is one of a thing", async () => {
  const single = THINGS.filter(
    (thing) => !NEVER_DELETED.test(thing) && ROLES.every((role) => !can(role, "delete", thing)),
  );
  expect(single).toContain("paginas");
  for (const table of single) {
    const insert = test.superuser.unsafe(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()))).* from ${table} t`,
    );
    await expect(insert).rejects.toMatchObject({
      code: "23505",
      constraint_name: `${table}_uma_linha`,
    });
  }
});

it("counts a version up with every change, and not when nothing changed", async () => {
  const read = () => test.superuser`select versao, atualizado_em from exames`;
  const [before] = await read();
  await test.superuser`update exames set nome = nome`;
  expect((await read())[0]).toEqual(before);
  await test.superuser`update exames set nome = nome || '!', versao = 70`;
  const [after] = await read();
  expect(after?.versao).toBe(before?.versao + 1);
  expect(after?.atualizado_em > before?.atualizado_em).toBe(true);
});
