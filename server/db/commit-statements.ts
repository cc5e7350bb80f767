/** Statements that are sent together with a transaction's COMMIT: they cost no round trip and hold locks briefly. */
import type { Statement } from "./frame.ts";
import type { Tx } from "./pool.ts";

const collected = new WeakMap<Tx, Statement[]>();

/** Must be called only where a transaction begins. @returns the list that `sendWithCommit` appends to */
export function collectStatements(tx: Tx): Statement[] {
  const statements: Statement[] = [];
  collected.set(tx, statements);
  return statements;
}

/** The statement runs last; if it fails, nothing is committed. @throws in a read or savepoint, which send no COMMIT */
export function sendWithCommit(tx: Tx, statement: Statement): void {
  const statements = collected.get(tx);
  if (!statements) throw new Error("nothing is sent with the end of this transaction");
  statements.push(statement);
}
