import { data, href, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { parseImagensQuery } from "#domain/imagens/endereco.ts";
import { isLegivel } from "#domain/laudos/laudos.ts";
import { getOwnExame } from "#server/data/imagens/own-exame.ts";
import { openSeries } from "#server/imagens/open-series.ts";
import { leadToLookUp, withAccess } from "#server/portal/as-patient.ts";
import { patientImages } from "#server/portal/own-images.ts";
import { MissingLaudo } from "../missing-laudo.tsx";
import { ImagesView } from "./images-view.tsx";
import { type ShownImages, shownImages } from "./shown-images.ts";

export const handle = { showsImages: true };

export async function loader(args: LoaderFunctionArgs) {
  const protocolo = args.params.protocolo ?? "";
  const query = parseImagensQuery(new URL(args.request.url).searchParams);
  const at = href("/resultados/laudos/:protocolo/imagens", { protocolo });
  const found = await withAccess(args, async (tx): Promise<{ images?: ShownImages }> => {
    const laudo = await getOwnExame(tx, protocolo);
    if (!laudo || !isLegivel(laudo.status)) return {};
    const opened = await openSeries(tx, patientImages(args, protocolo), query);
    return opened ? { images: shownImages(opened, { at, query, exame: laudo.exame }) } : {};
  });
  if (!found) throw leadToLookUp(args);
  if (!found.images) return data(null, { status: 404 });
  return data({ protocolo, images: found.images });
}

export default function ImagensPage() {
  const loaded = useLoaderData<typeof loader>();
  if (!loaded) return <MissingLaudo />;
  const { protocolo, images } = loaded;
  return (
    <>
      <title>Imagens do exame</title>
      <p>
        <a
          className="link inline-flex min-h-11 items-center gap-2"
          href={href("/resultados/laudos/:protocolo", { protocolo })}
        >
          <Icon name="arrow-left" className="size-5" />
          Voltar ao laudo
        </a>
      </p>
      <ImagesView images={images} />
    </>
  );
}
