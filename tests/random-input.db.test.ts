import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import type { z } from "zod";
import { questionarioForm } from "#domain/agenda/questionarios.ts";
import { salaForm } from "#domain/agenda/salas.ts";
import { sugestoesQuestionariosForm } from "#domain/agenda/sugestoes.ts";
import { articleHtmlForm, blogPostForm, discardForm } from "#domain/blog/blog-posts.ts";
import { configuracoesSiteForm } from "#domain/clinica/configuracoes-site.ts";
import { convenioForm } from "#domain/clinica/convenios.ts";
import { depoimentoForm, depoimentosSecaoForm } from "#domain/clinica/depoimentos.ts";
import { authForms } from "#domain/contas/auth.ts";
import { endSessionForm, ownSenhaForm, stopSecondFactorForm } from "#domain/contas/conta.ts";
import { newUsuarioForm, usuarioForm } from "#domain/contas/usuarios.ts";
import { catalogoForm } from "#domain/exames/catalogo.ts";
import { gradeForm } from "#domain/exames/cobertura-grade.ts";
import { exameGruposForm } from "#domain/exames/exame-grupos.ts";
import { exameForm } from "#domain/exames/exames.ts";
import { feriadosNacionaisForm } from "#domain/horarios/feriados-nacionais.ts";
import { anotacaoForm } from "#domain/mensagens/anotacoes.ts";
import { contatoForm } from "#domain/mensagens/contato.ts";
import { direitosForm, mensagemActionForm, respostaForm } from "#domain/mensagens/mensagens.ts";
import { newsletterForm, sendNewsletterForm } from "#domain/mensagens/newsletter.ts";
import { respostaProntaForm, suggestedRespostasForm } from "#domain/mensagens/respostas-prontas.ts";
import {
  deleteMidiaForm,
  midiaForm,
  midiaInTurnForm,
  midiaRetentionForm,
} from "#domain/midia/midia.ts";
import { hideSamplesForm } from "#domain/paginas/hidden-samples.ts";
import { homeEstruturaForm } from "#domain/paginas/home-estrutura.ts";
import { homeHeroForm } from "#domain/paginas/home-hero.ts";
import { homeSobreForm } from "#domain/paginas/home-sobre.ts";
import { paginasForm } from "#domain/paginas/paginas.ts";
import { confirmPassoForm } from "#domain/paginas/primeiros-passos.ts";
import { profissionalForm } from "#domain/pessoas/profissionais.ts";
import { vistoForm } from "#domain/publicidade/vistos.ts";
import { listChangeForm, restoreForm, untrashForm } from "#domain/registro/record-forms.ts";
import { conferirForm } from "#domain/registro/registro.ts";
import { buscaForm } from "#domain/search/busca.ts";
import { importForm } from "#domain/spreadsheet/import-form.ts";
import { sugestoesTermosForm } from "#domain/termos/sugestoes.ts";
import { termoForm } from "#domain/termos/termos.ts";
import { AREAS } from "#server/http/areas.ts";
import { ADMIN_ROUTES } from "./support/admin-routes.ts";
import { AGENDAMENTOS_FORMS } from "./support/agendamentos-forms.ts";
import { demoServer } from "./support/demo-server.ts";
import { FORM_HEADERS } from "./support/form-headers.ts";
import { rawRequest } from "./support/raw-request.ts";
import { RECORD_FIXTURES } from "./support/record-fixtures.ts";
import { REPORT_FORMS } from "./support/report-forms.ts";
import { type FormFields, formInput, hostileText } from "./support/schema-input.ts";
import { signInEveryone } from "./support/staff-cookies.ts";

const SEED = Number(process.env.RANDOM_SEED ?? 20_261_122);
const SECONDS = Number(process.env.RANDOM_SECONDS ?? 4);
vi.setConfig({ testTimeout: 60_000 + SECONDS * 2_000, hookTimeout: 90_000 });

const NOBODY = "00000000-0000-4000-8000-000000000000";
/** On a busy machine the time limit allows fewer inputs, but they are tried in the same order. */
const EFFORT = {
  seed: SEED,
  numRuns: SECONDS * 100,
  interruptAfterTimeLimit: SECONDS * 1_000,
  markInterruptAsFailure: false,
  endOnFailure: true,
};
const pessoa = { nome: "Ana", email: "ana@exemplo.com.br", pedido: "acesso" };
const usuario = { nome: "Ana", email: "ana.nova@clinica.test", tipo_usuario: "leitor" };

interface Form {
  path: string;
  schema: z.ZodType;
  valid?: Readonly<Record<string, string>>;
}

const LINHA = { todos: true, niveis: "" };
const GRUPO = { "grupos[0].titulo": "Raio X", "grupos[0].palavras": "raio" };
const NO_EDITS = JSON.stringify({
  convenios: [],
  linhas: [{ id: NOBODY, antes: LINHA, depois: LINHA }],
});

const FORMS: readonly Form[] = [
  { path: "/auth", schema: authForms, valid: { acao: "recuperar", email: "a@clinica.test" } },
  { path: "/auth?etapa=codigo", schema: authForms, valid: { acao: "codigo", codigo: "123456" } },
  { path: "/auth?token=x", schema: authForms },
  { path: "/contato", schema: contatoForm, valid: { ...pessoa, mensagem: "Bom dia" } },
  { path: "/privacidade", schema: direitosForm, valid: { ...pessoa, cpf: "529.982.247-25" } },
  { path: "/consentimento?token=x", schema: newsletterForm },
  { path: "/blog", schema: newsletterForm },
  { path: "/resultados", schema: contatoForm },
  { path: "/admin/entrar", schema: authForms },
  { path: "/admin/configuracoes", schema: configuracoesSiteForm },
  { path: "/admin/configuracoes/feriados", schema: feriadosNacionaisForm },
  { path: "/admin/exames/catalogo", schema: catalogoForm },
  { path: "/admin/respostas/sugestoes", schema: suggestedRespostasForm },
  { path: "/admin/termos/sugestoes", schema: sugestoesTermosForm },
  {
    path: `/admin/termos/${NOBODY}/conferido`,
    schema: conferirForm,
    valid: { versao: "1" },
  },
  { path: "/admin/questionarios/sugestoes", schema: sugestoesQuestionariosForm },
  {
    path: `/admin/questionarios/${NOBODY}/conferido`,
    schema: conferirForm,
    valid: { versao: "1" },
  },
  { path: "/admin/exames/grupos", schema: exameGruposForm, valid: GRUPO },
  { path: "/admin/cobertura", schema: gradeForm, valid: { mudancas: NO_EDITS } },
  { path: `/admin/exames/${NOBODY}/conferido`, schema: conferirForm, valid: { versao: "1" } },
  { path: "/admin/homepage", schema: homeHeroForm, valid: { titulo: "Bem-vindos" } },
  { path: "/admin/homepage/sobre", schema: homeSobreForm, valid: { titulo: "Sobre" } },
  { path: "/admin/homepage/estrutura", schema: homeEstruturaForm, valid: { titulo: "Casa" } },
  { path: "/admin/paginas", schema: paginasForm, valid: { versao: "1" } },
  { path: "/admin/publicidade/vistos", schema: vistoForm },
  { path: "/admin/depoimentos/secao", schema: depoimentosSecaoForm },
  ...["convenios", "exames", "profissionais", "respostas"].map((list) => ({
    path: `/admin/${list}/importar`,
    schema: importForm,
    valid: { texto: "nome;ordem\na;1" },
  })),
  { path: "/admin/lixeira", schema: untrashForm },
  { path: "/admin/exemplos", schema: hideSamplesForm },
  { path: "/admin/primeiros-passos", schema: confirmPassoForm },
  { path: "/admin/buscar", schema: buscaForm },
  { path: `/admin/historico/exames/${NOBODY}`, schema: restoreForm },
  { path: "/admin/usuarios", schema: listChangeForm },
  {
    path: "/admin/usuarios/novo",
    schema: newUsuarioForm,
    valid: { ...usuario, senha: "azul céu" },
  },
  { path: `/admin/usuarios/${NOBODY}`, schema: usuarioForm, valid: { ...usuario, versao: "1" } },
  { path: "/admin/conta/senha", schema: ownSenhaForm },
  { path: "/admin/conta/sessoes", schema: endSessionForm },
  { path: "/admin/conta/segundo-fator", schema: stopSecondFactorForm },
  { path: `/admin/mensagens/${NOBODY}`, schema: mensagemActionForm },
  {
    path: `/admin/mensagens/${NOBODY}`,
    schema: anotacaoForm,
    valid: { formulario: "anotacao", novo_id: NOBODY },
  },
  {
    path: `/admin/mensagens/${NOBODY}`,
    schema: respostaForm,
    valid: { formulario: "resposta", novo_id: NOBODY },
  },
  ...AGENDAMENTOS_FORMS,
  { path: "/newsletter/confirmar?token=x", schema: newsletterForm },
  { path: "/newsletter/sair?token=x", schema: newsletterForm },
  { path: "/admin/newsletter", schema: listChangeForm },
  { path: `/admin/newsletter/enviar/${NOBODY}`, schema: sendNewsletterForm },
  { path: `/admin/blog/${NOBODY}/descartar`, schema: discardForm },
  { path: "/admin/blog/html", schema: articleHtmlForm },
  { path: "/admin/midia", schema: midiaForm },
  { path: "/admin/midia", schema: deleteMidiaForm },
  { path: "/admin/midia/lista", schema: midiaRetentionForm },
  { path: "/admin/midia/textos", schema: midiaInTurnForm },
  ...REPORT_FORMS,
  ...RECORD_FIXTURES.flatMap(({ path, thing, valid }) => [
    { path, schema: listChangeForm },
    { path: `${path}/novo`, schema: schemaOf(thing), valid: valid("Um nome") },
    { path: `${path}/${NOBODY}`, schema: schemaOf(thing), valid: valid("Outro nome") },
  ]),
];

function schemaOf(thing: string): z.ZodType {
  const schemas: Record<string, z.ZodType> = {
    blog_posts: blogPostForm,
    convenios: convenioForm,
    depoimentos: depoimentoForm,
    exames: exameForm,
    profissionais: profissionalForm,
    questionarios: questionarioForm,
    termos_consentimento: termoForm,
    respostas_prontas: respostaProntaForm,
    salas: salaForm,
  };
  const schema = schemas[thing];
  if (!schema) throw new Error(`${thing}: no schema is written down here`);
  return schema;
}

/** Uploads, which tests/uploads.db.test.ts tests, and forms that are only a button. */
const WITHOUT_FIELDS = [
  "/admin/midia/enviar",
  "/admin/laudos/enviar",
  `/admin/laudos/${NOBODY}/imagens/enviar`,
  "/admin/emails",
  "/admin/emails/teste",
  `/admin/usuarios/${NOBODY}/convite`,
  `/admin/agendamentos/${NOBODY}/lembrete`,
];

const server = demoServer();
let cookie = "";
let posted = 0;

beforeAll(async () => {
  process.stdout.write(`random input: RANDOM_SEED=${SEED}\n`);
  cookie = (await signInEveryone(server.url)).admin_master;
});

test("the table holds every address that takes a form", () => {
  const known = new Set(FORMS.map(({ path }) => path.split("?")[0]));
  const posts = ADMIN_ROUTES.filter(({ posts, route }) => posts.length > 0 && route !== "*");
  const paths = posts.map(({ path }) => path).filter((path) => !path.includes("segundo-fator"));
  expect(paths.filter((path) => !known.has(path) && !WITHOUT_FIELDS.includes(path))).toEqual([]);
});

test("no form answers 5xx", async () => {
  const input = fc.oneof(
    ...FORMS.map(({ path, schema, valid }) =>
      fc.tuple(fc.constant(path), formInput(schema, valid)),
    ),
  );
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(input, fc.boolean(), async ([path, fields], isMultipart) => {
      tried++;
      const answer = await post(path, fields, isMultipart);
      expect(answer.status, `${path} ${await answer.text()}`.slice(0, 300)).toBeLessThan(500);
    }),
    EFFORT,
  );
  expect(tried).toBeGreaterThan(0);
  process.stdout.write(`random input: ${tried} forms\n`);
});

test("no address answers 5xx", async () => {
  const written = Object.values(AREAS).flatMap(({ paths }) => Object.keys(paths));
  const known = [...written, ...ADMIN_ROUTES.map(({ path }) => path)];
  const word = fc.oneof(hostileText.map(encodeURIComponent), fc.webPath(), fc.constant(NOBODY));
  const names = fc.constantFrom(
    "busca",
    "exame",
    "categoria",
    "pagina",
    "token",
    "etapa",
    "enviado",
    "de",
  );
  const query = fc.array(fc.tuple(names, hostileText), { maxLength: 3 });
  const address = fc.tuple(fc.constantFrom(...known), word, query, fc.boolean());
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(address, async ([path, word, query, isData]) => {
      tried++;
      const filled = path.replace(/:\w+|\*/g, () => word) + (isData ? ".data" : "");
      const target = `${filled}?${new URLSearchParams(query)}`.slice(0, 2_000);
      const headers = [`Cookie: ${cookie}`];
      const { status, body } = await rawRequest(server.url, target, { headers });
      expect(status, `${target} ${body.slice(0, 200)}`).toBeLessThan(500);
    }),
    EFFORT,
  );
  expect(tried).toBeGreaterThan(0);
  process.stdout.write(`random input: ${tried} addresses\n`);
});

test("nothing of it was an error in the log", () => {
  expect(server.output()).not.toMatch(/"level":(?:50|60)/);
});

function post(path: string, fields: FormFields, isMultipart: boolean): Promise<Response> {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) body.append(name, value);
  return fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: {
      ...FORM_HEADERS,
      origin: server.url,
      "x-forwarded-for": `2001:db8:${(++posted).toString(16)}::1`,
      ...(path.startsWith("/admin") && { cookie }),
    },
    body,
  });
}
