/** A page with the unchanged built-in text is stored as null, so that it follows later versions of that text. */
import { BUILT_IN_PAGINAS, type PaginaName, type Paginas } from "#domain/paginas/paginas.ts";
import type { Tx } from "#server/db/open.ts";
import { paginas as table } from "#server/db/schema/paginas.ts";
import type { RecordValues, UpdateResult } from "./kit/records.ts";
import { singleRecordOf } from "./kit/single-record.ts";

type Stored<Row> = Omit<Row, PaginaName> & Record<PaginaName, string | null>;

const stored = singleRecordOf<Stored<Paginas>>(table);

export const paginas = {
  get: stored.get,
  restore: stored.restore,

  async read(tx: Tx): Promise<Paginas | undefined> {
    const row = await stored.read(tx);
    return row && filled(row);
  },

  async save(
    tx: Tx,
    { versao, values }: { versao: number | undefined; values: RecordValues<Paginas> },
  ): Promise<UpdateResult<Paginas>> {
    const saved = await stored.save(tx, { versao, values: withoutBuiltIn(values) });
    switch (saved.status) {
      case "saved":
        return { ...saved, record: filled(saved.record) };
      case "conflict":
        return { ...saved, current: filled(saved.current) };
      case "missing":
        return saved;
    }
  },
};

export interface SavedPagina {
  texto: string | null;
  /** YYYY-MM-DD of the clinic's last change. */
  atualizado_em: string | null;
}

export async function getPagina(tx: Tx, name: PaginaName): Promise<SavedPagina | undefined> {
  const [row] = await tx
    .select({ texto: table[name], atualizado_em: table[`${name}_em`] })
    .from(table)
    .limit(1);
  return row;
}

function filled({ id, versao, ...texts }: Stored<Paginas>): Paginas {
  const textOf = (name: PaginaName) => texts[name] ?? BUILT_IN_PAGINAS[name].texto;
  return {
    id,
    versao,
    politica_privacidade: textOf("politica_privacidade"),
    termos_uso: textOf("termos_uso"),
  };
}

function withoutBuiltIn(texts: RecordValues<Paginas>): RecordValues<Stored<Paginas>> {
  const ownOf = (name: PaginaName) =>
    texts[name] === BUILT_IN_PAGINAS[name].texto ? null : texts[name];
  return {
    politica_privacidade: ownOf("politica_privacidade"),
    termos_uso: ownOf("termos_uso"),
  };
}
