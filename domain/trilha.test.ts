import { expect, test } from "vitest";
import { CONVENIO_LABELS } from "./convenios.ts";
import { planImport } from "./exame-csv.ts";
import { EXAME_LABELS } from "./exames.ts";
import { formatCoisa } from "./feito.ts";
import { compareRecords } from "./record-values.ts";
import { formatCampo, formatCampoValor, formatValor, listMudancas } from "./trilha.ts";

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
  expect(formatCampo("ordem_exibicao")).toBe("Ordem de exibição");
  expect(formatCampo("novo_campo")).toBe("novo campo");
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
  [{ primaria: "#0ea5e9" }, "Primária: #0ea5e9"],
  [{ instagram: "", whatsapp: "5567934410000" }, "Instagram: vazio, WhatsApp: (67) 93441-0000"],
  [{ recepcao: WEEK }, "Recepção: Segunda 7h às 11h e 13h às 18h, Terça a domingo Fechado"],
  [
    [
      { data: "2026-12-24", nome: "Véspera", intervalos: [{ abre: "07:00", fecha: "12:00" }] },
      { data: "2026-12-25", nome: "Natal", intervalos: [] },
    ],
    "24/12/2026 Véspera 7h às 12h; 25/12/2026 Natal Fechado",
  ],
])("%j is read as %s", (valor, expected) => {
  expect(formatValor(valor)).toBe(expected);
});

test("a change names each field once, with both sides", () => {
  expect(listMudancas({ nome: "Ana" }, { nome: "Ana Lima" })).toEqual([
    { campo: "Nome", antes: "Ana", depois: "Ana Lima", isText: true },
  ]);
  expect(listMudancas({ tipo_usuario: "leitor" }, { tipo_usuario: "recepcao" })).toEqual([
    { campo: "Tipo de Usuário", antes: "Leitor", depois: "Recepção", isText: true },
  ]);
  expect(listMudancas(null, { id: "1", nome: "Ana" })).toEqual([
    { campo: "Nome", antes: undefined, depois: "Ana" },
  ]);
});

test("a field is called the same in every form and in the trail", () => {
  for (const labels of [CONVENIO_LABELS, EXAME_LABELS]) {
    for (const [campo, label] of Object.entries(labels)) expect(formatCampo(campo)).toBe(label);
  }
});

test.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "%s is a word like any other, as a field, as a value and as a thing",
  (word) => {
    expect(formatCampo(word)).toBe(word.replaceAll("_", " "));
    expect(formatCoisa(word)).toBe(word);
    for (const campo of ["status", "politica_privacidade", "nome", word])
      expect(formatCampoValor(campo, word)).toBe(word);
    expect(compareRecords({ termos_uso: word }, { termos_uso: "Outro texto" })).toEqual({
      termos_uso: { mine: word, theirs: "Outro texto" },
    });
    expect(planImport([{ line: 1, cells: ["Nome", word] }], []).problems).not.toEqual([]);
  },
);

const ARTICLE =
  '<h2>Preparo</h2><p>Jejum de <strong>6</strong> horas &amp; água.</p><img src="/a.webp" alt="Sala">';

test("an article is read as text, and a change of nothing but its markup says so", () => {
  const text = "Preparo\nJejum de 6 horas & água.\n[imagem: Sala]";
  expect(formatCampoValor("conteudo", ARTICLE)).toBe(text);
  expect(formatCampoValor("resumo", "1 < 2 <b>")).toBe("1 < 2 <b>");
  const bare = ARTICLE.replaceAll(/<\/?strong>/g, "");
  expect(listMudancas({ conteudo: ARTICLE }, { conteudo: bare })).toEqual([
    { campo: "Conteúdo", antes: text, depois: text, isSameText: true },
  ]);
  expect(compareRecords({ conteudo: ARTICLE }, { conteudo: bare }).conteudo?.theirs).toMatch(
    /^o mesmo texto/,
  );
  expect(compareRecords({ conteudo: ARTICLE }, { conteudo: ARTICLE })).toEqual({});
});

test("a version that waits beside the published one is compared with it, field by field", () => {
  const published = { titulo: "Mama", resumo: "Curto", conteudo: "<p>Um</p>" };
  const pendente = { ...published, resumo: "Longo", conteudo: "<p>Dois</p>" };
  expect(listMudancas({ pendente: published }, { pendente })).toEqual([
    {
      campo: "Resumo (versão guardada sem publicar)",
      antes: "Curto",
      depois: "Longo",
      isText: true,
    },
    { campo: "Conteúdo (versão guardada sem publicar)", antes: "Um", depois: "Dois", isText: true },
  ]);
  expect(listMudancas({ pendente }, { pendente: null })).toEqual([
    { campo: "Versão guardada sem publicar", antes: "havia uma", depois: "nenhuma" },
  ]);
});
