import { SLUG_SHAPE } from "#domain/texto/slug.ts";
import type { Area } from "#server/http/area.ts";
import { AREAS, type AreaName } from "#server/http/areas.ts";

export interface RouteMatch {
  readonly name: AreaName;
  readonly area: Area;
  readonly path: string;
  readonly cachedUnder?: readonly string[];
  readonly isListed?: boolean;
}

interface Row extends RouteMatch {
  readonly segments: readonly string[];
}

const SHAPES: Readonly<Record<string, RegExp>> = {
  ":slug": SLUG_SHAPE,
  ":id": /^[a-z0-9-]{1,64}$/,
  ":protocolo": /^20\d{2}-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/,
  // Also matches mistyped codes, so that wrong and unknown codes get the same page and the same answer.
  ":codigo": /^[\w-]{1,40}$/,
  ":codigo.ics": /^[\w-]{1,40}\.ics$/,
  ":segredo": /^[\w-]{43}$/,
  ":imagem": /^[1-9]\d{0,2}-\d{3,4}\.webp$/,
  ":serie": /^[a-f0-9-]{36}$/,
  ":renderizacao": /^\d{1,6}$/,
  ":pacote": /^\d{1,6}$/,
  ":quadro": /^[1-9]\d{0,5}$/,
  ":bucket": /^[a-z-]{1,40}$/,
  ":file": /^[\w.-]{1,250}$/,
};
const WORD = /^[a-z0-9_-]+$/;
const ENDS_LIKE_FILE = /\.[a-z0-9]{1,12}$/i;
/** The suffix of React Router's own requests between back-office screens. */
const ROUTER_DATA = ".data";

/** The rows of areas.ts, the most specific first: fixed paths, then paths with a `:name`, then paths with `*`. */
const ROWS: readonly Row[] = (Object.keys(AREAS) as AreaName[])
  .flatMap((name) => rowsOf(name, AREAS[name]))
  .sort((a, b) => openness(a) - openness(b));
const MISSING = ROWS.find(({ name }) => name === "missing") as Row;
const MISSING_FILE: RouteMatch = { name: "missingFile", area: AREAS.missingFile, path: "/*" };

export function matchRoute(pathname: string): RouteMatch {
  if (pathname.endsWith(ROUTER_DATA)) {
    const screen = find(pathname.slice(0, -ROUTER_DATA.length));
    return screen?.area.identity === "staff" ? screen : MISSING_FILE;
  }
  return find(pathname) ?? (ENDS_LIKE_FILE.test(pathname) ? MISSING_FILE : MISSING);
}

export function matchOfRoute(route: string): RouteMatch | undefined {
  const exact = ROWS.find(({ path }) => path === route);
  if (exact) return exact;
  const sample = route.replace(/\/[:*][^/]*/g, "/x");
  const covering = ROWS.find((row) => row.path.endsWith("*") && isAt(row, sample.split("/")));
  return covering === MISSING ? undefined : covering;
}

/** Corrects extra slashes or, if there are none, escapes and capitals. @returns undefined if there is no better path */
export function properPath(pathname: string): string | undefined {
  const squeezed = `/${pathname.split("/").filter(Boolean).join("/")}`;
  if (squeezed !== pathname) return squeezed;
  const { name } = matchRoute(pathname);
  if (name !== "missing" && name !== "missingFile") return undefined;
  const readable = decode(pathname).toLowerCase();
  return isTyped(readable) ? readable : undefined;
}

/** True for a page with a fixed path, which people may type. */
function isTyped(pathname: string): boolean {
  const { name, path } = matchRoute(pathname);
  return name !== "missing" && name !== "missingFile" && !path.includes(":");
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function find(pathname: string): RouteMatch | undefined {
  const segments = pathname.split("/");
  return ROWS.find((row) => row !== MISSING && isAt(row, segments));
}

function isAt({ segments }: Row, requested: readonly string[]): boolean {
  const isOpen = segments.at(-1) === "*";
  const fixed = isOpen ? segments.length - 1 : segments.length;
  if (isOpen ? requested.length < fixed : requested.length !== fixed) return false;
  return requested.every((segment, index) => {
    const expected = index < fixed ? (segments[index] ?? "") : "*";
    if (expected === "*") return WORD.test(segment);
    return SHAPES[expected]?.test(segment) ?? segment === expected;
  });
}

function rowsOf(name: AreaName, area: Area): Row[] {
  return Object.entries(area.paths).map(([path, { cachedUnder, isListed }]) => ({
    name,
    area,
    path,
    cachedUnder,
    isListed,
    segments: path.split("/"),
  }));
}

function openness({ path }: Row): number {
  if (path.endsWith("*")) return 2;
  return path.includes(":") ? 1 : 0;
}
