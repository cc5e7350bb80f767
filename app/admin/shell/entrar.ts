/**
 * Where the password goes that is asked for in place when a session ended in mid-edit. It answers in
 * words, never by a redirect: the screen that asked has to stay.
 */
import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { describeError } from "#server/errors.ts";
import { requestContext } from "#server/http/request-context.ts";
import { type SignInAnswer, signInOnScreen } from "./sign-in-on-screen.server.ts";

const UNAVAILABLE = "O sistema não responde agora. Tente de novo em alguns instantes.";

export function loader() {
  return redirect(href("/admin"));
}

/** The screen behind the question stays, whatever fails: something is typed on it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const current = context.get(requestContext);
  try {
    return await signInOnScreen(current, request);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    current.log.error({ error: describeError(error) }, "sign-in failed");
    const body: SignInAnswer = { status: "unavailable", message: UNAVAILABLE };
    return data(body, { status: 503 });
  }
}
