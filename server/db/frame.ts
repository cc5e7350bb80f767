import type { Row } from "postgres";

/** The part of the driver that Drizzle uses. */
export interface Client {
  options: unknown;
  unsafe(query: string, parameters: never[]): Answer;
  begin<T>(work: (client: Client) => Promise<T>): Promise<T>;
  savepoint(work: (client: Client) => Promise<unknown>): Promise<unknown>;
}

/** Resolves to rows as objects, or as arrays if `values` is called before it is awaited. */
type Answer = Promise<Row[]> & { values(): Promise<unknown> };

export interface Statement {
  text: string;
  parameters: readonly string[];
}

/** The statements that are sent around a transaction's work. */
export interface Frame {
  /** Sent with the work's first statement; if it fails, PostgreSQL refuses all later ones. */
  first: Statement;
  /** Turns the error of `first` into the one that callers get. */
  toError(error: unknown): unknown;
  /** Sent together with COMMIT, which PostgreSQL refuses if one of them fails. The list may end with its own COMMIT. */
  last(): Statement[];
  /** Called with the promised answers of `last`. If they never arrive, the COMMIT may still have succeeded. */
  onLast(answers: Promise<Row[]>[]): void;
}

/**
 * Does not await the statements before and after the work one by one: the driver sends them together and in order, and
 * PostgreSQL rolls back at COMMIT if one has failed.
 * @param sent receives their answers, which show whether the transaction was committed
 */
export async function inFrame<T>(
  client: Client,
  { first, toError, last, onLast }: Frame,
  sent: Promise<unknown>[],
  work: () => Promise<T>,
): Promise<T> {
  const send = ({ text, parameters }: Statement) => {
    const answer = client.unsafe(text, [...parameters] as never[]);
    answer.catch(() => {});
    return answer;
  };
  const begun = send(first).catch((error) => {
    throw toError(error);
  });
  begun.catch(() => {});
  try {
    const result = await work();
    const answers = last().map(send);
    sent.push(begun, ...answers);
    onLast(answers);
    return result;
  } catch (error) {
    // If `first` failed, its error is the cause of the error caught here.
    await begun;
    throw error;
  }
}
