import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { Tx } from "#server/db/open.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";

interface Codec<T> {
  write(value: T): string;
  read(text: string): T;
}

export const text: Codec<string> = { write: (value) => value, read: (value) => value };

export function json<T>(): Codec<T> {
  return { write: (value) => JSON.stringify(value), read: (value) => JSON.parse(value) };
}

// biome-ignore lint/suspicious/noExplicitAny: each column has a type of its own
type Codecs = Record<string, Codec<any>>;

type Mapped<Row, Columns extends Codecs, Ciphertext> = {
  [K in keyof Row]: K extends keyof Columns
    ?
        | (Ciphertext extends true ? Buffer : Columns[K] extends Codec<infer T> ? T : never)
        | Extract<Row[K], null | undefined>
    : Row[K];
};

export type Encrypted<Values, Columns extends Codecs> = Mapped<Values, Columns, true>;
export type Decrypted<Row, Columns extends Codecs> = Mapped<Row, Columns, false>;

/** A ciphertext can be decrypted only in its own table, column and row. @param hashes computes the hash columns */
export function encryptedColumns<
  const Columns extends Codecs,
  Values extends object,
  Hashes extends object,
>(
  table: PgTable,
  columns: Columns,
  hashes: (keys: DataKeys, values: Values) => Hashes = () => ({}) as Hashes,
) {
  const name = getTableName(table);
  const map = (row: object, change: (value: never, column: string) => unknown) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        Object.hasOwn(columns, column) && value != null ? change(value as never, column) : value,
      ]),
    );
  return {
    /** @throws if a ciphertext was changed, or belongs to another row */
    decrypt<Row extends { id: string }>(tx: Tx, row: Row): Decrypted<Row, Columns> {
      const keys = dataKeysOf(tx);
      const { id } = row;
      return map(row, (ciphertext, column) =>
        columns[column]?.read(keys.decrypt(ciphertext, { table: name, column, id })),
      ) as Decrypted<Row, Columns>;
    },

    /** @param before the stored row; equal values are not written, because a new ciphertext would look like a change */
    encrypt<Written extends Values>(
      tx: Tx,
      id: string,
      values: Written,
      before: object = {},
    ): Encrypted<Written, Columns> & Hashes {
      const keys = dataKeysOf(tx);
      const stays = ([column, value]: [string, unknown]) =>
        Object.hasOwn(columns, column) && (before as Record<string, unknown>)[column] === value;
      const changed = Object.fromEntries(Object.entries(values).filter((one) => !stays(one)));
      const written = map(changed, (value, column) =>
        keys.encrypt(columns[column]?.write(value) ?? "", { table: name, column, id }),
      );
      return { ...written, ...hashes(keys, values) } as Encrypted<Written, Columns> & Hashes;
    },
  };
}
