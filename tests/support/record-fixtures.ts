/** One fixture per kind of record; every shared rule runs over all of them (records.db.test.ts). */
import type { TableThing } from "#domain/permissions.ts";
import { slugify } from "#domain/texto/slug.ts";

type Fields = Readonly<Record<string, string>>;

export interface RecordFixture {
  thing: TableThing;
  path: string;
  /** Absent for records that the site does not show. */
  publicPath?: string;
  name: { field: string; label: string };
  text: { field: string; label: string };
  /** What else its form requires, by label. */
  requested?: readonly { field: string; label: string }[];
  valid(name: string): Fields;
  /** Columns besides the form's, for rows that are written directly. */
  row?(name: string, index: number): Fields;
  /** Each with the form's other fields valid. */
  wrong: readonly { values: Fields; field: string; message: string }[];
  list: string;
  add: string;
  created: string;
  updated: string;
  removed: string;
  question(name: string): string;
  /** Ordered by a date, so nothing can be moved. */
  isDated?: true;
  /** Its form has a screen of its own, which takes the focus. */
  hasOwnScreen?: true;
  /** Its form contains the slug, which others derive from the name. */
  takesSlug?: true;
  /** Written by people outside the staff: the trail has no copy, so nothing can be restored. */
  isPersonal?: true;
}

export const RECORD_FIXTURES: readonly RecordFixture[] = [
  {
    thing: "blog_posts",
    path: "/admin/blog",
    publicPath: "/blog",
    name: { field: "titulo", label: "Título" },
    text: { field: "resumo", label: "Resumo" },
    requested: [{ field: "conteudo", label: "Conteúdo" }],
    valid: (titulo) => ({
      titulo,
      slug: slugify(titulo) || "post",
      autor: "",
      data_publicacao: "2026-01-05T07:00",
      status: "publicado",
      ordem_exibicao: "5",
      categoria: "exames",
      tempo_leitura_min: "4",
      imagem_capa_url: "",
      texto_alternativo: "",
      resumo: "Como é o exame",
      conteudo: "<p>O exame leva dez minutos.</p>",
    }),
    wrong: [
      { values: { titulo: "  " }, field: "titulo", message: "Título é obrigatório" },
      { values: { slug: "" }, field: "slug", message: "Slug é obrigatório" },
      { values: { slug: "Com Acento é" }, field: "slug", message: "Use só letras minúsculas" },
      { values: { resumo: "" }, field: "resumo", message: "Resumo é obrigatório" },
      { values: { conteudo: "" }, field: "conteudo", message: "Conteúdo é obrigatório" },
      {
        values: { conteudo: "<script>alert(1)</script>" },
        field: "conteudo",
        message: "Conteúdo é obrigatório",
      },
      {
        values: { data_publicacao: "" },
        field: "data_publicacao",
        message: "Data de Publicação é obrigatória",
      },
      {
        values: { imagem_capa_url: "javascript:alert(1)" },
        field: "imagem_capa_url",
        message: "URL inválida",
      },
    ],
    list: "Artigos",
    add: "Nova Postagem",
    created: "Post criado com sucesso",
    updated: "Post atualizado com sucesso",
    removed: "Post excluído com sucesso",
    question: () => "Tem certeza que deseja excluir este post?",
    row: (_, index) => ({
      data_publicacao: `2026-01-${String(index + 1).padStart(2, "0")}T11:00Z`,
    }),
    isDated: true,
    hasOwnScreen: true,
    takesSlug: true,
  },
  {
    thing: "convenios",
    path: "/admin/convenios",
    publicPath: "/convenios",
    name: { field: "nome", label: "Nome" },
    text: { field: "observacoes", label: "Observações" },
    valid: (nome) => ({
      nome,
      logo_url: "",
      observacoes: "Traga a carteirinha",
      ordem_exibicao: "5",
    }),
    wrong: [
      { values: { nome: "  " }, field: "nome", message: "Nome é obrigatório" },
      {
        values: { nome: "n".repeat(161) },
        field: "nome",
        message: "Use no máximo 160 caracteres",
      },
      {
        values: { logo_url: "javascript:alert(1)" },
        field: "logo_url",
        message: "URL inválida",
      },
      {
        values: { ordem_exibicao: "-1" },
        field: "ordem_exibicao",
        message: "A ordem deve ser 0 ou mais",
      },
    ],
    list: "Convênios",
    add: "Adicionar Convênio",
    created: "Convênio criado com sucesso!",
    updated: "Convênio atualizado com sucesso!",
    removed: "Convênio excluído com sucesso!",
    question: () => "Tem certeza que deseja excluir este convênio?",
  },
  {
    thing: "depoimentos",
    path: "/admin/depoimentos",
    publicPath: "/",
    name: { field: "nome", label: "Nome" },
    text: { field: "texto", label: "Texto" },
    requested: [{ field: "consentimento", label: "Consentimento" }],
    valid: (nome) => ({
      nome,
      texto: "Fui bem atendida.",
      consentimento: "A própria pessoa, por WhatsApp, em 10/11/2026",
      ordem_exibicao: "5",
    }),
    wrong: [
      { values: { nome: " " }, field: "nome", message: "Nome é obrigatório" },
      { values: { texto: "" }, field: "texto", message: "Texto é obrigatório" },
      {
        values: { consentimento: "  " },
        field: "consentimento",
        message: "Diga quem consentiu e quando",
      },
      {
        values: { texto: "t".repeat(601) },
        field: "texto",
        message: "Use no máximo 600 caracteres",
      },
    ],
    list: "Depoimentos",
    add: "Adicionar Depoimento",
    created: "Depoimento criado com sucesso!",
    updated: "Depoimento atualizado com sucesso!",
    removed: "Depoimento excluído com sucesso!",
    question: (nome) => `Tem certeza que deseja excluir o depoimento de ${nome}?`,
    isPersonal: true,
  },
  {
    thing: "exames",
    path: "/admin/exames",
    publicPath: "/exames",
    name: { field: "nome", label: "Nome" },
    text: { field: "descricao", label: "Descrição" },
    valid: (nome) => ({
      nome,
      descricao: "Mostra os ossos",
      preparo: "Jejum de 6 horas\nTraga o pedido",
      ordem_exibicao: "5",
    }),
    row: (_, index) => ({ slug: `exame-de-teste-${index}` }),
    wrong: [
      { values: { nome: "" }, field: "nome", message: "Nome é obrigatório" },
      { values: { descricao: " " }, field: "descricao", message: "Descrição é obrigatória" },
      {
        values: { nome: "n".repeat(201) },
        field: "nome",
        message: "Use no máximo 200 caracteres",
      },
      {
        values: { ordem_exibicao: "1000001" },
        field: "ordem_exibicao",
        message: "A ordem deve ser no máximo 1000000",
      },
    ],
    list: "Exames",
    add: "Adicionar Exame",
    created: "Exame criado com sucesso",
    updated: "Exame atualizado com sucesso",
    removed: "Exame excluído com sucesso",
    question: () => "Tem certeza que deseja excluir este exame?",
  },
  {
    thing: "profissionais",
    path: "/admin/profissionais",
    publicPath: "/profissionais",
    name: { field: "nome", label: "Nome" },
    text: { field: "especialidade", label: "Especialidade" },
    valid: (nome) => ({
      nome,
      titulo: "Médica",
      especialidade: "Radiologia e Diagnóstico por Imagem",
      crm: "CRM-MS 00009",
      rqe: "RQE 0009",
      foto_url: "",
      mini_bio: "Cuida dos exames de mama",
      formacao: "Medicina (2006)",
      horarios: "Segunda a quinta, das 7h às 18h",
      ordem_exibicao: "5",
    }),
    wrong: [
      { values: { nome: " " }, field: "nome", message: "Nome é obrigatório" },
      {
        values: { especialidade: "" },
        field: "especialidade",
        message: "Especialidade é obrigatória",
      },
      { values: { titulo: "Enfermeira" }, field: "titulo", message: "Título inválido" },
      {
        values: { foto_url: "data:image/png;base64,AAAA" },
        field: "foto_url",
        message: "URL inválida",
      },
      {
        values: { "especializacoes[0]": "e".repeat(101) },
        field: "especializacoes",
        message: "Use no máximo 100 caracteres",
      },
      {
        values: { ordem_exibicao: "-1" },
        field: "ordem_exibicao",
        message: "A ordem deve ser 0 ou mais",
      },
    ],
    list: "Profissionais",
    add: "Adicionar Profissional",
    created: "Profissional adicionado com sucesso",
    updated: "Profissional atualizado com sucesso",
    removed: "Profissional excluído com sucesso",
    question: (nome) => `Tem certeza que deseja excluir ${nome}?`,
  },
  {
    thing: "respostas_prontas",
    path: "/admin/respostas",
    name: { field: "nome", label: "Nome" },
    text: { field: "texto", label: "Texto" },
    valid: (nome) => ({ nome, texto: "Sim, [nome], fazemos [exame].", ordem_exibicao: "5" }),
    wrong: [
      { values: { nome: " " }, field: "nome", message: "Nome é obrigatório" },
      { values: { texto: "" }, field: "texto", message: "Texto é obrigatório" },
      {
        values: { texto: "t".repeat(4001) },
        field: "texto",
        message: "Use no máximo 4000 caracteres",
      },
    ],
    list: "Respostas prontas",
    add: "Adicionar Resposta",
    created: "Resposta pronta criada com sucesso!",
    updated: "Resposta pronta atualizada com sucesso!",
    removed: "Resposta pronta excluída com sucesso!",
    question: (name) => `Tem certeza que deseja excluir a resposta pronta ${name}?`,
  },
];
