/** Loads parts of a screen shortly before they are used; a failed load is repeated at the next use. */
import { type ComponentType, useEffect, useRef, useState } from "react";

interface Late {
  /** Rejects if loading fails. */
  load(): Promise<void>;
}

export interface LatePart<Props> extends Late {
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

/** Loads early; a failure is reported only to the component that needs the part. */
export function prepare(late: Late): void {
  late.load().catch(() => {});
}

/** @param onMissing called where loading fails @returns undefined until it is loaded */
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

/** Loads at a person's first action, and again after a failure. @returns undefined until it is loaded */
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

export const PART_MISSING =
  "Não foi possível carregar esta parte da tela. Confira a internet e tente de novo; se continuar assim, recarregue a página.";
