/** Receives the password typed over a screen after its session ended; a redirect would close that screen. */
import { type ActionFunctionArgs, data, href, redirect } from "react-router";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { describeError } from "#server/errors.ts";
import { requestContext } from "#server/http/request-context.ts";
import { type SignInAnswer, signInOnScreen } from "./sign-in-on-screen.server.ts";

const UNAVAILABLE = "O sistema não responde agora. Tente de novo em alguns instantes.";

export function loader() {
  return redirect(href("/admin"));
}

/** Catches every failure, because something is typed on the screen behind. */
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
