/** One page of a report as an image, for staff. */
import { data } from "react-router";
import { LARGURAS_PAGINA } from "#domain/laudos.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getVersao, noteVersaoReading } from "#server/data/laudos/versoes.ts";
import type { Route } from "./+types/page-image.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "laudos");
  const { storage, dataKeys } = work.context.services;
  const pagina = Number(args.params.pagina);
  const largura = LARGURAS_PAGINA.find((one) => String(one) === args.params.largura);
  if (!largura || !Number.isInteger(pagina)) throw data(null, { status: 404 });
  const versao = await work.transaction(async (tx) => {
    const found = await getVersao(tx, dataKeys, args.params.id);
    if (!found || pagina < 1 || pagina > found.paginas.length) return undefined;
    // One line for the whole: its pages are looked at together.
    if (pagina === 1) await noteVersaoReading(tx, found, "páginas");
    return found;
  });
  if (!versao) throw data(null, { status: 404 });
  const { readPageImage } = await import("#server/pdf/stored-pdf.ts");
  const image = await readPageImage({ storage, dataKeys }, versao, { pagina, largura });
  if (!image) throw data(null, { status: 404 });
  return new Response(new Uint8Array(image), { headers: { "Content-Type": "image/webp" } });
}
