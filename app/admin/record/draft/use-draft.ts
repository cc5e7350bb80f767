import { type RefObject, useEffect, useRef, useState } from "react";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { isRowIntent } from "#app/ui/row-intent.ts";
import type { RecordValues } from "#domain/registro/record-values.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { type Draft, draftOf, readDraft, removeDraft, writeDraft } from "./draft-storage.ts";

const PAUSE_MS = 400;

interface DraftOptions {
  /** Identifies the form; undefined if nothing may be stored. */
  id: string | undefined;
  recordId: string | undefined;
  form: RefObject<HTMLFormElement | null>;
  answer: FormAnswer | undefined;
  /** Changes whenever the form is remounted, because the handlers must then be attached again. */
  drawn: number;
}

export function useDraft({ id, recordId, form, answer, drawn }: DraftOptions) {
  const usuario = useUsuario();
  const key = id && `clinica:rascunho:${usuario.id}:${id}:${recordId ?? "novo"}`;
  const [found, setFound] = useState<Draft>();
  const wasSent = useRef(false);

  useEffect(() => setFound(key ? readDraft(key) : undefined), [key]);

  useEffect(() => {
    wasSent.current = false;
  }, [answer]);

  useEffect(() => {
    const element = form.current;
    if (!key || !element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      writeDraft(key, draftOf(element));
    };
    const keepSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE_MS);
    };
    const keepNow = () => timer !== undefined && keep();
    const send = (event: SubmitEvent) => {
      if (isRowIntent(event)) return keepSoon();
      keepNow();
    };
    element.addEventListener("input", keepSoon);
    element.addEventListener("change", keepSoon);
    element.addEventListener("submit", send);
    window.addEventListener("pagehide", keepNow);
    return () => {
      keepNow();
      element.removeEventListener("input", keepSoon);
      element.removeEventListener("change", keepSoon);
      element.removeEventListener("submit", send);
      window.removeEventListener("pagehide", keepNow);
    };
  }, [key, form, drawn]);

  // If the screen closes after its form was sent, the save has succeeded, and the draft is removed.
  useEffect(
    () => () => {
      if (key && wasSent.current) removeDraft(key);
    },
    [key],
  );

  return {
    found,
    onSent() {
      wasSent.current = true;
    },
    resume(): RecordValues {
      setFound(undefined);
      return found?.values ?? {};
    },
    discard() {
      wasSent.current = false;
      if (key) removeDraft(key);
      setFound(undefined);
    },
  };
}
