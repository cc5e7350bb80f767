/** Every failed look-up gets an equal answer after equal work and an equal time, whatever was wrong. */
import { randomUUID } from "node:crypto";
import { accessCode } from "#server/crypto/access-code.ts";
import {
  confirmCode,
  type LookUp,
  type LookUpResult,
  lookUpPatient,
  repeatCode,
  useAccess,
} from "#server/data/laudos/patient-access.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { newToken, readToken, tokenCookie, tokenCredential } from "./access-token.ts";
import { notBefore } from "./not-before.ts";

export type WayIn =
  /** `cookie` opens the reports that were looked for. */
  | { status: "aberto"; cookie: string }
  /** `cookie` identifies the browser that may enter the code. */
  | { status: "codigo"; cookie: string }
  | { status: "nada" }
  | { status: "limite"; segundos: number }
  | { status: "fora" };

/** Opens the report whose protocol was typed; without a protocol it e-mails a code. */
export function lookUp(context: RequestContext, request: Request, values: LookUp): Promise<WayIn> {
  const token = values.protocolo === undefined ? browserToken(context, request) : newToken();
  return withNewCode(context, token, (tx, made) => lookUpPatient(tx, values, made));
}

/** E-mails another code for what was last typed in this browser; `nada` if that was too long ago. */
export function requestAnotherCode(context: RequestContext, request: Request): Promise<WayIn> {
  return withNewCode(context, browserToken(context, request), repeatCode);
}

/** Reuses the browser's token, because the code that was mailed last works only with it. */
function browserToken(context: RequestContext, request: Request): string {
  return readToken(context, request, "codigo") ?? newToken();
}

interface CodeRequest {
  token: string;
  codigo: { id: string; hash: Buffer };
}

function withNewCode(
  context: RequestContext,
  token: string,
  send: (tx: Tx, request: CodeRequest) => Promise<LookUpResult>,
): Promise<WayIn> {
  return notBefore(context, async (transaction) => {
    const { dataKeys, secretKey, queue } = context.services;
    const id = randomUUID();
    const hash = dataKeys.codigoHash(token, accessCode(secretKey, id));
    const result = await transaction(async (tx) => {
      const found = await send(tx, { token: tokenCredential(token), codigo: { id, hash } });
      // Also queued for unknown people, so that the time reveals nothing. The job then finds no patient.
      if (found.status === "codigo") {
        await queue.sendMail(tx, { kind: "codigo-acesso", id, origin: context.origin });
      }
      return found;
    });
    return withCookie(context, result, token);
  });
}

export function enterByCode(
  context: RequestContext,
  request: Request,
  codigo: string,
): Promise<WayIn> {
  return notBefore(context, async (transaction) => {
    const { dataKeys } = context.services;
    // If the browser requested no code, a random token causes equal work, and the code counts as wrong.
    const calling = browserToken(context, request);
    const token = newToken();
    const result = await transaction((tx) =>
      confirmCode(tx, {
        pedido: tokenCredential(calling),
        codigoHash: dataKeys.codigoHash(calling, codigo),
        token: tokenCredential(token),
      }),
    );
    return withCookie(context, result, token);
  });
}

async function withCookie(
  context: RequestContext,
  result: LookUpResult,
  token: string,
): Promise<WayIn> {
  if (result.status === "limite") return result;
  if (result.status === "nada") return { status: "nada" };
  if (result.status === "aberto" && !(await isOpen(context, token))) return { status: "nada" };
  const kind = result.status === "aberto" ? "acesso" : "codigo";
  return { status: result.status, cookie: tokenCookie(context, kind, token) };
}

/** False for a guardian whose last day of access is over. The day is encrypted, so PostgreSQL cannot check it. */
function isOpen({ services, address, requestId }: RequestContext, token: string) {
  const access = tokenCredential(token);
  return services.database.as({ role: "paciente", access, address, requestId }, (tx) =>
    useAccess(tx),
  );
}
