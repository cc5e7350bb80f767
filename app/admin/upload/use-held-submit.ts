/** Delays saving a form while an image is being uploaded, because the form would be saved without the image. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useUnsaved } from "#app/ui/controls/unsaved-changes.tsx";
import { isRowIntent } from "#app/ui/row-intent.ts";

interface HeldSubmitOptions {
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  isUploading: boolean;
  hasFailed: boolean;
}

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
    // Submits in a timeout, because React adds the image's row to the form only after these effects.
    if (!hasFailed) setTimeout(() => input.current?.form?.requestSubmit());
  }, [input, isHeld, isUploading, hasFailed]);
  return isHeld;
}
