import { once } from "node:events";
import type { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import type { Sql, TransactionSql } from "postgres";
import { applyCode, makeTables } from "#server/db/code/apply-code.ts";
import { connectOwner, type OwnerOptions } from "#server/db/connect.ts";
import { type Migration, ownMigrations } from "#server/db/migrations.ts";
import { quote, quoteRelation } from "#server/db/quote.ts";
import { StartupError } from "#server/errors.ts";
import { isEmpty, listTables, type SequenceState, type TableShape } from "./copy-reads.ts";
import { copyRows } from "./copy-rows.ts";
import { COPY_SETTINGS, relationOf } from "./snapshot.ts";

export interface Loader {
  load(table: Omit<TableShape, "bytes">, rows: AsyncIterable<Buffer>): Promise<void>;
  rows(table: Omit<TableShape, "bytes">): Promise<Readable>;
  setSequence(state: SequenceState): Promise<void>;
  /** Adds foreign keys, ends all sessions, and applies later migrations and the files of server/db/sql. */
  finish(): Promise<void>;
}

interface ForeignKey {
  relation: string;
  name: string;
  definition: string;
}

/** COMMIT was not answered, and the database could not be asked whether it took effect. */
export class UnknownCommit extends StartupError {}

const LOCK = "clinica: restore";
const WAIT_MS = 10_000;

/** Has no time limits, because `work` reads files. @throws UnknownCommit; after other errors the database is empty */
export async function loadWithoutLimits<T>(
  owner: Sql,
  options: OwnerOptions,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  const results: T[] = [];
  try {
    await owner.begin(async (tx) => {
      await tx`select set_config('idle_in_transaction_session_timeout', '0', true),
        set_config('statement_timeout', '0', true), pg_advisory_xact_lock(hashtext(${LOCK}))`;
      results.push(await work(tx));
    });
  } catch (error) {
    if (results.length === 0 || !(await hasCommitted(options, error))) throw error;
  }
  return results[0] as T;
}

async function hasCommitted(options: OwnerOptions, cause: unknown): Promise<boolean> {
  try {
    const owner = await connectOwner(options, WAIT_MS);
    try {
      return await owner.begin(async (tx) => {
        // Waits for the transaction, because PostgreSQL may still be committing it.
        await tx`select set_config('lock_timeout', ${String(WAIT_MS)}, true)`;
        await tx`select pg_advisory_xact_lock(hashtext(${LOCK}))`;
        return !(await isEmpty(tx));
      });
    } finally {
      await owner.end({ timeout: 5 });
    }
  } catch {
    throw new UnknownCommit(
      "Banco de dados: a conexão caiu no fim da restauração, e não se sabe se ela valeu; os arquivos ficaram. Rode o mesmo comando de novo: ele recomeça ou, se a restauração valeu, diz que o banco não está vazio, e então inicie com npm start.",
      { cause },
    );
  }
}

/** Without statistics on the new rows, searches would be planned for empty tables. */
export async function analyzeRows(owner: Sql): Promise<void> {
  await owner`select set_config('statement_timeout', '0', false)`;
  await owner`analyze`;
}

export async function openLoader(
  tx: TransactionSql,
  applied: readonly string[],
  own: readonly Migration[] = ownMigrations(),
): Promise<Loader> {
  for (const [name, value] of Object.entries(COPY_SETTINGS)) {
    await tx`select set_config(${name}, ${value}, true)`;
  }
  await makeTables(
    tx,
    own.filter(({ hash }) => applied.includes(hash)),
  );
  const relations = (await listTables(tx)).map(quoteRelation);
  const keys = await listForeignKeys(tx);
  for (const { relation, name } of keys) {
    await tx.unsafe(`alter table ${relation} drop constraint ${quote(name)}`);
  }
  // Removes the rows that the migrations inserted, because the archive contains them too.
  await tx.unsafe(`truncate ${relations.join(", ")}`);

  return {
    async load(table, rows) {
      if (!relations.includes(quoteRelation(table))) {
        throw new StartupError(
          `Cópia: a tabela ${table.schema}.${table.name} não existe nesta versão do sistema; nada foi alterado.`,
        );
      }
      await copyIn(tx, `copy ${relationOf(table)} from stdin`, rows);
    },
    rows: (table) => copyRows(tx, `copy ${relationOf(table)} to stdout`),
    async setSequence({ value, isCalled, ...sequence }) {
      await tx`select setval(${quoteRelation(sequence)}::regclass, ${value}::bigint, ${isCalled})`;
    },
    async finish() {
      // Ends all sessions, because a session that was ended after the backup must not become valid again.
      await tx`delete from public.auth_sessions`;
      for (const { relation, name, definition } of keys) {
        await tx.unsafe(`alter table ${relation} add constraint ${quote(name)} ${definition}`);
      }
      await applyCode(tx, own);
    },
  };
}

/** Omits the foreign keys of partitions, because they are inherited. */
async function listForeignKeys(tx: TransactionSql): Promise<ForeignKey[]> {
  return tx<ForeignKey[]>`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as relation, k.conname as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1, 2`;
}

/** PostgreSQL may refuse the last rows only after the stream has ended; the final `select 1` then fails. */
async function copyIn(tx: TransactionSql, statement: string, rows: AsyncIterable<Buffer>) {
  const stream = await tx.unsafe(statement).writable();
  const failed = new Promise<never>((_, reject) => stream.once("error", reject));
  failed.catch(() => {});
  for await (const part of rows) {
    if (!stream.write(part)) await Promise.race([once(stream, "drain"), failed]);
  }
  await Promise.race([
    new Promise<void>((resolve) => stream.write(Buffer.alloc(0), () => resolve())),
    failed,
  ]);
  stream.end();
  await turn();
  await tx`select 1`;
}
