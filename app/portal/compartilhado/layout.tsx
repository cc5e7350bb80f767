import { data, type LoaderFunctionArgs, Outlet, useLoaderData, useRouteError } from "react-router";
import { FaultText, isUnavailable } from "#app/ui/fault-text.tsx";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { frameOf, PortalFrame } from "../frame.tsx";

export const handle = { isScriptless: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const clinic = frameOf(await readSettings(context.get(requestContext)));
  return data({ clinic, icones: clinic.icones });
}

/** Links on these pages send other sites no referrer, whereas all other pages send the origin. */
export default function CompartilhadoLayout() {
  const { clinic } = useLoaderData<typeof loader>();
  return (
    <PortalFrame clinic={clinic}>
      <meta content="same-origin" name="referrer" />
      <Outlet />
    </PortalFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main className="page-width py-12">
      {isUnavailable(error) ? (
        <>
          <title>Laudo indisponível no momento</title>
          <h1 className="text-h2">O laudo não pode ser aberto agora</h1>
          <p className="mt-4 text-neutro-700">
            O sistema não responde. Tente novamente em alguns minutos.
          </p>
        </>
      ) : (
        <FaultText error={error} />
      )}
    </main>
  );
}
