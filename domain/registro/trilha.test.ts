import { expect, test } from "vitest";
import { POST_LABELS } from "../blog/blog-posts.ts";
import { CONVENIO_LABELS } from "../clinica/convenios.ts";
import { DEPOIMENTO_LABELS, DEPOIMENTOS_SECAO_LABELS } from "../clinica/depoimentos.ts";
import { USUARIO_LABELS } from "../contas/usuarios.ts";
import { EXAME_LABELS, EXAMES } from "../exames/exames.ts";
import { LAUDO_LABELS } from "../laudos/laudos.ts";
import { ESTRUTURA_LABELS } from "../paginas/home-estrutura.ts";
import { HERO_LABELS } from "../paginas/home-hero.ts";
import { SOBRE_LABELS } from "../paginas/home-sobre.ts";
import { PAGINAS_LABELS } from "../paginas/paginas.ts";
import { PACIENTE_LABELS } from "../pessoas/pacientes.ts";
import { PROFISSIONAL_LABELS } from "../pessoas/profissionais.ts";
import { planImport } from "../spreadsheet/plan-import.ts";
import { type Sheet, sheetOf } from "../spreadsheet/sheet.ts";
import { thingLabel } from "../things.ts";
import { compareRecords } from "./record-values.ts";
import { formatCampo, formatCampoValor, formatValor, listMudancas } from "./trilha.ts";

const FORM_LABELS = {
  blog_posts: POST_LABELS,
  convenios: CONVENIO_LABELS,
  depoimentos: DEPOIMENTO_LABELS,
  depoimentos_secao: DEPOIMENTOS_SECAO_LABELS,
  exames: EXAME_LABELS,
  home_estrutura: ESTRUTURA_LABELS,
  home_hero: HERO_LABELS,
  home_sobre: SOBRE_LABELS,
  laudos: LAUDO_LABELS,
  pacientes: PACIENTE_LABELS,
  paginas: PAGINAS_LABELS,
  profissionais: PROFISSIONAL_LABELS,
  usuarios: USUARIO_LABELS,
};

const WEEK = {
  dom: [],
  seg: [
    { abre: "07:00", fecha: "11:00" },
    { abre: "13:00", fecha: "18:00" },
  ],
  ter: [],
  qua: [],
  qui: [],
  sex: [],
  sab: [],
};

test("fields carry the names of their screens; unknown ones their own", () => {
  expect(formatCampo("exames", "ordem_exibicao")).toBe("Ordem de exibição");
  expect(formatCampo("exames", "novo_campo")).toBe("novo campo");
  expect(formatCampo("outra_coisa", "novo_campo")).toBe("novo campo");
});

test.each([
  [null, "vazio"],
  ["", "vazio"],
  [[], "vazio"],
  [true, "sim"],
  [0, "0"],
  ["2026-03-05T13:04:00.000Z", "05/03/2026 09:04"],
  ["2026-03-05T13:04:00.123456+00:00", "05/03/2026 09:04"],
  ["2026-03-05T09:04", "05/03/2026 09:04"],
  ["2026-03-05T09:04 em jejum", "2026-03-05T09:04 em jejum"],
  [["Mama", "Tireoide"], "Mama; Tireoide"],
])("%j is read as %s", (valor, expected) => {
  expect(formatValor(valor)).toBe(expected);
});

test.each([
  ["cores_principais", { primaria: "#0ea5e9" }, "Primária: #0ea5e9"],
  [
    "links_redes_sociais",
    { instagram: "", whatsapp: "5567934410000" },
    "Instagram: vazio, WhatsApp: (67) 93441-0000",
  ],
  [
    "horarios",
    { recepcao: WEEK },
    "Recepção: Segunda 7h às 11h e 13h às 18h, Terça a domingo Fechado",
  ],
  [
    "feriados",
    [
      { data: "2026-12-24", nome: "Véspera", intervalos: [{ abre: "07:00", fecha: "12:00" }] },
      { data: "2026-12-25", nome: "Natal", intervalos: [] },
    ],
    "24/12/2026 Véspera 7h às 12h; 25/12/2026 Natal Fechado",
  ],
])("%s of the clinic, %j, is read as %s", (campo, valor, expected) => {
  expect(formatCampoValor("configuracoes_site", campo, valor)).toBe(expected);
});

test("a change names each field once, with both sides", () => {
  expect(listMudancas("profissionais", { nome: "Ana" }, { nome: "Ana Lima" })).toEqual([
    { campo: "Nome", antes: "Ana", depois: "Ana Lima", isText: true },
  ]);
  expect(
    listMudancas("usuarios", { tipo_usuario: "leitor" }, { tipo_usuario: "recepcao" }),
  ).toEqual([{ campo: "Tipo de Usuário", antes: "Leitor", depois: "Recepção", isText: true }]);
  expect(listMudancas("convenios", null, { id: "1", nome: "Ana" })).toEqual([
    { campo: "Nome", antes: undefined, depois: "Ana" },
  ]);
});

test("a field's label depends on the thing, because another thing's field of the same name may have another one", () => {
  expect(formatCampo("profissionais", "crm")).toBe("CRM");
  expect(formatCampo("laudos", "crm")).toBe("CRM do médico");
  expect(formatCampo("blog_posts", "ordem_exibicao")).toBe("Ordem");
  expect(listMudancas("profissionais", { crm: "1" }, { crm: "2" })[0]?.campo).toBe("CRM");
  expect(formatCampoValor("laudos", "status", "em_analise")).toBe("Em análise");
  expect(formatCampoValor("blog_posts", "status", "rascunho")).toBe("Rascunho");
});

test("a mark on a text names its field as the text's own form does, and its rule", () => {
  const mark = { campo: "mini_bio", palavras: "o melhor", regra: "nenhuma" };
  expect(listMudancas("profissionais", null, mark)).toEqual([
    { campo: "Campo", antes: undefined, depois: "Mini bio" },
    { campo: "Palavras", antes: undefined, depois: "o melhor" },
    { campo: "Regra", antes: undefined, depois: "nenhuma" },
  ]);
});

test("what people outside the staff wrote is not shown, even if a line had it", () => {
  expect(listMudancas("depoimentos", { texto: "…" }, { texto: "Fui bem atendida" })).toMatchObject([
    { campo: "Texto", antes: "não guardado", depois: "não guardado" },
  ]);
  expect(listMudancas("usuarios", null, { auth_user_id: "x" })).toEqual([]);
});

test("a field is called the same in every form and in the trail", () => {
  for (const [coisa, labels] of Object.entries(FORM_LABELS)) {
    for (const [campo, label] of Object.entries(labels)) {
      expect(formatCampo(coisa, campo), `${coisa}.${campo}`).toBe(label);
    }
  }
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "%s is a word like any other, as a field, as a value and as a thing",
  (word) => {
    expect(formatCampo("exames", word)).toBe(word.replaceAll("_", " "));
    expect(formatCampo(word, word)).toBe(word.replaceAll("_", " "));
    expect(thingLabel(word)).toBe(word);
    for (const campo of ["status", "politica_privacidade", "nome", word])
      expect(formatCampoValor("blog_posts", campo, word)).toBe(word);
    expect(compareRecords("paginas", { termos_uso: word }, { termos_uso: "Outro texto" })).toEqual({
      termos_uso: { mine: word, theirs: "Outro texto" },
    });
    const sheet = sheetOf(EXAMES) as Sheet;
    expect(planImport(sheet, [{ line: 1, cells: ["Nome", word] }], []).problems).not.toEqual([]);
  },
);

const ARTICLE =
  '<h2>Preparo</h2><p>Jejum de <strong>6</strong> horas &amp; água.</p><img src="/a.webp" alt="Sala">';

test("an article is read as text, and a change of nothing but its markup says so", () => {
  const text = "Preparo\nJejum de 6 horas & água.\n[imagem: Sala]";
  expect(formatCampoValor("blog_posts", "conteudo", ARTICLE)).toBe(text);
  expect(formatCampoValor("blog_posts", "resumo", "1 < 2 <b>")).toBe("1 < 2 <b>");
  const bare = ARTICLE.replaceAll(/<\/?strong>/g, "");
  expect(listMudancas("blog_posts", { conteudo: ARTICLE }, { conteudo: bare })).toEqual([
    { campo: "Conteúdo", antes: text, depois: text, isSameText: true },
  ]);
  expect(
    compareRecords("blog_posts", { conteudo: ARTICLE }, { conteudo: bare }).conteudo?.theirs,
  ).toMatch(/^o mesmo texto/);
  expect(compareRecords("blog_posts", { conteudo: ARTICLE }, { conteudo: ARTICLE })).toEqual({});
});

test("a version that waits beside the published one is compared with it, field by field", () => {
  const published = { titulo: "Mama", resumo: "Curto", conteudo: "<p>Um</p>" };
  const pendente = { ...published, resumo: "Longo", conteudo: "<p>Dois</p>" };
  expect(listMudancas("blog_posts", { pendente: published }, { pendente })).toEqual([
    {
      campo: "Resumo (versão guardada sem publicar)",
      antes: "Curto",
      depois: "Longo",
      isText: true,
    },
    { campo: "Conteúdo (versão guardada sem publicar)", antes: "Um", depois: "Dois", isText: true },
  ]);
  expect(listMudancas("blog_posts", { pendente }, { pendente: null })).toEqual([
    { campo: "Versão guardada sem publicar", antes: "havia uma", depois: "nenhuma" },
  ]);
});
