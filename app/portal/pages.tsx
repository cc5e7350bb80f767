import { Outlet, useLocation, useRouteError } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FaultText, isUnavailable } from "#app/ui/fault-text.tsx";

export default function PortalPages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <div className="max-w-xl py-8">
      {isUnavailable(error) ? <Unavailable /> : <FaultText error={error} />}
    </div>
  );
}

function Unavailable() {
  const { pathname } = useLocation();
  return (
    <>
      <title>Laudos indisponíveis no momento</title>
      <h1 className="text-h2">Os laudos não podem ser abertos agora</h1>
      <p className="mt-4 text-neutro-700">
        O sistema não responde. Os seus laudos continuam guardados: tente novamente em alguns
        minutos ou fale com a clínica.
      </p>
      <p className="mt-6">
        <Button variant="filled" href={pathname}>
          Tentar de novo
        </Button>
      </p>
    </>
  );
}
