import { matchNames } from "../search/match-names.ts";
import { type Cobertura, isCovered, type Nivel, nivelOf } from "./cobertura.ts";

interface Named {
  nome: string;
}

interface BuscaCobertura<One> {
  convenios: readonly One[];
  exames: readonly Exame[];
  busca: string;
  exame: string;
}

export interface LinhaCobertura extends Named {
  nivel: Nivel | "nao_informado";
  slug: string | null;
}

export interface GrupoCobertura extends Named {
  slug: string | null;
  linhas: LinhaCobertura[];
  /** True if the clinic has not said yet which insurers cover the exam. */
  isUnsaid?: boolean;
}

export interface RespostaCobertura<One> {
  status: string;
  convenios: readonly One[];
  grupos: GrupoCobertura[];
  isCut: boolean;
}

/** The most insurers and exams that one answer lists, to keep the page small. */
const SHOWN_CONVENIOS = 6;
const SHOWN_EXAMES = 12;
const SHOWN_COVERED = 80;

type Convenio = Named & { id: string };
type Exame = Named & Cobertura & { slug: string };

const WHICH_COVERED = "pergunte à clínica quais exames cobre.";
const NOTHING = { convenios: [], grupos: [], isCut: false };

export function searchCobertura<One extends Convenio>({
  convenios,
  exames,
  busca,
  exame,
}: BuscaCobertura<One>): RespostaCobertura<One> {
  const foundConvenios = busca ? matchNames(convenios, busca) : convenios;
  const foundExames = exame ? matchNames(exames, exame) : exames;
  if (busca && foundConvenios.length === 0) {
    return { ...NOTHING, status: "Nenhum convênio encontrado." };
  }
  if (exame && foundExames.length === 0) return { ...NOTHING, status: "Nenhum exame encontrado." };
  if (exame && busca) return answerPairs(foundConvenios, foundExames);
  if (exame) return answerExames(foundExames, convenios);
  if (busca) return answerConvenios(foundConvenios, exames);
  return { ...NOTHING, convenios, status: "" };
}

function answerConvenios<One extends Convenio>(found: readonly One[], exames: readonly Exame[]) {
  const [only, ...others] = found;
  if (!only || others.length > 0) {
    return { ...NOTHING, convenios: found, status: countText(found.length, "convênio") };
  }
  const linhas = linhasOf(only.id, exames).filter(({ nivel }) => isCovered(nivel));
  const said = exames.filter(({ cobertura }) => cobertura !== "nao_informado");
  if (exames.length > 0 && said.length === 0) {
    return { ...NOTHING, convenios: found, status: `${only.nome}: ${WHICH_COVERED}` };
  }
  return {
    convenios: found,
    status: `${only.nome}: ${linhas.length} de ${said.length} exames cobertos.`,
    grupos: [{ nome: "Exames que cobre", slug: null, linhas: linhas.slice(0, SHOWN_COVERED) }],
    isCut: linhas.length > SHOWN_COVERED,
  };
}

function answerExames(found: readonly Exame[], convenios: readonly Convenio[]) {
  const grupos = found.slice(0, SHOWN_EXAMES).map((exame) => ({
    nome: exame.nome,
    slug: exame.slug,
    linhas: convenios
      .map(({ id, nome }) => ({ nome, slug: null, nivel: nivelOf(exame, id) }))
      .filter(({ nivel }) => isCovered(nivel)),
    isUnsaid: exame.cobertura === "nao_informado",
  }));
  const isCut = found.length > SHOWN_EXAMES;
  return { ...NOTHING, status: countText(found.length, "exame"), grupos, isCut };
}

function answerPairs(convenios: readonly Convenio[], exames: readonly Exame[]) {
  const grupos = convenios.slice(0, SHOWN_CONVENIOS).map(({ id, nome }) => ({
    nome,
    slug: null,
    linhas: linhasOf(id, exames.slice(0, SHOWN_EXAMES)),
  }));
  const isCut = exames.length > SHOWN_EXAMES || convenios.length > SHOWN_CONVENIOS;
  return { ...NOTHING, status: answerText(grupos), grupos, isCut };
}

function linhasOf(convenio: string, exames: readonly Exame[]): LinhaCobertura[] {
  return exames.map((exame) => ({
    nome: exame.nome,
    slug: exame.slug,
    nivel: nivelOf(exame, convenio),
  }));
}

function answerText(grupos: readonly GrupoCobertura[]): string {
  const [grupo, ...others] = grupos;
  if (!grupo || others.length > 0) return countText(grupos.length, "convênio");
  const [linha, ...more] = grupo.linhas;
  if (linha && more.length === 0) {
    if (linha.nivel === "nao_informado") {
      return `Pergunte à clínica se ${grupo.nome} cobre ${linha.nome}.`;
    }
    if (linha.nivel === "nao") return `Não: ${grupo.nome} não cobre ${linha.nome}.`;
    const how = linha.nivel === "autorizacao" ? ", com autorização" : "";
    return `Sim: ${grupo.nome} cobre ${linha.nome}${how}.`;
  }
  const covered = grupo.linhas.filter(({ nivel }) => isCovered(nivel)).length;
  const total = grupo.linhas.length;
  if (covered === 0 && grupo.linhas.some(({ nivel }) => nivel === "nao_informado")) {
    return `${grupo.nome}: ${WHICH_COVERED}`;
  }
  if (covered === total) return `Sim: ${grupo.nome} cobre os ${total} exames encontrados.`;
  if (covered === 0) return `Não: ${grupo.nome} não cobre nenhum dos ${total} exames encontrados.`;
  return `${grupo.nome} cobre ${covered} dos ${total} exames encontrados.`;
}

function countText(count: number, word: "convênio" | "exame"): string {
  return count === 1 ? `1 ${word} encontrado.` : `${count} ${word}s encontrados.`;
}
