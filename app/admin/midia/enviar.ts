/** Where every image of the back office is sent to; it answers scripts, not screens. */
import { type ActionFunctionArgs, href, redirect } from "react-router";
import { uploadMessage } from "#domain/midia.ts";
import { requirePermission, requireScreen } from "#server/auth/staff.ts";
import { requestContext } from "#server/http/request-context.ts";
import { staffTransaction } from "#server/staff-transaction.ts";

export function loader() {
  return redirect(href("/admin/midia"));
}

const STATUS = {
  "not-an-image": 400,
  "too-many-pixels": 400,
  "too-large": 413,
  "not-stored": 503,
} as const;

export async function action({ context, request }: ActionFunctionArgs) {
  const current = context.get(requestContext);
  const staff = await requireScreen(current, request, "midia");
  requirePermission(staff, "create", "midia");
  const { storage, queue } = current.services;
  // With the first picture: until then its library would only take memory.
  const { uploadPicture } = await import("#server/images/upload-picture.ts");
  const result = await uploadPicture(request, {
    storage,
    queue,
    log: current.log,
    run: (work) => staffTransaction(current, request, staff, work),
  });
  if (!("problem" in result)) {
    const { largura, altura, texto_alternativo } = result.midia;
    return Response.json({ url: result.url, width: largura, height: altura, texto_alternativo });
  }
  if (result.problem === "unreadable") {
    return Response.json({ error: "O formulário não pôde ser lido." }, { status: 400 });
  }
  const { problem, bucket } = result;
  return Response.json({ error: uploadMessage(problem, bucket) }, { status: STATUS[problem] });
}
