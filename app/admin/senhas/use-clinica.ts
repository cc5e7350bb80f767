import { useRouteLoaderData } from "react-router";

export function useClinica(): string {
  const { clinica } = useRouteLoaderData("admin/shell/layout") as { clinica: string };
  return clinica;
}
