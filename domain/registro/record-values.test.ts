import { expect, test } from "vitest";
import { compareRecords } from "./record-values.ts";

test("differences between two versions are listed by field, or by path within it, in words", () => {
  const mine = {
    nome: "Ipê",
    telefone: "(67) 3441-0000",
    exames: ["Mama"],
    cores_principais: { primaria: "#111111" },
    links_redes_sociais: { whatsapp: "5567934410000" },
  };
  const theirs = {
    nome: "",
    telefone: "(67) 3441-0000",
    exames: ["Mama", "Tireoide"],
    cores_principais: null,
  };
  expect(compareRecords("configuracoes_site", mine, theirs)).toEqual({
    nome: { mine: "Ipê", theirs: "vazio" },
    exames: { mine: "Mama", theirs: "Mama; Tireoide" },
    cores_principais: { mine: "Primária: #111111", theirs: "vazio" },
    "cores_principais.primaria": { mine: "#111111", theirs: "vazio" },
    links_redes_sociais: { mine: "WhatsApp: (67) 93441-0000", theirs: "vazio" },
    "links_redes_sociais.whatsapp": { mine: "(67) 93441-0000", theirs: "vazio" },
  });
});

test("an article that differs only in markup, a link or a picture is listed as different", () => {
  const mine = { conteudo: '<p>Leia <a href="/exames">aqui</a>.</p>' };
  const theirs = { conteudo: '<p>Leia <a href="/convenios">aqui</a>.</p>' };
  expect(compareRecords("blog_posts", mine, theirs).conteudo).toEqual({
    mine: "Leia aqui.",
    theirs: "o mesmo texto, com outra formatação, outro link ou outra imagem",
  });
  expect(compareRecords("blog_posts", mine, { ...mine })).toEqual({});
});
