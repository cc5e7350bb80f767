import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { parseImagensQuery } from "#domain/imagens/endereco.ts";
import { openSeries } from "#server/imagens/open-series.ts";
import { openedPath, withOpened } from "#server/portal/shared-access.ts";
import { sharedImages } from "#server/portal/shared-images.ts";
import { ImagesView } from "../imagens/images-view.tsx";
import { shownImages } from "../imagens/shown-images.ts";
import { EndedShare } from "./ended-share.tsx";

export const handle = { showsImages: true };

export async function loader(args: LoaderFunctionArgs) {
  const query = parseImagensQuery(new URL(args.request.url).searchParams);
  const shown = await withOpened(args, async (tx, found) => {
    if (found.status === "anulado" || found.oque === "laudo") return undefined;
    const back = openedPath(found.abertura);
    const opened = await openSeries(tx, sharedImages(args), query);
    const { exame } = found.laudo;
    return opened && { back, images: shownImages(opened, { at: `${back}/imagens`, query, exame }) };
  });
  return shown ? data(shown) : data(null, { status: 404 });
}

export default function SharedImagesPage() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return <EndedShare />;
  return (
    <>
      <title>Imagens compartilhadas</title>
      <p>
        <a className="link inline-flex min-h-11 items-center gap-2" href={shown.back}>
          <Icon name="arrow-left" className="size-5" />
          Voltar
        </a>
      </p>
      <ImagesView images={shown.images} />
    </>
  );
}
