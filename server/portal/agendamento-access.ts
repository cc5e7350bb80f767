import { setTimeout as sleep } from "node:timers/promises";
import type { RouterContextProvider } from "react-router";
import {
  lookUpAgendamento,
  useAgendamentoAccess,
} from "#server/data/agendamentos/own-agendamento.ts";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import type { Tx } from "#server/db/open.ts";
import { describeError } from "#server/errors.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";
import { newToken, readToken, tokenCookie, tokenCredential } from "./access-token.ts";

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

export type OpenedAgendamento =
  | { status: "aberto"; cookie: string }
  | { status: "nada" }
  | { status: "limite"; segundos: number }
  | { status: "fora" };

/** Milliseconds that every answer takes at least, so that its time does not reveal what was found. */
const EARLIEST_MS = 100;

/** @param codigo the result of `parseCodigo`; undefined is treated like an unknown code */
export async function openAgendamento(
  context: RequestContext,
  { codigo = "", nascimento }: { codigo: string | undefined; nascimento: string },
): Promise<OpenedAgendamento> {
  const { services, address, requestId } = context;
  const token = newToken();
  const lookUp = async (): Promise<OpenedAgendamento> => {
    try {
      const found = await services.database.as({ role: "paciente", address, requestId }, (tx) =>
        lookUpAgendamento(tx, { codigo, nascimento, token: tokenCredential(token) }),
      );
      if (found.status === "limite") return found;
      if (found.status === "nada") return { status: "nada" };
      return { status: "aberto", cookie: tokenCookie(context, "agendamento", token) };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      context.log.error({ error: describeError(error) }, "look-up without database");
      return { status: "fora" };
    }
  };
  const [result] = await Promise.all([lookUp(), sleep(EARLIEST_MS)]);
  return result;
}

/** Renews the access that the cookie opens, and runs `work` with it. @returns undefined without a valid access */
export async function withAgendamento<T>(
  { context: provider, request }: RouteArgs,
  work: (tx: Tx, context: RequestContext) => Promise<T>,
): Promise<T | undefined> {
  const context = provider.get(requestContext);
  const token = readToken(context, request, "agendamento");
  if (token === undefined) return undefined;
  const { services, address, requestId } = context;
  const access = tokenCredential(token);
  return services.database.as({ role: "paciente", access, address, requestId }, async (tx) =>
    (await useAgendamentoAccess(tx)) ? work(tx, context) : undefined,
  );
}
