import { listSourceFiles, readSourceModule } from "../../tests/architecture/source-modules.ts";

/** For each file the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>;

export function readImporters(): Importers {
  const importers = new Map<string, string[]>();
  for (const importer of listSourceFiles()) {
    for (const { file } of readSourceModule(importer).imports) {
      if (file === undefined) continue;
      const known = importers.get(file);
      if (known) known.push(importer);
      else importers.set(file, [importer]);
    }
  }
  return importers;
}

/** @returns each file that imports one of these, itself or through others, with the number of imports between */
export function distancesFrom(files: readonly string[], importers: Importers): Map<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  let last = [...files];
  for (let distance = 1; last.length > 0; distance++) {
    const next = new Set(last.flatMap((file) => importers.get(file) ?? []));
    last = [...next].filter((file) => !distances.has(file));
    for (const file of last) distances.set(file, distance);
  }
  return distances;
}
