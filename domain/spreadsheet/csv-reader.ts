/** Reads tables from spreadsheet programs: CSV as Excel and LibreOffice write it in Brazil, and copied cells. */
import { CsvError, parse } from "csv-parse/browser/esm/sync";
import { withoutApostrophe } from "./csv.ts";

export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvFault {
  line: number;
  message: string;
}

const SEPARATORS = ["\t", ";", ","] as const;
type Separator = (typeof SEPARATORS)[number];
/** More than any table of a clinic has; a table of 1 MB with more of them takes seconds to read. */
export const CSV_LIMITS = { lines: 50_000, columns: 1_000, cells: 400_000 } as const;
const TOO_MANY = {
  lines: "A tabela tem linhas demais",
  columns: "Esta linha tem colunas demais",
  cells: "A tabela tem células demais",
} as const;
const QUOTES: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: "As aspas que começam aqui não se fecham",
  CSV_INVALID_CLOSING_QUOTE: "Depois das aspas que fecham um campo há mais texto",
  INVALID_OPENING_QUOTE: "Há aspas no meio de um campo que não começa com elas",
};

export function decodeCsv(bytes: Uint8Array): string | undefined {
  // UTF-16 and spreadsheet programs' own formats contain NUL; text in UTF-8 or windows-1252 does not.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** @param countTitles a function that counts known titles; the separator that gives the most titles is used */
export function readCsv(
  text: string,
  countTitles: (cells: readonly string[]) => number,
): { rows: CsvRow[] } | { fault: CsvFault } {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const fault = findExcess(plain);
  if (fault) return { fault };
  let best: { separator: Separator; titles: number } | undefined;
  for (const separator of SEPARATORS) {
    const head = readWith(separator, plain, { lines: 1 });
    const titles = "rows" in head ? countTitles(head.rows[0]?.cells ?? []) : 0;
    if (!best || titles > best.titles) best = { separator, titles };
  }
  return readWith(best?.separator ?? ";", plain);
}

/** Counts before anything is parsed. */
function findExcess(text: string): CsvFault | undefined {
  let line = 1;
  const all: Record<Separator, number> = { "\t": 0, ";": 0, ",": 0 };
  let own = { ...all };
  for (const sign of text) {
    if (sign === "\n") {
      line++;
      own = { "\t": 0, ";": 0, ",": 0 };
      if (line > CSV_LIMITS.lines) return { line, message: TOO_MANY.lines };
    } else if (sign === "\t" || sign === ";" || sign === ",") {
      if (++own[sign] >= CSV_LIMITS.columns) return { line, message: TOO_MANY.columns };
      if (++all[sign] >= CSV_LIMITS.cells) return { line, message: TOO_MANY.cells };
    }
  }
  return undefined;
}

function readWith(
  delimiter: Separator,
  text: string,
  { lines: last }: { lines?: number } = {},
): { rows: CsvRow[] } | { fault: CsvFault } {
  let read = 0;
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      delimiter,
      to: last,
      record_delimiter: "\n",
      relax_column_count: true,
      // Spreadsheet programs copy a cell with a quote in its middle without escaping the quote.
      relax_quotes: delimiter === "\t",
      on_record(cells: string[], { lines }) {
        rows.push({ line: read + 1, cells: cells.map(withoutApostrophe) });
        read = lines;
        return null;
      },
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message = QUOTES[error.code] ?? "O arquivo não pôde ser lido a partir daqui";
    return { fault: { line: read + 1, message } };
  }
}
