/** Answers on the public page whether an insurer covers an exam ("Meu convênio cobre ressonância?"). */
import { matchNames } from "../search/match-names.ts";
import { type Cobertura, type Nivel, nivelOf } from "./cobertura.ts";

interface Named {
  nome: string;
}

interface BuscaCobertura<Convenio, Exame> {
  convenios: readonly Convenio[];
  exames: readonly Exame[];
  /** What was typed for the insurer and for the exam; empty for all. */
  busca: string;
  exame: string;
}

/** One exam under an insurer, or one insurer under an exam. */
export interface LinhaCobertura extends Named {
  nivel: Nivel;
  /** The exam's slug; null for an insurer. */
  slug: string | null;
}

export interface GrupoCobertura extends Named {
  slug: string | null;
  linhas: LinhaCobertura[];
}

export interface RespostaCobertura<Convenio> {
  /** The answer in one sentence, also for screen readers; empty without a search. */
  status: string;
  /** The listed insurers: all of them without a search, none if the search names an exam. */
  convenios: readonly Convenio[];
  grupos: GrupoCobertura[];
  isCut: boolean;
}

/** The page lists at most this many insurers and exams, because it has to stay small. */
const SHOWN_CONVENIOS = 6;
const SHOWN_EXAMES = 12;
const SHOWN_COVERED = 80;

export function searchCobertura<
  Convenio extends Named & { id: string },
  Exame extends Named & Cobertura & { slug: string },
>({
  convenios,
  exames,
  busca,
  exame,
}: BuscaCobertura<Convenio, Exame>): RespostaCobertura<Convenio> {
  const found = {
    convenios: busca ? matchNames(convenios, busca) : convenios,
    exames: exame ? matchNames(exames, exame) : exames,
  };
  const nothing = { convenios: [], grupos: [], isCut: false };
  if (busca && found.convenios.length === 0) {
    return { ...nothing, status: "Nenhum convênio encontrado." };
  }
  if (exame && found.exames.length === 0) return { ...nothing, status: "Nenhum exame encontrado." };
  if (!exame) {
    const shown = { ...nothing, convenios: found.convenios };
    const [only, ...others] = found.convenios;
    if (!busca) return { ...shown, status: "" };
    if (!only || others.length > 0) {
      return { ...shown, status: countText(found.convenios.length, "convênio") };
    }
    const linhas = linhasOf(only.id, exames).filter(({ nivel }) => nivel !== "nao");
    return {
      ...shown,
      status: `${only.nome}: ${linhas.length} de ${exames.length} exames cobertos.`,
      grupos: [{ nome: "Exames que cobre", slug: null, linhas: linhas.slice(0, SHOWN_COVERED) }],
      isCut: linhas.length > SHOWN_COVERED,
    };
  }
  const shownExames = found.exames.slice(0, SHOWN_EXAMES);
  const isCut = found.exames.length > SHOWN_EXAMES;
  if (!busca) {
    const grupos = shownExames.map((one) => ({
      nome: one.nome,
      slug: one.slug,
      linhas: convenios
        .map(({ id, nome }) => ({ nome, slug: null, nivel: nivelOf(one, id) }))
        .filter(({ nivel }) => nivel !== "nao"),
    }));
    return { ...nothing, status: countText(found.exames.length, "exame"), grupos, isCut };
  }
  const shown = found.convenios.slice(0, SHOWN_CONVENIOS);
  const grupos = shown.map(({ id, nome }) => ({
    nome,
    slug: null,
    linhas: linhasOf(id, shownExames),
  }));
  return {
    ...nothing,
    status: answerText(grupos),
    grupos,
    isCut: isCut || found.convenios.length > SHOWN_CONVENIOS,
  };
}

function linhasOf(
  convenio: string,
  exames: readonly (Named & Cobertura & { slug: string })[],
): LinhaCobertura[] {
  return exames.map((exame) => ({
    nome: exame.nome,
    slug: exame.slug,
    nivel: nivelOf(exame, convenio),
  }));
}

/** @returns such as `Sim: Unimed cobre Mamografia, com autorização.` for one insurer and one exam */
function answerText(grupos: readonly GrupoCobertura[]): string {
  const [grupo, ...others] = grupos;
  if (!grupo || others.length > 0) return countText(grupos.length, "convênio");
  const [linha, ...more] = grupo.linhas;
  if (linha && more.length === 0) {
    if (linha.nivel === "nao") return `Não: ${grupo.nome} não cobre ${linha.nome}.`;
    const how = linha.nivel === "autorizacao" ? ", com autorização" : "";
    return `Sim: ${grupo.nome} cobre ${linha.nome}${how}.`;
  }
  const covered = grupo.linhas.filter(({ nivel }) => nivel !== "nao").length;
  const total = grupo.linhas.length;
  if (covered === total) return `Sim: ${grupo.nome} cobre os ${total} exames encontrados.`;
  if (covered === 0) return `Não: ${grupo.nome} não cobre nenhum dos ${total} exames encontrados.`;
  return `${grupo.nome} cobre ${covered} dos ${total} exames encontrados.`;
}

function countText(count: number, word: "convênio" | "exame"): string {
  return count === 1 ? `1 ${word} encontrado.` : `${count} ${word}s encontrados.`;
}
