/** Limits the nesting of lists, quotes and emphasis, because the Markdown parser's work grows with it. */

const DEEPEST = 8;
/** The most columns before a line's first letter, enough for twelve levels of a list. */
const WIDEST_INDENT = 48;
const TAB_COLUMNS = 4;
/** The most marks of emphasis in a paragraph, enough for twenty words in bold. */
const MOST_MARKS = 40;
const LONGEST_MARK = 5;

const LINE_START = /^[-*+>.)\d \t]*/;
const OPENING = /[-*+.)][ \t]|>/g;
const INDENT = /^[>\s]*/;
const LIST_LINE = /^[>\s]*(?:[-*+]|\d{1,9}[.)])\s/;
const MARK = /\*+|_+/g;

export function isTooDeep(text: string): boolean {
  let marks = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    if (isTooDeepLine(line)) return true;
    // A blank line ends the paragraph, and with it all emphasis.
    if (line.trim() === "") marks = 0;
    else if (!isRule(line)) {
      const found = line.match(MARK) ?? [];
      marks += found.length;
      if (found.some(({ length }) => length > LONGEST_MARK)) return true;
    }
    if (marks > MOST_MARKS) return true;
  }
  return false;
}

function isTooDeepLine(line: string): boolean {
  const openings = LINE_START.exec(line)?.[0].match(OPENING)?.length ?? 0;
  return openings > DEEPEST || (LIST_LINE.test(line) && indentOf(line) > WIDEST_INDENT);
}

function indentOf(line: string): number {
  const blanks = INDENT.exec(line)?.[0] ?? "";
  return [...blanks].reduce((columns, sign) => columns + (sign === "\t" ? TAB_COLUMNS : 1), 0);
}

function isRule(line: string): boolean {
  return new Set(line.replace(/\s/g, "")).size === 1;
}
