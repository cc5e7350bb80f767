import { href, redirect } from "react-router";
import { uploadMessage } from "#domain/midia/midia.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/enviar.ts";

export function loader() {
  return redirect(href("/admin/midia"));
}

const STATUS = {
  "not-an-image": 400,
  "too-many-pixels": 400,
  "too-large": 413,
  "not-stored": 503,
} as const;

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "midia");
  const { services, log } = work.context;
  const { storage, queue } = services;
  // Imported at the first upload, because this module's library needs memory.
  const { uploadPicture } = await import("#server/images/upload/upload-picture.ts");
  const result = await uploadPicture(args.request, {
    storage,
    queue,
    log,
    dataDir: services.config.dataDir,
    run: work.transaction,
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
