/** One page of a report as an image. */
import type { LoaderFunctionArgs } from "react-router";
import { LARGURAS_PAGINA } from "#domain/laudos.ts";
import { getOwnLaudo } from "#server/data/laudos/patient-access.ts";
import { requestContext } from "#server/http/request-context.ts";
import { readPageImage } from "#server/pdf/stored-pdf.ts";
import { noSuchFile, withAccess } from "#server/portal/as-patient.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { protocolo = "", imagem = "" } = args.params;
  const [pagina = 0, largura = 0] = imagem.replace(".webp", "").split("-").map(Number);
  if (!LARGURAS_PAGINA.some((one) => one === largura)) return noSuchFile();
  const laudo = await withAccess(args, (tx, { services }) =>
    getOwnLaudo(tx, services.dataKeys, protocolo),
  );
  const versao = laudo?.versaoAtual;
  if (!versao || pagina > versao.paginas.length) return noSuchFile();
  const { services } = args.context.get(requestContext);
  const bytes = await readPageImage(services, versao, { pagina, largura });
  if (!bytes) return noSuchFile();
  return new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": "image/webp", "X-Robots-Tag": "noindex, noarchive" },
  });
}
