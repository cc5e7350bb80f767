import { data } from "react-router";
import { asStaff } from "#server/auth/as-staff.ts";
import { getRenderedSerie, noteStaffSerie } from "#server/data/imagens/estudos.ts";
import type { Route } from "./+types/imagem.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "read", "series");
  const serie = await work.transaction(async (tx) => {
    const found = await getRenderedSerie(tx, args.params.id);
    return found && (await noteStaffSerie(tx, found.id)) ? found : undefined;
  });
  const quadro = serie?.indice.quadros[serie.indice.chave];
  if (!serie || !quadro) throw data(null, { status: 404 });
  const { readFrame } = await import("#server/imagens/read-frame.ts");
  const { windowFrame } = await import("#server/imagens/render/window-frame.ts");
  const frame = await readFrame(work.context.services, serie, quadro);
  if (!frame) throw data(null, { status: 404 });
  const { curva } = serie.indice;
  const { inWindowTurn } = await import("#server/imagens/window-turns.ts");
  const make = () => windowFrame(frame, { curva, janela: "partes_moles", inverter: false });
  const shown = await inWindowTurn(work.context, args.request, make, { isFirst: true });
  if (shown instanceof Response) return shown;
  return new Response(new Uint8Array(shown), { headers: { "Content-Type": "image/webp" } });
}
