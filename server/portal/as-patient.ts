/** Loaders and actions for a patient's reports run with the access that the request's cookie opens. */
import type { RouterContextProvider } from "react-router";
import { ACESSO_MINUTOS } from "#domain/laudos/acesso.ts";
import { noteAccess, useAccess } from "#server/data/laudos/patient-access.ts";
import type { Tx } from "#server/db/open.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { endedCookie, readToken, tokenCredential } from "./access-token.ts";

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Renews the access for a quarter of an hour. @returns undefined without a valid access */
export async function withAccess<T>(
  { context: provider, request }: RouteArgs,
  work: (tx: Tx, context: RequestContext) => Promise<T>,
): Promise<T | undefined> {
  const context = provider.get(requestContext);
  return behindCookie(context, request, async (tx) =>
    (await useAccess(tx)) ? work(tx, context) : undefined,
  );
}

/** Called when the same browser gets a new access. PostgreSQL ends the former access when it records this event. */
export async function endFormerAccess(context: RequestContext, request: Request): Promise<void> {
  await behindCookie(context, request, (tx) => noteAccess(tx, "encerrou_acesso", null, []));
}

async function behindCookie<T>(
  context: RequestContext,
  request: Request,
  work: (tx: Tx) => Promise<T>,
): Promise<T | undefined> {
  const token = readToken(context, request, "acesso");
  if (token === undefined) return undefined;
  const { services, address, requestId } = context;
  const access = tokenCredential(token);
  return services.database.as({ role: "paciente", access, address, requestId }, work);
}

const OVER = {
  title: "Acesso encerrado",
  text: `Por segurança, o acesso termina depois de ${ACESSO_MINUTOS} minutos sem uso, ou quando a clínica muda o seu cadastro, troca o protocolo ou anula o laudo. Busque de novo.`,
  kind: "warning",
} as const;

export function leadToLookUp({ context: provider, request }: RouteArgs): Response {
  const context = provider.get(requestContext);
  const hadAccess = readToken(context, request, "acesso") !== undefined;
  if (!hadAccess) return new Response(null, { status: 302, headers: { Location: "/resultados" } });
  const headers = { "Set-Cookie": endedCookie(context, "acesso") };
  return redirectWithFlash(context, "/resultados", OVER, headers);
}

/** Gives the same answer for a file that is missing, belongs to an annulled report or is another patient's. */
export function noSuchFile(): Response {
  return new Response("Não encontrado", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
