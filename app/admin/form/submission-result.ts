/** The part of an action's answer that conform shows at the fields. */
import type { SubmissionResult } from "@conform-to/react";

export function submissionResult(answer: unknown): SubmissionResult<string[]> | undefined {
  if (typeof answer !== "object" || answer === null || !("result" in answer)) return undefined;
  return answer.result as SubmissionResult<string[]>;
}
