import { useSyncExternalStore } from "react";

const WIDE = "(width >= 80rem)";

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(WIDE);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}
