/** Verifies a document for anyone, and for the government's validator (validar.iti.gov.br/guia-desenvolvedor.html). */
import { isSameText, isSignatureOf, signatureOf } from "#server/crypto/signature.ts";
import {
  type DocumentName,
  openToValidator,
  type Verification,
  verifyDocument,
} from "#server/data/laudos/verificacao.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { deliverPdf } from "#server/pdf/deliver.ts";
import { notBefore } from "./not-before.ts";

export const VALIDATOR_FORMAT = "application/validador-iti+json";
const SECONDS = 300;
const PURPOSE = "validator file";

export function verify(
  context: RequestContext,
  name: DocumentName,
): Promise<Verification | { status: "fora" }> {
  return notBefore(context, (transaction) => transaction((tx) => verifyDocument(tx, name)));
}

/** @param codigo the result of `parseCodigoDocumento`; undefined is answered like an unknown code */
export async function answerValidator(
  context: RequestContext,
  { codigo = "", secret }: { codigo: string | undefined; secret: string },
): Promise<Response> {
  const answer = await notBefore(context, (transaction) =>
    transaction((tx) => {
      const certo = isSameText(secret, context.services.dataKeys.validadorCode(codigo));
      return openToValidator(tx, { codigo, certo, entrega: false });
    }),
  );
  switch (answer.status) {
    case "aberto":
      return Response.json(
        {
          version: "1.0.0",
          prescription: { signatureFiles: [{ url: fileAddress(context, codigo) }] },
        },
        { headers: { "Content-Type": "application/json; charset=utf-8" } },
      );
    case "errado":
      return new Response(null, { status: 401 });
    case "limite":
      return new Response(null, { status: 429, headers: retryAfter(answer.segundos) });
    case "fora":
      return new Response(null, { status: 503 });
    default:
      return new Response(null, { status: 404 });
  }
}

export async function deliverToValidator(
  context: RequestContext,
  request: Request,
  codigo: string | undefined,
): Promise<Response | undefined> {
  const { searchParams } = new URL(request.url);
  const [ate, prova] = [searchParams.get("ate") ?? "", searchParams.get("prova") ?? ""];
  if (codigo === undefined || !/^\d{10}$/.test(ate) || Number(ate) * 1000 < Date.now()) {
    return undefined;
  }
  const { services, address, requestId } = context;
  if (!isSignatureOf(services.secretKey, PURPOSE, `${codigo} ${ate}`, prova)) return undefined;
  const open = (tx: Tx, entrega: boolean) => openToValidator(tx, { codigo, certo: true, entrega });
  return deliverPdf(request, services, {
    transaction: (work) => services.database.as({ role: "paciente", address, requestId }, work),
    async find(tx) {
      const found = await open(tx, false);
      if (found.status !== "aberto") return undefined;
      return { subject: codigo, versao: { ...found.versao, paginas: [] }, name: "documento" };
    },
    note: async (tx) => (await open(tx, true)).status === "aberto",
  });
}

function fileAddress({ services, origin }: RequestContext, codigo: string): string {
  const ate = Math.floor(Date.now() / 1000) + SECONDS;
  const url = new URL(`/v/${codigo}/documento.pdf`, origin);
  url.searchParams.set("ate", String(ate));
  url.searchParams.set("prova", signatureOf(services.secretKey, PURPOSE, `${codigo} ${ate}`));
  return url.href;
}

function retryAfter(seconds: number) {
  return { "Retry-After": String(seconds) };
}
