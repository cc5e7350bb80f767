/** The manifest of a SMART Health Link (version 1.0.0, STU 1), for a caller with the URL and the PIN. */
import type { ActionFunctionArgs } from "react-router";
import { manifestRequest } from "#domain/compartilhamentos/manifest-request.ts";
import { readSettings } from "#server/http/public-read.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { FHIR_JSON } from "#server/pdf/encrypt-share.ts";
import { lastUpdated, sharedFile, sharedFileLength } from "#server/pdf/shared-file.ts";
import { type OpenedShare, openShare } from "#server/portal/shared-access.ts";

/** A longer file is not embedded, whatever the caller accepts, because a manifest is whole in memory. */
const MOST_EMBEDDED = 1024 * 1024;

export async function answerManifest({ context: provider, request, params }: ActionFunctionArgs) {
  const context = provider.get(requestContext);
  const requested = manifestRequest(await request.text());
  if (!requested) return answer(400, { error: "recipient" });
  const { recipient, passcode, embeddedLengthMax } = requested;
  const opened = await openShare(context, {
    named: { segredo: params.segredo ?? "" },
    senha: passcode,
    nome: recipient,
    via: "aplicativo",
  });
  switch (opened.status) {
    case "aberto":
      return answerOpened(context, opened, embeddedLengthMax);
    case "senha":
    case "falta":
      return answer(401, { remainingAttempts: opened.restam });
    case "limite":
      return answer(429, {}, { "Retry-After": String(opened.segundos) });
    case "fora":
      return answer(503, {});
    default:
      return answer(404, {});
  }
}

async function answerOpened(
  context: RequestContext,
  { shown, token }: Extract<OpenedShare, { status: "aberto" }>,
  embeddedLengthMax: number,
): Promise<Response> {
  const { services, origin } = context;
  const { nome_clinica } = await readSettings(context);
  const longest = Math.min(embeddedLengthMax, MOST_EMBEDDED);
  const fits = sharedFileLength(shown, nome_clinica) <= longest;
  const made = fits ? await sharedFile(services, shown, nome_clinica) : undefined;
  const embedded = made && (await new Response(made.body).text());
  const file = {
    contentType: FHIR_JSON,
    fhirVersion: "4.0.1",
    lastUpdated: lastUpdated(shown).toISOString(),
    ...(embedded === undefined ? { location: `${origin}/c/${token}/arquivo` } : { embedded }),
  };
  const status = shown.status === "anulado" ? "no-longer-valid" : "can-change";
  return answer(200, { status, files: [file] });
}

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}
