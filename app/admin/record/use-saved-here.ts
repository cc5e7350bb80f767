/**
 * On a screen that stays where it is once its form is saved: tells the record that comes back from
 * one that somebody else saved meanwhile, over which what is being typed must not be lost.
 */
import { useEffect, useRef } from "react";
import { type FetcherWithComponents, useNavigation } from "react-router";

interface SavedHereOptions {
  /** Of the form. */
  id: string;
  own: { fetcher: FetcherWithComponents<unknown> } | undefined;
  /** What the route's action gave: an answer says that nothing was saved. */
  answer: unknown;
  /** Of the record as it is read now. */
  versao: number | undefined;
}

export function useSavedHere({ id, own, answer, versao }: SavedHereOptions, onSaved: () => void) {
  const navigation = useNavigation();
  const { state, formData } = own?.fetcher ?? navigation;
  const isSent = state === "submitting" && formData?.get("formulario") === id;
  const wasSent = useRef(false);
  const known = useRef(versao);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  useEffect(() => {
    if (isSent) wasSent.current = true;
  }, [isSent]);
  useEffect(() => {
    if (answer !== undefined) wasSent.current = false;
  }, [answer]);
  useEffect(() => {
    if (versao === known.current) return;
    known.current = versao;
    if (!wasSent.current) return;
    wasSent.current = false;
    saved.current();
  }, [versao]);
  // After the one above: a save that changed nothing brings the same version back.
  useEffect(() => {
    if (state === "idle") wasSent.current = false;
  }, [state]);
}
