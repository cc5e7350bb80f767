import {
  type Finding,
  type FindingsContext,
  findingsByRule,
  orderFindings,
} from "#domain/publicidade/findings.ts";
import { readText } from "#domain/publicidade/read-text.ts";

/** @param text plain text or HTML */
export function listFindings(text: string, context: FindingsContext): Finding[] {
  return orderFindings([...findingsByRule(readText(text), context)].flat());
}
