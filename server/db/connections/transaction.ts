import { type Limits, limited } from "#server/db/availability/limits.ts";
import type { Answer, Client, Opening } from "#server/db/frame.ts";
import { TookTooLong } from "#server/time-limit.ts";
import { type Connection, connectionClosed } from "./connection.ts";
import type { Connections } from "./connections.ts";
import { sendPrepared } from "./statement.ts";

/** in_failed_sql_transaction: PostgreSQL refuses statements after one that failed. */
const ABORTED = "25P02";

interface TransactionOptions {
  connections: Connections;
  limits: Limits;
  access?: "read only" | "read write";
  opening?: Opening;
  /** Does not await BEGIN. If BEGIN fails, later statements run anyway, so the login itself must have no rights. */
  isBeginUnanswered?: boolean;
}

/**
 * Closes the connection if a statement is not answered in time, so that work reported as failed takes no effect later.
 * Only a COMMIT that was already sent may still take effect. A failed statement undoes its transaction or savepoint,
 * even if `work` catches the error.
 */
export async function transaction<T>(
  options: TransactionOptions,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const { connections, limits } = options;
  const connection = await connections.lease((query) => limited(limits, query));
  try {
    return await new Transaction(connection, limits).run(options, work);
  } finally {
    connections.giveBack(connection);
  }
}

interface Scope {
  firstError?: unknown;
}

class Transaction {
  readonly #connection: Connection;
  readonly #limits: Limits;
  readonly #whole: Scope = {};
  #isOver = false;
  #savepoints = 0;

  constructor(connection: Connection, limits: Limits) {
    this.#connection = connection;
    this.#limits = limits;
  }

  async run<T>(
    { access = "read write", opening, isBeginUnanswered }: TransactionOptions,
    work: (client: Client) => Promise<T>,
  ): Promise<T> {
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => {});
    this.#connection.onLost = lost.reject;
    const first: Promise<unknown>[] = [];
    try {
      const begun = this.#send(`begin ${access}`);
      first.push(begun);
      if (!isBeginUnanswered) await begun;
      if (opening) first.push(this.#open(opening));
      const result = await Promise.race([work(this.#client(this.#whole)), lost.promise]);
      await this.#commit();
      return result;
    } catch (error) {
      await this.#rollBack();
      // Throws the error of a failed BEGIN or opening statement, which caused the error caught above.
      for (const answer of first) await answer;
      throw causeOf(error, this.#whole);
    }
  }

  #open({ first, toError }: Opening): Promise<unknown> {
    const answer = this.#send(first.text, first.parameters).catch((error) => {
      throw toError(error);
    });
    answer.catch(() => {});
    return answer;
  }

  /** PostgreSQL answers in order, so every statement is answered before COMMIT, which rolls back if one failed. */
  async #commit(): Promise<void> {
    this.#isOver = true;
    if (this.#whole.firstError) throw this.#whole.firstError;
    await this.#send("commit");
    if (this.#whole.firstError) throw this.#whole.firstError;
  }

  async #rollBack(): Promise<void> {
    this.#isOver = true;
    try {
      await this.#send("rollback");
    } catch (error) {
      await this.#connection.close(error);
    }
  }

  #send(text: string, parameters?: readonly unknown[], scope = this.#whole): Answer {
    if (this.#connection.isClosed) throw connectionClosed();
    const answer = sendPrepared(this.#connection.sql, this.#limits, text, parameters);
    answer.catch((error) => {
      scope.firstError ??= error;
      if (error instanceof TookTooLong) void this.#connection.close(error);
    });
    return answer;
  }

  /** Refuses statements after the end of this transaction, because another one may use the connection by then. */
  #sendInTime(scope: Scope, text: string, parameters?: readonly unknown[]): Answer {
    if (this.#isOver) throw connectionClosed();
    return this.#send(text, parameters, scope);
  }

  #client(scope: Scope): Client {
    const savepoint: Client["savepoint"] = (work) => this.#savepoint(work);
    return {
      options: this.#connection.sql.options,
      unsafe: (text, parameters) => this.#sendInTime(scope, text, parameters),
      begin: savepoint,
      savepoint,
    };
  }

  async #savepoint<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const scope: Scope = {};
    const name = `s${this.#savepoints++}`;
    await this.#sendInTime(scope, `savepoint ${name}`);
    try {
      const result = await work(this.#client(scope));
      if (scope.firstError) throw scope.firstError;
      return result;
    } catch (error) {
      await this.#sendInTime(scope, `rollback to ${name}`);
      throw causeOf(error, scope);
    }
  }
}

function causeOf(error: unknown, { firstError }: Scope): unknown {
  const isRefusal = (error as { code?: unknown } | undefined)?.code === ABORTED;
  return isRefusal ? (firstError ?? error) : error;
}
