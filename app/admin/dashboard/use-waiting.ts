import { useEffect, useState } from "react";
import { readJson } from "#app/admin/shell/read-json.ts";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import type { WaitingLine } from "#domain/painel/hoje.ts";

const INTERVAL_MS = 8_000;

/** Reloads the whole page when the session has ended or the person's role has changed. */
export function useWaiting(loaded: WaitingLine[] | null): WaitingLine[] | null {
  const [waiting, setWaiting] = useState(loaded);
  const { tipo_usuario } = useUsuario();
  useEffect(() => setWaiting(loaded), [loaded]);
  useEffect(() => {
    const leaving = new AbortController();
    const check = async () => {
      if (document.hidden) return;
      const found = await readJson<{ waiting: WaitingLine[] | null }>(
        `/admin/hoje?papel=${tipo_usuario}`,
        leaving.signal,
      );
      if (found === "ended") location.reload();
      else if (found?.waiting) setWaiting(found.waiting);
    };
    const timer = setInterval(check, INTERVAL_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [tipo_usuario]);
  return waiting;
}
