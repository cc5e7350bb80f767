import { tooManyAttempts } from "#domain/contas/auth.ts";
import { formPostWait, takeFormPost } from "#server/auth/attempts.ts";
import { AppError, describeError } from "#server/errors.ts";
import { FileNotWritten } from "#server/files/receive-files.ts";
import { PacedSender, SenderTooSlow } from "#server/files/sender-pace.ts";
import { type ReceivedAnexos, receiveAnexos } from "#server/files/store-anexos.ts";
import { Transfers } from "#server/files/transfers.ts";
import { networkOf } from "#server/http/checks/network-of.ts";
import type { RequestContext } from "#server/http/request-context.ts";

/** Phones with a poor connection take 45 seconds, unless somebody else has to wait for them. */
const PACE = { graceMs: 45_000, bytesPerSecond: 32 * 1024 };
const transfers = new Transfers({ ofAll: 10, ofOne: 3, pace: PACE, sharedGraceMs: 10_000 });
/** A form up to this size is received even while other people send many files. */
const PLAIN_FORM = 256 * 1024;
const NOTHING_LOST = "nada do que você digitou se perdeu.";

/** Broken and too slow transfers also count towards the forms' limit. @throws answers with status 400, 429 or 503 */
export async function withAnexos<T>(
  context: RequestContext,
  request: Request,
  work: (received: ReceivedAnexos) => Promise<T>,
  form?: string,
): Promise<T> {
  const { services, address } = context;
  const announced = request.headers.get("content-length");
  const isPlain = announced !== null && Number(announced) <= PLAIN_FORM;
  if (!isPlain && form) await requireFewPosts(context, form);
  const sender = isPlain ? new PacedSender(PACE) : transfers.begin(networkOf(address));
  if (!sender) {
    throw new AppError({
      status: 503,
      id: "too-many-uploads",
      message: "Muitas pessoas estão enviando arquivos agora.",
      action: `Volte e tente de novo em um minuto: ${NOTHING_LOST}`,
    });
  }
  let received: ReceivedAnexos | undefined;
  try {
    received = await receive(context, request, sender);
    if (received) return await work(received);
    if (form) await takeFormPost(services, form, address);
    throw unreadable();
  } catch (error) {
    if (!(error instanceof SenderTooSlow)) throw error;
    if (form) await takeFormPost(services, form, address);
    throw tooSlow();
  } finally {
    await received?.discard();
    transfers.end(sender);
  }
}

async function requireFewPosts({ services, address }: RequestContext, form: string) {
  const minutes = await formPostWait(services, form, address);
  if (minutes === 0) return;
  throw new AppError({
    status: 429,
    id: "too-many-posts",
    message: "Você já enviou este formulário muitas vezes.",
    action: tooManyAttempts(minutes),
  });
}

async function receive({ services, log }: RequestContext, request: Request, sender: PacedSender) {
  try {
    return await receiveAnexos(request, services.config.dataDir, sender);
  } catch (error) {
    if (!(error instanceof FileNotWritten)) throw error;
    log.error({ error: describeError(error.cause) }, "files not received");
    throw new AppError({
      status: 503,
      id: "files-not-received",
      message: "Os arquivos não puderam ser recebidos agora.",
      action: `Volte e tente de novo em alguns minutos, ou fale com a clínica: ${NOTHING_LOST}`,
    });
  }
}

function tooSlow(): AppError {
  return new AppError({
    // Not 408, after which some browsers send the form again by themselves.
    status: 400,
    id: "upload-too-slow",
    message: "O envio parou, ou ficou lento demais.",
    action: `Volte e tente de novo com outra internet, ou com menos fotos: ${NOTHING_LOST}`,
  });
}

function unreadable(): Response {
  const text = "O formulário não pôde ser lido. Volte, recarregue a página e tente de novo.";
  const headers = { "content-type": "text/plain; charset=utf-8" };
  return new Response(text, { status: 400, headers });
}
