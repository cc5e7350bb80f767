import type { Row } from "postgres";

/** The part of the driver that Drizzle uses. */
export interface Client {
  options: unknown;
  unsafe(query: string, parameters: never[]): Answer;
  /** In a transaction, works like `savepoint`. */
  begin<T>(work: (client: Client) => Promise<T>): Promise<T>;
  savepoint<T>(work: (client: Client) => Promise<T>): Promise<T>;
}

/** Resolves to rows as objects, or as arrays if `values` is called before it is awaited. */
export type Answer = Promise<Row[]> & { values(): Promise<unknown> };

export interface Statement {
  text: string;
  parameters: readonly string[];
}

/** The first statement after BEGIN. Later statements do not wait for its answer. */
export interface Opening {
  first: Statement;
  toError(error: unknown): unknown;
}

export interface Frame extends Opening {
  /** Statements sent together with COMMIT, which rolls back if one fails. The list may itself contain a COMMIT. */
  last(): Statement[];
  /** Called with the promised answers of `last`. If they never arrive, the COMMIT may still have succeeded. */
  onLast(answers: Promise<Row[]>[]): void;
}

/** Does not await the answers of `last`, so that the driver sends these statements together with COMMIT. */
export async function withLast<T>(
  client: Client,
  { last, onLast }: Frame,
  work: () => Promise<T>,
): Promise<T> {
  const result = await work();
  onLast(last().map(({ text, parameters }) => client.unsafe(text, [...parameters] as never[])));
  return result;
}
