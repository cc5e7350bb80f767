/**
 * Parts of a screen that come when somebody is about to use them, so that the screen itself comes
 * sooner. What was asked for in vain is asked for again the next time.
 */
import { type ComponentType, useEffect, useRef, useState } from "react";

interface Late {
  /** Rejects where it cannot come. */
  load(): Promise<void>;
}

export interface LatePart<Props> extends Late {
  /** Once it is there. */
  part?: ComponentType<Props>;
}

export function latePart<Props>(get: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let coming: Promise<void> | undefined;
  const late: LatePart<Props> = {
    load() {
      coming ??= get()
        .then((part) => {
          late.part = part;
        })
        .catch((error) => {
          coming = undefined;
          throw error;
        });
      return coming;
    },
  };
  return late;
}

/** Has it come, in case it is wanted; whether it came is asked by who wants it. */
export function prepare(late: Late): void {
  late.load().catch(() => {});
}

/**
 * @param isWanted whether it is to be shown
 * @param onMissing called where it cannot come
 * @returns the part, or undefined until it is there
 */
export function useLatePart<Props>(
  late: LatePart<Props>,
  isWanted: boolean,
  onMissing: () => void,
): ComponentType<Props> | undefined {
  const [, redraw] = useState({});
  const missing = useRef(onMissing);
  missing.current = onMissing;
  useEffect(() => {
    if (!isWanted || late.part) return;
    let isLeft = false;
    late.load().then(
      () => isLeft || redraw({}),
      () => isLeft || missing.current(),
    );
    return () => {
      isLeft = true;
    };
  }, [late, isWanted]);
  return late.part;
}

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"];

/**
 * Has it come at the first sign of a person: before an answer of the server opens it, or a hand has
 * reached it. Where it cannot come, the next sign asks for it again.
 * @returns the part, or undefined until it is there
 */
export function usePrepared<Props>(late: LatePart<Props>): ComponentType<Props> | undefined {
  const [, redraw] = useState({});
  useEffect(() => {
    if (late.part) return;
    const done = new AbortController();
    const { signal } = done;
    const onSign = async () => {
      await late.load().catch(() => {});
      if (!late.part || signal.aborted) return;
      done.abort();
      redraw({});
    };
    for (const sign of SIGNS) document.addEventListener(sign, onSign, { signal });
    return () => done.abort();
  }, [late]);
  return late.part;
}

/** Said of what did not come. */
export const PART_MISSING =
  "Não foi possível carregar esta parte da tela. Confira a internet e tente de novo; se continuar assim, recarregue a página.";
