import type { Row } from "postgres";

/** The part of the driver that Drizzle uses. */
export interface Client {
  options: unknown;
  unsafe(query: string, parameters: never[]): Answer;
  begin<T>(work: (client: Client) => Promise<T>): Promise<T>;
  savepoint(work: (client: Client) => Promise<unknown>): Promise<unknown>;
}

/** Rows as objects, or as arrays when `values` is called at once. */
type Answer = Promise<Row[]> & { values(): Promise<unknown> };

export interface Statement {
  text: string;
  parameters: readonly string[];
}

/** What is sent around the statements of a transaction's work. */
export interface Frame {
  /** Sent with the first of them: where it fails, PostgreSQL refuses the others. */
  first: Statement;
  /** Names the failure of `first`. */
  toError(error: unknown): unknown;
  /** Sent with the COMMIT, which PostgreSQL refuses where one of them fails. */
  last(): Statement[];
  /** Gets the answers of `last` as they are sent; the COMMIT may stand though they never come. */
  onLast(answers: Promise<Row[]>[]): void;
}

/**
 * The driver sends what a connection was given in one moment as one piece, in that order, and PostgreSQL
 * takes COMMIT for ROLLBACK once a statement has failed: so the statements around the work are not awaited.
 * @param sent gets their answers, which say whether the transaction stands
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
    // What came after it was refused on its account.
    await begun;
    throw error;
  }
}
