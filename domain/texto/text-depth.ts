/**
 * Whether a text in the plain format nests lists, quotes or emphasis further than a reader could follow.
 * Reading it takes a call for each level, and at worst a search for each mark.
 */

const DEEPEST = 8;
/** Columns before a line's first letter: twelve levels of a list. */
const WIDEST_INDENT = 48;
const TAB_COLUMNS = 4;
/** In one paragraph: twenty words in bold. */
const MOST_MARKS = 40;
const LONGEST_MARK = 5;

const LINE_START = /^[-*+>.)\d \t]*/;
/** What opens a list or a quote, each time it stands there. */
const OPENING = /[-*+.)][ \t]|>/g;
const INDENT = /^[>\s]*/;
const LIST_LINE = /^[>\s]*(?:[-*+]|\d{1,9}[.)])\s/;
const MARK = /\*+|_+/g;

export function isTooDeep(text: string): boolean {
  let marks = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    if (isTooDeepLine(line)) return true;
    // A paragraph ends at the first line without a word; no emphasis goes on behind it.
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

/** A line of nothing but one sign. */
function isRule(line: string): boolean {
  return new Set(line.replace(/\s/g, "")).size === 1;
}
