import { useFormMetadata } from "@conform-to/react";
import { useEffect, useState } from "react";
import type { PostState } from "#domain/blog/blog-posts.ts";
import { describeOutcome } from "#domain/blog/post-outcome.ts";

interface PostOutcomeProps {
  /** The server's time when it rendered the form, because this computer's clock may be wrong. */
  now: string;
  state: PostState;
}

interface TypedPost extends Record<string, unknown> {
  status: string;
  data_publicacao: string;
}

const STEP_MS = 5_000;

export function PostOutcome({ now, state }: PostOutcomeProps) {
  const { status, data_publicacao } = useFormMetadata<TypedPost>().getFieldset();
  const typed = { status: status.value, data_publicacao: data_publicacao.value };
  const outcome = describeOutcome(typed, { now: useClock(now), state });
  if (!outcome) return null;
  const { text, warning } = outcome;
  return (
    <>
      {text} {warning && <strong className="font-medium text-aviso">{warning}</strong>}
    </>
  );
}

function useClock(start: string): Date {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    const opened = performance.now();
    setElapsed(0);
    if (!start) return;
    const timer = setInterval(() => setElapsed(performance.now() - opened), STEP_MS);
    return () => clearInterval(timer);
  }, [start]);
  return new Date(Date.parse(start) + elapsed);
}
