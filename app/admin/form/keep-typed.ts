/**
 * What a screen's `clientAction` is: it sends the form, and keeps a failure from taking the screen,
 * with all that was typed on it, away.
 */
import { data, isRouteErrorResponse } from "react-router";

/** An answer that left everything as it was. */
export interface NotSent {
  /** `signed-out` asks for the password in place; else what is said. */
  notSent: "signed-out" | "forbidden" | "gone" | "refused" | "offline" | "failed";
}

export async function keepTyped<T>(send: () => Promise<T>) {
  try {
    return await send();
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    // A status of a failure also keeps the screen's data from being asked for again.
    return data<NotSent>({ notSent: reason.notSent }, { status: reason.status });
  }
}

function reasonOf(error: unknown): (NotSent & { status: number }) | undefined {
  if (error instanceof Response) return undefined;
  if (!isRouteErrorResponse(error)) {
    const isOffline = error instanceof TypeError;
    return { notSent: isOffline ? "offline" : "failed", status: 503 };
  }
  if (error.status === 401) return { notSent: "signed-out", status: 401 };
  if (error.status === 403) return { notSent: "forbidden", status: 403 };
  if (error.status === 404) return { notSent: "gone", status: 404 };
  if (error.status === 400) return { notSent: "refused", status: 400 };
  return error.status >= 500 ? { notSent: "failed", status: 503 } : undefined;
}

/** Tells an answer of the server's action from one that never came. */
export function isNotSent(answer: unknown): answer is NotSent {
  return typeof answer === "object" && answer !== null && "notSent" in answer;
}
