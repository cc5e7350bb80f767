import type { TableThing } from "#domain/permissions.ts";
import { formatCampoValor, listMudancas } from "#domain/registro/trilha.ts";
import { changedValues } from "#domain/spreadsheet/plan-import.ts";
import type { Sheet } from "#domain/spreadsheet/sheet.ts";
import type { ImportCheck } from "#server/data/kit/spreadsheet.ts";

const SHOWN = 100;

interface PreviewOptions {
  thing: TableThing;
  sheet: Sheet;
  text: string;
}

export function previewOf({ plan, mark }: ImportCheck, { thing, sheet, text }: PreviewOptions) {
  const { created, changed, unchanged, problems, ignored } = plan;
  return {
    text,
    mark,
    unchanged,
    ignored,
    created: {
      total: created.length,
      rows: created.slice(0, SHOWN).map(({ line, values }) => ({
        line,
        nome: String(values[sheet.name]),
        text: values[sheet.preview]
          ? formatCampoValor(thing, sheet.preview, values[sheet.preview])
          : "",
      })),
    },
    changed: {
      total: changed.length,
      rows: changed.slice(0, SHOWN).map((change) => {
        const { antes, depois } = changedValues(sheet, change);
        const { line, record } = change;
        return {
          line,
          nome: String(record[sheet.name]),
          mudancas: listMudancas(thing, antes, depois),
        };
      }),
    },
    problems: { total: problems.length, rows: problems.slice(0, SHOWN) },
  };
}

export type Preview = ReturnType<typeof previewOf>;
