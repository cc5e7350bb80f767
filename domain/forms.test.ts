import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { blogPostForm } from "./blog/blog-posts.ts";
import { convenioForm } from "./clinica/convenios.ts";
import { newUsuarioForm, usuarioForm } from "./contas/usuarios.ts";
import { exameForm } from "./exames/exames.ts";
import { homeEstruturaForm } from "./paginas/home-estrutura.ts";
import { homeHeroForm } from "./paginas/home-hero.ts";
import { homeSobreForm } from "./paginas/home-sobre.ts";
import { parseEspecializacoes, profissionalForm } from "./pessoas/profissionais.ts";

function errors(schema: z.ZodType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]).reverse());
}

describe("home sections", () => {
  it("say what is missing", () => {
    expect(errors(homeHeroForm, {})).toEqual({
      titulo: "Título é obrigatório",
      subtitulo: "Subtítulo é obrigatório",
      botao1_texto: "Texto do botão 1 é obrigatório",
      botao1_link: "Link do botão 1 é obrigatório",
      botao2_texto: "Texto do botão 2 é obrigatório",
      botao2_link: "Link do botão 2 é obrigatório",
    });
    expect(errors(homeSobreForm, { titulo: " " })).toEqual({
      titulo: "Título é obrigatório",
      descricao: "Descrição é obrigatória",
      historia: "História é obrigatória",
    });
    expect(errors(homeEstruturaForm, {})).toEqual({
      titulo: "Título é obrigatório",
      descricao: "Descrição é obrigatória",
    });
  });

  it("give a new row its icon", () => {
    const base = { titulo: "a", descricao: "b", historia: "c" };
    const { valores } = homeSobreForm.parse({ ...base, valores: [{ titulo: "x" }] });
    expect(valores).toEqual([{ icone: "Heart", titulo: "x", descricao: "" }]);
    const { facilidades } = homeEstruturaForm.parse({ ...base, facilidades: [{ titulo: "x" }] });
    expect(facilidades[0]?.icone).toBe("🏥");
  });

  it("refuse links and images that could run script", () => {
    const link = errors(homeHeroForm, { botao1_link: "javascript:alert(1)" });
    expect(link.botao1_link).toBe("URL inválida");
    const image = errors(homeEstruturaForm, { imagens: [{ url: "http://exemplo.com/a.png" }] });
    expect(image["imagens.0.url"]).toBe("URL inválida");
  });
});

describe("lists", () => {
  it("say what is missing", () => {
    expect(errors(exameForm, {})).toEqual({
      nome: "Nome é obrigatório",
      descricao: "Descrição é obrigatória",
    });
    expect(errors(convenioForm, {})).toEqual({ nome: "Nome é obrigatório" });
    expect(errors(profissionalForm, {})).toEqual({
      nome: "Nome é obrigatório",
      especialidade: "Especialidade é obrigatória",
    });
    expect(errors(blogPostForm, {})).toEqual({
      titulo: "Título é obrigatório",
      slug: "Slug é obrigatório",
      data_publicacao: "Data de Publicação é obrigatória",
      resumo: "Resumo é obrigatório",
      conteudo: "Conteúdo é obrigatório",
    });
  });

  it("count an order that is no number as 0 and refuse a negative one", () => {
    const order = (ordem_exibicao: unknown) =>
      convenioForm.safeParse({ nome: "a", ordem_exibicao });
    for (const value of [undefined, "", "abc", "0"]) {
      expect(order(value).data?.ordem_exibicao).toBe(0);
    }
    expect(order("12").data?.ordem_exibicao).toBe(12);
    expect(order("-1").error?.issues[0]?.message).toBe("A ordem deve ser 0 ou mais");
  });

  it("keep empty optional texts as null", () => {
    expect(exameForm.parse({ nome: "a", descricao: "b", preparo: " " }).preparo).toBeNull();
    expect(convenioForm.parse({ nome: "a" })).toMatchObject({ logo_url: null, observacoes: null });
  });

  it("start a post as a draft of five minutes without category", () => {
    const post = {
      titulo: "a",
      slug: "a",
      data_publicacao: "2026-03-05T12:00:00Z",
      resumo: "b",
      conteudo: "c",
    };
    expect(blogPostForm.parse(post)).toMatchObject({
      status: "rascunho",
      tempo_leitura_min: 5,
      categoria: null,
      autor: null,
      imagem_capa_url: null,
    });
    expect(errors(blogPostForm, { ...post, slug: "Com Acento é" })).toHaveProperty("slug");
  });

  it("read specializations as a list or as JSON text", () => {
    expect(parseEspecializacoes([" a ", "a", "", 3, "b"])).toEqual(["a", "b"]);
    expect(parseEspecializacoes('["a","b"]')).toEqual(["a", "b"]);
    for (const value of ["[", "3", null, undefined, {}])
      expect(parseEspecializacoes(value)).toEqual([]);
  });
});

describe("users", () => {
  const valid = { nome: "Ana", email: "ana@clinica.test", tipo_usuario: "editor", versao: "1" };

  it("need a password when new", () => {
    const missing = "Senha é obrigatória para novos usuários";
    expect(errors(newUsuarioForm, valid)).toEqual({ senha: missing });
    expect(errors(newUsuarioForm, { ...valid, senha: "" })).toEqual({ senha: missing });
    expect(errors(newUsuarioForm, { ...valid, senha: "12345" })).toEqual({
      senha: "Mínimo 6 caracteres",
    });
    expect(errors(newUsuarioForm, {})).toEqual({
      nome: "Nome é obrigatório",
      email: "Email é obrigatório",
      tipo_usuario: "Tipo de Usuário é obrigatório",
      senha: missing,
    });
    expect(errors(newUsuarioForm, { ...valid, email: "x", senha: "123456" })).toEqual({
      email: "Email inválido",
    });
  });

  it("need none with an invitation, which leaves out one that was typed", () => {
    expect(newUsuarioForm.parse({ ...valid, convite: true }).senha).toBeUndefined();
    const both = newUsuarioForm.parse({ ...valid, convite: true, senha: "cadeira verde" });
    expect(both).toEqual({ ...valid, versao: 1, senha: undefined });
  });

  it("keep theirs when nothing was typed", () => {
    expect(usuarioForm.parse({ ...valid, senha: "" }).senha).toBeUndefined();
    expect(usuarioForm.parse(valid).senha).toBeUndefined();
    expect(errors(usuarioForm, { ...valid, senha: "123" })).toEqual({
      senha: "Mínimo 6 caracteres",
    });
    expect(usuarioForm.parse({ ...valid, email: "outra@clinica.test" })).not.toHaveProperty(
      "email",
    );
  });
});
