/** Reads the home page's sections for a preview. Incomplete values stay, and only unsafe ones are left out. */
import { parseEstatisticas, parseItens } from "../clinica/estatisticas.ts";
import { isImageAddress } from "../texto/fields.ts";
import { isSafeLink } from "../texto/links.ts";
import type { HomeEstrutura } from "./home-estrutura.ts";
import type { HomeHero } from "./home-hero.ts";
import type { HomeSobre } from "./home-sobre.ts";

type Typed = Readonly<Record<string, unknown>>;

export function parseHeroDraft(typed: Typed): HomeHero {
  const imagens = rowsOf(typed.imagens)
    .map(({ url }) => text(url))
    .filter(isImageAddress)
    .map((url) => ({ url, path: null }));
  return {
    titulo: text(typed.titulo),
    subtitulo: text(typed.subtitulo),
    botao1_texto: text(typed.botao1_texto),
    botao1_link: link(typed.botao1_link),
    botao2_texto: text(typed.botao2_texto),
    botao2_link: link(typed.botao2_link),
    imagem_fundo_url: "",
    estatisticas: parseEstatisticas(typed.estatisticas),
    imagens,
  };
}

export function parseSobreDraft(typed: Typed): HomeSobre {
  return {
    titulo: text(typed.titulo),
    descricao: text(typed.descricao),
    historia: text(typed.historia),
    missao: text(typed.missao),
    visao: text(typed.visao),
    compromisso: text(typed.compromisso),
    valores: parseItens(typed.valores),
    diferenciais: Array.isArray(typed.diferenciais)
      ? typed.diferenciais.map(text).filter(Boolean)
      : [],
    numeros: parseEstatisticas(typed.numeros),
  };
}

export function parseEstruturaDraft(typed: Typed): HomeEstrutura {
  const imagens = rowsOf(typed.imagens)
    .map(({ url, titulo, descricao }) => ({
      url: text(url),
      titulo: text(titulo),
      descricao: text(descricao),
    }))
    .filter(({ url }) => isImageAddress(url));
  return {
    titulo: text(typed.titulo),
    descricao: text(typed.descricao),
    imagens,
    facilidades: parseItens(typed.facilidades),
  };
}

function text(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

function link(value: unknown): string {
  const typed = text(value);
  return isSafeLink(typed) ? typed : "/";
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row) => typeof row === "object" && row !== null);
}
