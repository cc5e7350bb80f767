import { useEffect, useRef } from "react";
import { type SaidContent, useSay } from "#app/admin/form/use-say.ts";

export function FlashToast({ flash }: { flash: SaidContent | null | undefined }) {
  const say = useSay();
  const said = useRef<SaidContent>(undefined);
  useEffect(() => {
    if (!flash || said.current === flash) return;
    said.current = flash;
    say(flash);
  }, [flash, say]);
  return null;
}
