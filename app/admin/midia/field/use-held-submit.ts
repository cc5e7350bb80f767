/** A form with an image on its way is sent once the image is there: earlier, it would go without it. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useUnsaved } from "#app/ui/controls/unsaved-changes.tsx";
import { isRowIntent } from "#app/ui/row-intent.ts";

interface HeldSubmitOptions {
  /** Any control of the form. */
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  isUploading: boolean;
  /** The last image did not arrive: then the form stays. */
  hasFailed: boolean;
}

/** @returns whether somebody has asked to save meanwhile */
export function useHeldSubmit({ input, isUploading, hasFailed }: HeldSubmitOptions): boolean {
  const [isHeld, setHeld] = useState(false);
  const uploading = useRef(isUploading);
  uploading.current = isUploading;
  useUnsaved(useCallback(() => uploading.current, []));

  useEffect(() => {
    const form = input.current?.form;
    if (!form || !isUploading) return;
    const hold = (event: SubmitEvent) => {
      if (isRowIntent(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld(true);
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [input, isUploading]);

  useEffect(() => {
    if (!isHeld || isUploading) return;
    setHeld(false);
    if (!hasFailed) input.current?.form?.requestSubmit();
  }, [input, isHeld, isUploading, hasFailed]);
  return isHeld;
}
