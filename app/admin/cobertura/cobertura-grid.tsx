import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useRef,
  useState,
} from "react";
import type { Nivel } from "#domain/exames/cobertura.ts";
import { readNivel } from "#domain/exames/cobertura-colagem.ts";
import {
  nextNivel,
  nivelAt,
  TODOS_LABEL,
  withNivel,
  withTodos,
} from "#domain/exames/cobertura-grade.ts";
import { GridRow } from "./grid-row.tsx";
import type { ShownPart } from "./shown-part.ts";
import type { EdicoesState } from "./use-edicoes.ts";

interface CoberturaGridProps {
  edicoes: EdicoesState;
  shown: ShownPart;
  isEditable: boolean;
  onPasteTable(text: string): void;
}

/** Column 0 is `Todos`; the insurers follow. */
interface Position {
  row: number;
  column: number;
}

const PAGE = 10;
const LEVEL_KEYS: Readonly<Record<string, Nivel>> = {
  s: "sim",
  a: "autorizacao",
  n: "nao",
  Delete: "nao",
  Backspace: "nao",
};

const HEAD =
  "sticky top-0 border-b border-neutro-300 bg-neutro-100 px-2 py-2 text-sm font-semibold leading-tight";

export function CoberturaGrid({ edicoes, shown, isEditable, onPasteTable }: CoberturaGridProps) {
  const { exames, convenios } = shown;
  const { linhas, change } = edicoes;
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Position>({ row: 0, column: 0 });
  const last = { row: exames.length - 1, column: convenios.length };
  const current = {
    row: Math.min(active.row, last.row),
    column: Math.min(active.column, last.column),
  };

  function moveTo(position: Position) {
    const row = clamp(position.row, last.row);
    const column = clamp(position.column, last.column);
    const cell = table.current?.tBodies[0]?.rows[row]?.cells[column + 1];
    cell?.focus({ preventScroll: true });
    // The cell's scroll margins keep the sticky row and column from covering the cell.
    cell?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function set({ row, column }: Position, nivel?: Nivel) {
    const exame = exames[row];
    if (!exame || !isEditable) return;
    const linha = linhas.get(exame.id) ?? exame;
    const index = convenios[column - 1]?.index;
    const changed =
      index === undefined
        ? withTodos(linha, nivel === undefined ? !linha.todos : nivel !== "nao")
        : withNivel(linha, index, nivel ?? nextNivel(nivelAt(linha, index)));
    change(new Map([[exame.id, changed]]));
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const { row, column } = current;
    const isFar = ctrlKey || metaKey;
    const target: Partial<Record<string, Position>> = {
      ArrowUp: { row: isFar ? 0 : row - 1, column },
      ArrowDown: { row: isFar ? last.row : row + 1, column },
      ArrowLeft: { row, column: isFar ? 0 : column - 1 },
      ArrowRight: { row, column: isFar ? last.column : column + 1 },
      Home: { row: isFar ? 0 : row, column: 0 },
      End: { row: isFar ? last.row : row, column: last.column },
      PageUp: { row: row - PAGE, column },
      PageDown: { row: row + PAGE, column },
    };
    const position = altKey ? undefined : target[key];
    if (position) {
      event.preventDefault();
      return moveTo(position);
    }
    if (isFar || altKey || !isEditable) return;
    const nivel = LEVEL_KEYS[key.length === 1 ? key.toLowerCase() : key];
    if (key !== " " && key !== "Enter" && nivel === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    set(current, nivel);
  }

  function onClick({ target }: MouseEvent) {
    const position = positionOf(target);
    if (position) set(position);
  }

  function onFocus({ target }: FocusEvent) {
    const position = positionOf(target);
    if (position) setActive(position);
  }

  function onPaste(event: ClipboardEvent) {
    if (!isEditable) return;
    const text = event.clipboardData.getData("text/plain");
    event.preventDefault();
    const nivel = readNivel(text);
    if (nivel) set(current, nivel);
    else onPasteTable(text);
  }

  return (
    <div className="max-h-[75dvh] overflow-auto rounded-panel border border-neutro-200 bg-white">
      <table
        aria-label="Cobertura"
        aria-readonly={!isEditable || undefined}
        className="border-separate border-spacing-0"
        onClick={onClick}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells take the focus (WAI-ARIA)
        role="grid"
      >
        <thead>
          <tr>
            <th
              className={`${HEAD} left-0 z-3 w-36 min-w-36 border-r text-left md:w-72 md:min-w-72`}
              scope="col"
            >
              Exame
            </th>
            <th className={`${HEAD} z-2 min-w-20`} scope="col">
              {TODOS_LABEL}
            </th>
            {convenios.map(({ id, nome }) => (
              <th className={`${HEAD} z-2 max-w-28 min-w-28 break-words`} key={id} scope="col">
                {nome}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {exames.map((exame, row) => (
            <GridRow
              active={row === current.row ? current.column : undefined}
              columns={convenios}
              exame={exame}
              key={exame.id}
              linha={linhas.get(exame.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function positionOf(target: EventTarget): Position | undefined {
  const cell = (target as Element).closest<HTMLTableCellElement>("td");
  const row = cell?.closest("tr");
  return cell && row ? { row: row.sectionRowIndex, column: cell.cellIndex - 1 } : undefined;
}

function clamp(value: number, last: number): number {
  return Math.max(0, Math.min(value, last));
}
