import { useState } from "react";
import { useNavigation } from "react-router";

export function useLastSent(): FormData | undefined {
  const { formData } = useNavigation();
  const [sent, setSent] = useState(formData);
  if (formData && formData !== sent) setSent(formData);
  return sent;
}
