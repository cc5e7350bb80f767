/** A late part is loaded shortly before it is used. After a failure the next use loads it again. */
import { type ComponentType, useEffect, useRef, useState } from "react";

interface Late {
  load(): Promise<void>;
}

export interface LatePart<Props> extends Late {
  part?: ComponentType<Props>;
}

/** @example const menuList = latePart(() => import("./menu-list.tsx"), "MenuList"); */
export function latePart<Name extends string, Props>(
  get: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  besides?: Late,
): LatePart<Props> {
  let coming: Promise<unknown> | undefined;
  let failed = "";
  let attempts = 0;
  const request = async () => {
    if (!failed) return get();
    attempts += 1;
    // Chromium never requests a failed module's URL again, so a query makes it a different URL.
    return (await import(/* @vite-ignore */ `${failed}?${attempts}`)) as Awaited<
      ReturnType<typeof get>
    >;
  };
  const read = async () => {
    try {
      const module = await request();
      return module[name];
    } catch (error) {
      failed ||= addressIn(error);
      throw error;
    }
  };
  const late: LatePart<Props> = {
    async load() {
      coming ??= Promise.all([read(), besides?.load()]).then(([part]) => {
        late.part = part;
      });
      try {
        await coming;
      } catch (error) {
        coming = undefined;
        throw error;
      }
    },
  };
  return late;
}

/** @returns the failed module's URL, which Chromium and Firefox name in the error; empty in other browsers */
function addressIn(error: unknown): string {
  return /(?<!\S)https?:\S+\.js/.exec(String(error))?.[0] ?? "";
}

export function prepare(late: Late): void {
  late.load().catch(() => {});
}

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
