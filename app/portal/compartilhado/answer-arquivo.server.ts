/** Sends the file of a SMART Health Link. Its URL comes from a manifest and is valid for an hour. */
import type { LoaderFunctionArgs } from "react-router";
import { Budget } from "#server/budget.ts";
import {
  type Compartilhado,
  noteSharedDelivery,
} from "#server/data/compartilhamentos/open-compartilhado.ts";
import { noteSharedSerie } from "#server/data/compartilhamentos/shared-imagens.ts";
import type { Tx } from "#server/db/open.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { sharedFile } from "#server/pdf/shared-file.ts";
import { noSuchFile } from "#server/portal/as-patient.ts";
import { withToken } from "#server/portal/shared-access.ts";

const JOSE = { "Content-Type": "application/jose" };
const DELIVERED = { what: "baixou_pdf", isWhole: false } as const;
/** Limits the downloads of one share only, because slow readers of four shares would otherwise hold all the others. */
const downloads = new Budget({ ofAll: Number.POSITIVE_INFINITY, ofOne: 2 });
const RETRY_AFTER_S = "5";

export async function answerArquivo({ context: provider, request, params }: LoaderFunctionArgs) {
  const context = provider.get(requestContext);
  const isHead = request.method === "HEAD";
  const { nome_clinica } = await readSettings(context);
  let release: (() => void) | undefined;
  try {
    const shown = await withToken(context, params.segredo ?? "", async (tx, found) => {
      if (isHead) return found;
      release = downloads.reserve(found.chave, 1);
      if (!release) return "busy";
      return (await isNoted(tx, found)) ? found : undefined;
    });
    if (shown === "busy") return busy();
    if (!shown) return noSuchFile();
    if (isHead || request.signal.aborted) return new Response(null, { headers: JOSE });
    const file = await sharedFile(context.services, shown, nome_clinica, release);
    if (!file) return noSuchFile();
    release = undefined;
    const headers = { ...JOSE, "Content-Length": String(file.bytes) };
    return new Response(file.body, { headers });
  } finally {
    release?.();
  }
}

async function isNoted(tx: Tx, shown: Compartilhado): Promise<boolean> {
  if (shown.status === "anulado") return true;
  if (shown.versao && !(await noteSharedDelivery(tx, DELIVERED))) return false;
  for (const { id, indice } of shown.imagens) {
    if (indice && !(await noteSharedSerie(tx, id, false))) return false;
  }
  return true;
}

function busy(): Response {
  return new Response("Este arquivo já está sendo baixado. Tente de novo em alguns segundos.", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Retry-After": RETRY_AFTER_S },
  });
}
