import { useEffect, useRef } from "react";
import { useSay } from "#app/admin/form/use-say.ts";
import type { Said } from "#server/http/forms/form-answer.ts";

export function FlashToast({ flash }: { flash: Said | null | undefined }) {
  const say = useSay();
  const said = useRef<Said>(undefined);
  useEffect(() => {
    if (!flash || said.current === flash) return;
    said.current = flash;
    say(flash);
  }, [flash, say]);
  return null;
}
