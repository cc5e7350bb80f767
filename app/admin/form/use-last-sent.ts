import { useState } from "react";
import { useNavigation } from "react-router";

/** @returns what the screen's forms sent last; undefined before the first one, and for a form sent without scripts */
export function useLastSent(): FormData | undefined {
  const { formData } = useNavigation();
  const [sent, setSent] = useState(formData);
  if (formData && formData !== sent) setSent(formData);
  return sent;
}
