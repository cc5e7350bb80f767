import { useEffect, useState } from "react";
import { type FoundGroup, SHORTEST } from "./found.ts";

export type SearchState = "ready" | "searching" | "failed";

interface PanelFound {
  found: readonly FoundGroup[];
  state: SearchState;
}

const NOTHING: PanelFound = { found: [], state: "ready" };
const PAUSE_MS = 200;

export function usePanelFound(typed: string): PanelFound {
  const [answer, setAnswer] = useState(NOTHING);
  const busca = typed.trim();
  useEffect(() => {
    if (busca.length < SHORTEST) return setAnswer(NOTHING);
    setAnswer(({ found }) => ({ found, state: "searching" }));
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const next = await find(busca, controller.signal);
      if (!controller.signal.aborted) setAnswer(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [busca]);
  return answer;
}

async function find(busca: string, signal: AbortSignal): Promise<PanelFound> {
  const body = new URLSearchParams({ formulario: "buscar", busca });
  try {
    const answer = await fetch("/admin/buscar", { method: "POST", body, signal });
    return answer.ok
      ? { found: await answer.json(), state: "ready" }
      : { found: [], state: "failed" };
  } catch {
    return { found: [], state: "failed" };
  }
}
