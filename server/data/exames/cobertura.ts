import { isCovered, nivelOf } from "#domain/exames/cobertura.ts";
import { nivelWord } from "#domain/exames/cobertura-colagem.ts";
import {
  type CelulaEmConflito,
  coberturaOf,
  type Grade,
  isSameLinha,
  linhaOf,
  type Mudancas,
  mergeLinha,
  nivelAt,
} from "#domain/exames/cobertura-grade.ts";
import { CSV_START, csvLine } from "#domain/spreadsheet/csv.ts";
import { convenios as convenioRecords } from "#server/data/plain-lists.ts";
import type { Tx } from "#server/db/open.ts";
import { exames as exameRecords } from "./exames.ts";

export async function readGrade(tx: Tx): Promise<Grade> {
  const insurers = await convenioRecords.all(tx);
  const convenios = insurers.map(({ id, nome }) => ({ id, nome }));
  const exames = (await exameRecords.all(tx)).map((exame) => ({
    id: exame.id,
    nome: exame.nome,
    ...linhaOf(exame, convenios),
  }));
  return { exames, convenios };
}

export interface CoberturaDoConvenio {
  cobertos: number;
  comAutorizacao: number;
  exames: number;
}

export async function readCoberturaOf(tx: Tx, convenio: string): Promise<CoberturaDoConvenio> {
  const exames = await exameRecords.all(tx);
  const niveis = exames.map((exame) => nivelOf(exame, convenio));
  return {
    cobertos: niveis.filter(isCovered).length,
    comAutorizacao: niveis.filter((nivel) => nivel === "autorizacao").length,
    exames: exames.length,
  };
}

export async function exportGrade(tx: Tx): Promise<string> {
  const { exames, convenios } = await readGrade(tx);
  const head = csvLine(["Exame", ...convenios.map(({ nome }) => nome)]);
  const lines = exames.map(({ nome, ...linha }) =>
    csvLine([nome, ...convenios.map((_, index) => nivelWord(nivelAt(linha, index)))]),
  );
  return [CSV_START, head, ...lines].join("");
}

export type GradeResult =
  | { status: "saved"; exames: number }
  /** Nothing was written. `grade` is the table as it is stored now. */
  | { status: "conflict"; celulas: CelulaEmConflito[]; grade: Grade };

/** Writes nothing if another person has changed one of the cells, or deleted one of the exams. */
export async function saveGrade(tx: Tx, { convenios, linhas }: Mudancas): Promise<GradeResult> {
  await exameRecords.lock(tx);
  const names = await convenioRecords.names(tx, convenios);
  const saved = new Map((await exameRecords.all(tx)).map((exame) => [exame.id, exame]));
  const columns = convenios.map((id) => ({ id }));
  const merged = linhas.flatMap(({ id, ...change }) => {
    const exame = saved.get(id);
    if (!exame) return [];
    const current = linhaOf(exame, columns);
    return [{ exame, current, ...mergeLinha(change, current) }];
  });
  const celulas = merged.flatMap(({ exame, conflicts }) =>
    conflicts.map(({ index, ...texts }) => ({
      exame: exame.nome,
      convenio: names.get(convenios[index] ?? "") ?? "",
      ...texts,
    })),
  );
  if (celulas.length > 0 || merged.length < linhas.length) {
    return { status: "conflict", celulas, grade: await readGrade(tx) };
  }
  const changed = merged.filter(({ linha, current }) => !isSameLinha(linha, current));
  for (const { exame, linha } of changed) {
    const { id, versao } = exame;
    const values = coberturaOf(linha, convenios, exame);
    await exameRecords.update(tx, { id, versao, values });
  }
  return { status: "saved", exames: changed.length };
}
