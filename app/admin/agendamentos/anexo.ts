/** Sends a file of an appointment request to staff. Records the access in the patients' trail first. */
import { data } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import { openAnexo } from "#server/data/agendamentos/anexos.ts";
import { readAnexo } from "#server/files/stored-anexo.ts";
import type { Route } from "./+types/anexo.ts";

const TYPES = { imagem: "image/webp", pdf: "application/pdf" } as const;
const EXTENSIONS = { imagem: "webp", pdf: "pdf" } as const;

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "agendamentos");
  const { services } = work.context;
  const anexo = await work.transaction((tx) => openAnexo(tx, args.params.id));
  const bytes = anexo && (await readAnexo(services, anexo));
  if (!bytes) throw data(null, { status: 404 });
  const { tipo } = anexo;
  const headers = {
    "Content-Type": TYPES[tipo],
    "Content-Disposition": `inline; filename="anexo.${EXTENSIONS[tipo]}"`,
    "Content-Length": String(bytes.length),
  };
  const body = args.request.method === "HEAD" ? null : new Uint8Array(bytes);
  return new Response(body, { headers });
}
