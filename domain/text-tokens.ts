/** The legal pages' default texts, in which `{nome_clinica}` and the like stand for the settings. */
import type { ConfiguracoesSite } from "./configuracoes-site.ts";

export interface TextSection {
  titulo: string;
  paragrafos: string[];
  itens?: string[];
}

export interface LegalText {
  titulo: string;
  /** YYYY-MM-DD. */
  atualizado_em: string;
  introducao: string;
  secoes: TextSection[];
}

/** The settings that the texts may name. */
type TokenSettings = Pick<
  ConfiguracoesSite,
  "nome_clinica" | "email" | "telefone" | "endereco" | "encarregado_dados" | "email_encarregado"
>;

const TOKEN = /\{([a-z_]+)\}/g;

/** Fills in the settings; an item of a list that names an empty one is left out. */
export function fillTokens(text: LegalText, settings: TokenSettings): LegalText {
  const values: Record<string, string> = {
    nome_clinica: settings.nome_clinica,
    email: settings.email,
    telefone: settings.telefone,
    endereco: settings.endereco.split("\n").join(", "),
    encarregado_dados: settings.encarregado_dados,
    email_encarregado: settings.email_encarregado,
  };
  const fill = (line: string) => line.replace(TOKEN, (_, name) => values[name] ?? "");
  const isComplete = (line: string) =>
    [...line.matchAll(TOKEN)].every(([, name]) => values[name ?? ""] !== "");
  return {
    ...text,
    introducao: fill(text.introducao),
    secoes: text.secoes.map((section) => ({
      titulo: section.titulo,
      paragrafos: section.paragrafos.map(fill),
      itens: section.itens?.filter(isComplete).map(fill),
    })),
  };
}
