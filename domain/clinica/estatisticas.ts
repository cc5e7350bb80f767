/** Older records have other keys, such as `numero`, which the functions below also read. */
export interface Estatistica {
  valor: string;
  descricao: string;
}

export interface Item {
  icone: string;
  titulo: string;
  descricao: string;
}

export function parseEstatisticas(value: unknown): Estatistica[] {
  return rows(value)
    .map((row) => ({
      valor: text(row.valor ?? row.numero),
      descricao: text(row.descricao ?? row.texto),
    }))
    .filter((row) => row.valor !== "" || row.descricao !== "");
}

export function parseItens(value: unknown): Item[] {
  return rows(value)
    .map((row) => ({
      icone: text(row.icone ?? row.icon),
      titulo: text(row.titulo ?? row.title),
      descricao: text(row.descricao ?? row.description),
    }))
    .filter((row) => row.titulo !== "" || row.descricao !== "");
}

const OF_SATISFACTION = /satisf/i;

/** A sample's figure of the patients' satisfaction gives way to the clinic's own (Depoimentos), which stands beside it. */
export function withOwnSatisfaction(
  figures: readonly Estatistica[],
  samples: readonly Estatistica[],
  satisfacao: string,
): readonly Estatistica[] {
  if (satisfacao === "") return figures;
  const isSample = ({ valor, descricao }: Estatistica) =>
    samples.some((one) => one.valor === valor && one.descricao === descricao);
  return figures.map((one) =>
    OF_SATISFACTION.test(one.descricao) && isSample(one) ? { ...one, valor: satisfacao } : one,
  );
}

function rows(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) return [];
  return value.filter((row) => typeof row === "object" && row !== null);
}

function text(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}
