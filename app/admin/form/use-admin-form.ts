/** conform, set as every form of the back office has it: judged on sending, then with each key. */
import { type DefaultValue, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import { submissionResult } from "./submission-result.ts";

interface AdminFormOptions<Fields extends Record<string, unknown>, Value> {
  id: string;
  schema: z.ZodType<Value, Fields>;
  /** What the route's action gave. */
  answer: unknown;
  defaultValue?: DefaultValue<Fields>;
}

export function useAdminForm<Fields extends Record<string, unknown>, Value>({
  id,
  schema,
  answer,
  defaultValue,
}: AdminFormOptions<Fields, Value>) {
  return useForm<Fields, Value, string[]>({
    id,
    lastResult: submissionResult(answer),
    defaultValue,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
}
