import { type ActionFunctionArgs, redirect } from "react-router";
import { signOut } from "#server/auth/sign-in.ts";
import { readStaff } from "#server/auth/staff.ts";
import { describeError } from "#server/errors.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { requestContext } from "#server/http/request-context.ts";

/** A GET request does not end the session, because other sites can cause GET requests. */
export function loader() {
  return redirect("/");
}

export async function action({ context: routerContext, request }: ActionFunctionArgs) {
  const context = routerContext.get(requestContext);
  try {
    const headers = await signOut(context, request, await readStaff(context, request));
    // Deletes stored drafts, so that the next person at this computer cannot read them.
    headers.set("Clear-Site-Data", '"storage"');
    return redirectWithFlash(
      context,
      "/",
      {
        title: "Logout realizado",
        text: "Você foi desconectado com sucesso.",
        kind: "success",
      },
      headers,
    );
  } catch (error) {
    context.log.error({ error: describeError(error) }, "sign-out failed");
    return redirectWithFlash(context, "/admin", {
      title: "Erro ao sair",
      text: "Ocorreu um erro inesperado. Tente novamente.",
      kind: "error",
    });
  }
}
