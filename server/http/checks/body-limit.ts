import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Budget } from "#server/budget.ts";
import { AppError } from "#server/errors.ts";
import type { Area } from "#server/http/area.ts";
import { FORM_BYTES } from "#server/http/areas.ts";
import { networkOf } from "#server/http/checks/network-of.ts";
import { formEncoding, WITH_FILES } from "#server/http/forms/read-form-data.ts";

/** For the bodies of all forms that are being received; a clinic's whole staff may share one IP address. */
export const BODY_BYTES = { ofAll: 64 * 1024 * 1024, ofOne: 16 * 1024 * 1024 };

type Answer = (c: Context) => Response | Promise<Response>;

interface Limits {
  budget: Budget;
  address: string;
  tooLarge: Answer;
  tooBusy: Answer;
}

/** Forms are read whole, so memory is reserved for them first. Uploads are streamed. */
export async function limitBody(
  c: Context,
  area: Area,
  { budget, address, tooLarge, tooBusy }: Limits,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const { headers, body } = c.req.raw;
  const isStreamed = area.streamsBody === true && formEncoding(headers) === WITH_FILES;
  const most =
    area.streamsBody && !isStreamed ? Math.min(FORM_BYTES, area.bodyBytes) : area.bodyBytes;
  const announced = headers.get("content-length");
  if (Number(announced) > most) return tooLarge(c);
  if (!isStreamed) {
    const release = budget.reserve(
      networkOf(address),
      announced === null ? most : Number(announced),
    );
    if (!release) return tooBusy(c);
    try {
      return (await bodyLimit({ maxSize: most, onError: tooLarge })(c, next)) ?? undefined;
    } finally {
      release();
    }
  }
  if (body && headers.has("transfer-encoding")) {
    const counted = body.pipeThrough(countedTo(most));
    c.req.raw = new Request(c.req.raw, { body: counted, duplex: "half" } as RequestInit);
  }
  await next();
  return undefined;
}

function countedTo(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > limit) controller.error(bodyTooLarge());
      else controller.enqueue(chunk);
    },
  });
}

function bodyTooLarge(): AppError {
  return new AppError({
    status: 413,
    id: "body-too-large",
    message: "O que foi enviado passa do tamanho aceito.",
    action: "Envie um arquivo menor.",
  });
}
