import { parseJson } from "../texto/parse-json.ts";
import { z } from "../z.ts";
import { COMPARTILHAMENTO_LIMITS } from "./compartilhamentos.ts";

const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

const shape = z.object({
  recipient: z
    .string()
    .transform((name) => name.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim())
    .transform((name) => Array.from(name).slice(0, COMPARTILHAMENTO_LIMITS.nome).join(""))
    .refine((name) => name !== ""),
  passcode: z.unknown().optional(),
  embeddedLengthMax: z.int().nonnegative().default(0),
});

export interface ManifestRequest {
  recipient: string;
  /** Undefined if no PIN was sent. A value that cannot be a PIN is passed on, because it counts as a wrong PIN. */
  passcode: string | undefined;
  /** Characters of the longest file that the answer may embed; 0 if it may embed none. */
  embeddedLengthMax: number;
}

export function manifestRequest(body: string): ManifestRequest | undefined {
  const { data } = shape.safeParse(parseJson(body));
  if (!data) return undefined;
  const { recipient, passcode, embeddedLengthMax } = data;
  const isMissing = passcode === undefined || passcode === null || passcode === "";
  return { recipient, passcode: isMissing ? undefined : textOf(passcode), embeddedLengthMax };
}

/** A PIN must be a JSON string, because a number loses leading zeros. */
function textOf(passcode: unknown): string {
  return typeof passcode === "string" ? passcode : `not a text: ${typeof passcode}`;
}
