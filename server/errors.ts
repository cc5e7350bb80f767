export interface AppErrorOptions {
  status: number;
  id: string;
  message: string;
  action: string;
  field?: string;
  cause?: unknown;
}

/** An expected failure with a text that may be shown unchanged. */
export class AppError extends Error {
  readonly status: number;
  readonly id: string;
  readonly action: string;
  readonly field: string | undefined;

  constructor({ status, id, message, action, field, cause }: AppErrorOptions) {
    super(message, { cause });
    this.name = "AppError";
    this.status = status;
    this.id = id;
    this.action = action;
    this.field = field;
  }
}

/** An error that prevents the start or stops the server. The operator sees only its message; nothing is retried. */
export class StartupError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "StartupError";
  }
}

/** Returns only what may be logged, because database errors also contain SQL parameters, such as a patient's CPF. */
export function describeError(error: unknown): Record<string, unknown> {
  for (let current = error; current instanceof Error; current = current.cause) {
    const fields = current as Error & {
      code?: unknown;
      severity?: unknown;
      constraint_name?: unknown;
      table_name?: unknown;
      query?: unknown;
    };
    if (fields.severity !== undefined || fields.query !== undefined) {
      const root = databaseError(current);
      return {
        kind: "database",
        code: root.code,
        constraint: root.constraint_name,
        table: root.table_name,
      };
    }
  }
  if (error instanceof Error) {
    const { code } = error as { code?: unknown };
    return { kind: error.name, code, message: error.message, stack: error.stack };
  }
  return { kind: typeof error };
}

function databaseError(error: Error) {
  return rootCause(error) as Error & {
    code?: unknown;
    constraint_name?: unknown;
    table_name?: unknown;
  };
}

export function rootCause(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root;
}
