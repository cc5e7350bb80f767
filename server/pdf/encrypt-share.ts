/** A JSON Web Encryption (RFC 7516) as a stream, because `jose` encrypts only what is whole in memory. */
import { createCipheriv, randomBytes, randomUUID } from "node:crypto";

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const FHIR_JSON = "application/fhir+json";
const HEADER = { alg: "dir", enc: "A256GCM", cty: FHIR_JSON } as const;
const PROTECTED = Buffer.from(JSON.stringify(HEADER)).toString("base64url");

export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** @param toResource makes the JSON, given the text that stands for each attachment's base64 */
export async function* encryptShare(
  key: Buffer,
  attachments: readonly Pieces[],
  toResource: (data: readonly string[]) => unknown,
): AsyncGenerator<string> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(PROTECTED));
  yield `${PROTECTED}..${nonce.toString("base64url")}.`;
  const encrypted = async function* () {
    for await (const piece of plain(attachments, toResource)) yield cipher.update(piece);
    yield cipher.final();
  };
  yield* encoded(encrypted(), "base64url");
  yield `.${cipher.getAuthTag().toString("base64url")}`;
}

export function encryptedLength(resource: unknown, attachmentBytes: readonly number[]): number {
  const within = attachmentBytes.reduce((sum, bytes) => sum + 4 * Math.ceil(bytes / 3), 0);
  const text = Buffer.byteLength(JSON.stringify(resource)) + within;
  const dots = 4;
  return [NONCE_BYTES, text, TAG_BYTES].reduce(
    (sum, bytes) => sum + base64Length(bytes),
    PROTECTED.length + dots,
  );
}

function base64Length(bytes: number): number {
  return Math.ceil((bytes * 4) / 3);
}

async function* plain(
  attachments: readonly Pieces[],
  toResource: (data: readonly string[]) => unknown,
): AsyncGenerator<Uint8Array> {
  const marks = attachments.map(() => randomUUID());
  let rest = JSON.stringify(toResource(marks));
  for (const [index, pieces] of attachments.entries()) {
    const [before = "", ...after] = rest.split(marks[index] ?? "");
    rest = after.join("");
    yield Buffer.from(before);
    for await (const text of encoded(pieces, "base64")) yield Buffer.from(text, "latin1");
  }
  yield Buffer.from(rest);
}

/** Three bytes become four characters, so the rest of a piece waits for the next one. */
async function* encoded(pieces: Pieces, encoding: "base64" | "base64url"): AsyncGenerator<string> {
  let waiting = Buffer.alloc(0);
  for await (const piece of pieces) {
    waiting = Buffer.concat([waiting, piece]);
    const whole = waiting.length - (waiting.length % 3);
    yield waiting.toString(encoding, 0, whole);
    waiting = waiting.subarray(whole);
  }
  yield waiting.toString(encoding);
}
