import { useState } from "react";
import {
  COLAGEM_LIMITS,
  type Colagem,
  readColagem,
  TOO_MUCH,
} from "#domain/exames/cobertura-colagem.ts";
import { decodeCsv } from "#domain/spreadsheet/csv-reader.ts";
import type { EdicoesState } from "./use-edicoes.ts";

const NOT_TEXT = "Este arquivo não é um CSV. Na planilha, use Salvar como, CSV.";

export function useColagem({ grade, linhas, change }: EdicoesState) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [result, setResult] = useState<{ said: string; problems: string[] }>();

  function read(typed: string) {
    const exames = grade.exames.map((exame) => ({ ...exame, ...linhas.get(exame.id) }));
    const colagem = readColagem(typed, exames, grade.convenios);
    if (colagem.celulas > 0) change(colagem.linhas);
    setText(typed.length > COLAGEM_LIMITS.caracteres ? "" : typed);
    setResult({ said: resultText(colagem), problems: colagem.problems });
    if (colagem.problems.length > 0) setOpen(true);
  }

  async function readFile(file: File) {
    if (file.size > COLAGEM_LIMITS.caracteres) return fail(TOO_MUCH);
    const decoded = decodeCsv(new Uint8Array(await file.arrayBuffer()));
    if (decoded === undefined) return fail(NOT_TEXT);
    read(decoded);
  }

  function fail(problem: string) {
    setResult({ said: "", problems: [problem] });
  }

  return {
    isOpen,
    text,
    result,
    setText,
    read,
    readFile,
    toggle() {
      setOpen(!isOpen);
      setResult(undefined);
    },
  };
}

export type ColagemState = ReturnType<typeof useColagem>;

function resultText({ celulas, linhas }: Colagem): string {
  if (celulas === 0) return "Nada foi preenchido.";
  const cells = celulas === 1 ? "1 célula preenchida" : `${celulas} células preenchidas`;
  return `${cells} em ${linhas.size === 1 ? "1 exame" : `${linhas.size} exames`}. Confira e salve.`;
}
