/** Checks a text while it is typed, in short slices of time, so that key presses are handled in between. */
import { useEffect, useState } from "react";
import {
  type Finding,
  type FindingsContext,
  findingsByRule,
  type LocatedFinding,
  orderFindings,
} from "#domain/publicidade/findings.ts";
import { readText } from "#domain/publicidade/read-text.ts";

const PAUSE_MS = 100;
const SLICE_MS = 8;

export function useFindings(
  text: string,
  { thing, rqe }: FindingsContext,
): readonly Finding[] | undefined {
  const [found, setFound] = useState<readonly Finding[]>();
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const next = await findInSlices(text, { thing, rqe }, controller.signal);
      if (next) setFound(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, thing, rqe]);
  return found;
}

async function findInSlices(text: string, context: FindingsContext, signal: AbortSignal) {
  const found: LocatedFinding[] = [];
  const readable = readText(text);
  let began = performance.now();
  for (const some of findingsByRule(readable, context)) {
    found.push(...some);
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    began = performance.now();
  }
  return orderFindings(found);
}
