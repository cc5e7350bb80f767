import { thingEntry } from "#domain/things.ts";
import type { Tx } from "#server/db/open.ts";
import { recordNames } from "./record-kinds.ts";

type Values = Record<string, unknown>;

const DELETED = "(excluído)";

/** @returns the values, with lists of other records' ids replaced by the records' names in alphabetical order */
export async function nameReferences<Given extends Values | null>(
  tx: Tx,
  versions: readonly { coisa: string; values: Given }[],
): Promise<Given[]> {
  const ids = new Map<string, Set<string>>();
  for (const { coisa, values } of versions) {
    for (const [field, thing] of referencesOf(coisa)) {
      const wanted = ids.get(thing) ?? new Set();
      for (const id of listAt(values, field)) wanted.add(id);
      ids.set(thing, wanted);
    }
  }
  const names = new Map<string, string>();
  for (const [thing, wanted] of ids) {
    if (wanted.size === 0) continue;
    for (const [id, name] of await recordNames(tx, thing, [...wanted])) names.set(id, name);
  }
  return versions.map(({ coisa, values }) => {
    const named = referencesOf(coisa)
      .filter(([field]) => Array.isArray(values?.[field]))
      .map(([field]) => [
        field,
        listAt(values, field)
          .map((id) => names.get(id) ?? DELETED)
          .sort((a, b) => a.localeCompare(b, "pt-BR")),
      ]);
    return named.length > 0 ? { ...values, ...Object.fromEntries(named) } : values;
  });
}

interface Line {
  coisa: string;
  antes: Values | null;
  depois: Values | null;
}

export async function nameLineReferences<One extends Line>(
  tx: Tx,
  lines: readonly One[],
): Promise<One[]> {
  const versions = lines.flatMap(({ coisa, antes, depois }) => [
    { coisa, values: antes },
    { coisa, values: depois },
  ]);
  const named = await nameReferences(tx, versions);
  return lines.map((line, index) => ({
    ...line,
    antes: named[2 * index] ?? null,
    depois: named[2 * index + 1] ?? null,
  }));
}

function referencesOf(coisa: string): [string, string][] {
  return Object.entries(thingEntry(coisa)?.fields ?? {}).flatMap(([field, entry]) =>
    typeof entry !== "string" && entry.refersTo ? [[field, entry.refersTo] as const] : [],
  ) as [string, string][];
}

function listAt(values: Values | null, field: string): string[] {
  const list = values?.[field];
  return Array.isArray(list) ? list.map(String) : [];
}
