/** Turns a failed request into a form's answer, because an error page would replace what was typed. */
import { data, isRouteErrorResponse } from "react-router";
import type { FormAnswer, NotSent } from "#server/http/forms/form-answer.ts";

export async function keepTyped({ serverAction }: { serverAction(): Promise<unknown> }) {
  try {
    return await serverAction();
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    // The error's status keeps the router from reloading the screen's data, which would fail as well.
    return data<FormAnswer>({ notSent: reason.notSent }, { status: reason.status });
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
