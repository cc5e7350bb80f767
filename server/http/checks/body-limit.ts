/** Limits a POST's body by its area. A body whose `Content-Length` is too large is refused before the route runs. */
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#server/errors.ts";
import type { Area } from "#server/http/areas.ts";
import type { BodyBudget } from "./body-budget.ts";

type Answer = (c: Context) => Response | Promise<Response>;

interface Limits {
  budget: BodyBudget;
  address: string;
  tooLarge: Answer;
  tooBusy: Answer;
}

/** A form is read whole before its route runs; an upload is streamed to it. Answers 413 if either is too long. */
export async function limitBody(
  c: Context,
  { bodyBytes, streamsBody }: Area,
  { budget, address, tooLarge, tooBusy }: Limits,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  const { headers, body } = c.req.raw;
  const announced = headers.get("content-length");
  if (Number(announced) > bodyBytes) return tooLarge(c);
  if (!streamsBody) {
    const release = budget.reserve(address, announced === null ? bodyBytes : Number(announced));
    if (!release) return tooBusy(c);
    try {
      return (await bodyLimit({ maxSize: bodyBytes, onError: tooLarge })(c, next)) ?? undefined;
    } finally {
      release();
    }
  }
  if (body && headers.has("transfer-encoding")) {
    const counted = body.pipeThrough(countedTo(bodyBytes));
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
