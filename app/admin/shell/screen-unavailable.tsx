import { useLocation } from "react-router";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { loadFailedAt } from "#app/admin/parts/load-failed.ts";

const WHY =
  "O banco de dados não responde agora. O que estava salvo continua salvo. Tente de novo em alguns instantes.";

export function ScreenUnavailable({ onRetry }: { onRetry?(): void }) {
  const text = loadFailedAt(useLocation().pathname);
  return (
    <>
      <title>{`${text.replace(/\.$/, "")} · Painel`}</title>
      <FailedLoad text={text} why={WHY} {...(onRetry && { onRetry })} />
    </>
  );
}
