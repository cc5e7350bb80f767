import { useState } from "react";
import { useNavigation } from "react-router";

/** @returns the data that a form of the screen sent last; undefined if none was sent yet, or only without scripts */
export function useLastSent(): FormData | undefined {
  const { formData } = useNavigation();
  const [sent, setSent] = useState(formData);
  if (formData && formData !== sent) setSent(formData);
  return sent;
}
