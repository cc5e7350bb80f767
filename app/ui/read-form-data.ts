/** What was posted. A body that is no form, or a broken one, is the sender's mistake and no fault of ours. */
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { z } from "zod";

/**
 * Without NUL, which no keyboard types and PostgreSQL refuses.
 * @throws a 400
 */
export async function readFormData(request: Request): Promise<FormData> {
  try {
    const sent = await request.formData();
    const form = new FormData();
    for (const [name, value] of sent) {
      form.append(name, typeof value === "string" ? value.replaceAll("\0", "") : value);
    }
    return form;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw data(
      { id: "unreadable-form", message: "O formulário não pôde ser lido." },
      { status: 400 },
    );
  }
}

/** The form as its schema reads it: conform's submission. */
export async function parseForm<Value>(request: Request, schema: z.ZodType<Value>) {
  return parseWithZod(await readFormData(request), { schema });
}
