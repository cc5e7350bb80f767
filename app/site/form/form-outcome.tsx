import { Notice } from "#app/ui/notice.tsx";
import type { PublicFormAnswer } from "./answer-public-form.server.ts";
import { FormUnavailable } from "./form-unavailable.tsx";

interface FormOutcomeProps {
  answer: PublicFormAnswer | undefined;
  success?: { title: string; text?: string } | undefined;
}

export function FormOutcome({ answer, success }: FormOutcomeProps) {
  if (answer?.isUnavailable) return <FormUnavailable />;
  if (answer?.notice) return <Notice isFocused {...answer.notice} />;
  return success && <Notice isFocused kind="success" {...success} />;
}
