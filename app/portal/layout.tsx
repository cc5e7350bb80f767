import { data, type LoaderFunctionArgs, Outlet, useLoaderData } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { readFlash } from "#server/http/cookies/flash.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { frameOf, PortalFrame } from "./frame.tsx";

export const handle = { isScriptless: true };

export async function loader({ context: routerContext, request }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const clinic = frameOf(await readSettings(context));
  const { flash, headers } = readFlash(context, request);
  return data({ clinic, icones: clinic.icones, flash }, { headers });
}

const NOTE =
  "O acesso termina sozinho depois de 15 minutos sem uso. Em um computador de outra pessoa, use Encerrar acesso ao terminar.";

export default function PortalLayout() {
  const { clinic, flash } = useLoaderData<typeof loader>();
  const end = (
    <form action="/resultados/laudos" className="shrink-0" method="post">
      <input name="acao" type="hidden" value="encerrar" />
      <Button type="submit">Encerrar acesso</Button>
    </form>
  );
  return (
    <PortalFrame clinic={clinic} flash={flash} note={NOTE} tools={end}>
      <Outlet />
    </PortalFrame>
  );
}
