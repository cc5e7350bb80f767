import { Outlet, useRouteError } from "react-router";
import { FaultText, isUnavailable } from "#app/ui/fault-text.tsx";
import { UnavailablePage } from "./frame/unavailable.tsx";

export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isUnavailable(error)) return <UnavailablePage />;
  return (
    <div className="mx-auto max-w-xl px-6 py-24 md:py-36">
      <FaultText error={error} />
    </div>
  );
}
