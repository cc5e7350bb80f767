import QRCode from "qrcode";
import type { EventoId } from "#domain/registro/eventos.ts";
import { refundOnError, takeCode, takeSessionAttempt, UsedCode } from "#server/auth/attempts.ts";
import { authHeaders } from "#server/auth/auth-headers.ts";
import { authStatus } from "#server/auth/auth-status.ts";
import { authTransaction } from "#server/auth/auth-transaction.ts";
import { checkOwnSenha } from "#server/auth/senha/own-senha.ts";
import type { Staff } from "#server/auth/staff.ts";
import { endOtherSessions } from "#server/data/people/sessions.ts";
import { holdAccountOf } from "#server/data/people/sign-in-locks.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { proveCode } from "./prove-code.ts";
import { sendSecondFactorNotice } from "./second-factor-notice.ts";

export type Refusal =
  | { status: "wrong-senha" }
  | { status: "wrong-code" }
  | { status: "limited"; minutes: number };

export interface SecondFactorSetup {
  status: "started";
  uri: string;
  secret: string;
  qr: string;
  recoveryCodes: string[];
}

export async function hasSecondFactor(context: RequestContext, request: Request): Promise<boolean> {
  const auth = await context.services.auth();
  const found = await auth.api.getSession({ headers: authHeaders(context, request) });
  return found?.user.twoFactorEnabled ?? false;
}

/** Sign-ins ask for no code until `confirmSecondFactor` has proved that the app works. */
export async function startSecondFactor(
  context: RequestContext,
  request: Request,
  staff: Staff,
  senha: string,
): Promise<SecondFactorSetup | { status: "already-on" } | Refusal> {
  const auth = await context.services.auth();
  return withAttempts(context, staff, "wrong-senha", () =>
    authTransaction(context, staff.usuario, async (tx) => {
      await holdAccountOf(tx, staff.usuario.email);
      if (await hasSecondFactor(context, request)) return { status: "already-on" as const };
      const made = await auth.api.enableTwoFactor({
        body: { password: senha },
        headers: authHeaders(context, request),
      });
      if (made.method !== "totp") throw new Error("no app code was set up");
      return {
        status: "started" as const,
        uri: made.totpURI,
        secret: new URL(made.totpURI).searchParams.get("secret") ?? "",
        qr: await QRCode.toString(made.totpURI, { type: "svg", margin: 0 }),
        recoveryCodes: made.backupCodes,
      };
    }),
  );
}

/** Turns the second factor on and ends the person's other sessions. Send the returned `headers` with the response. */
export async function confirmSecondFactor(
  context: RequestContext,
  request: Request,
  staff: Staff,
  codigo: string,
): Promise<{ status: "on"; headers: Headers } | { status: "already-on" } | Refusal> {
  const auth = await context.services.auth();
  const { usuario } = staff;
  return withAttempts(context, staff, "wrong-code", () =>
    authTransaction(context, usuario, async (tx) => {
      await holdAccountOf(tx, usuario.email);
      if (await hasSecondFactor(context, request)) return { status: "already-on" as const };
      // The other sessions began with the password alone.
      await endOtherSessions(tx, usuario, staff.sessionId);
      const { headers, response } = await auth.api.verifyTOTP({
        body: { code: codigo },
        headers: authHeaders(context, request),
        returnHeaders: true,
      });
      // The typed code was visible on the screen, so it must not work a second time.
      if (!(await takeCode(tx, context.services, response.user.id, codigo))) throw new UsedCode();
      await note(tx, usuario, "ligou_segundo_fator");
      return { status: "on" as const, headers };
    }),
  );
}

/** Requires password and code, in case a stranger uses the screen. Send the returned `headers` with the response. */
export async function stopSecondFactor(
  context: RequestContext,
  request: Request,
  staff: Staff,
  { senha, codigo }: { senha: string; codigo: string },
): Promise<{ status: "off"; headers: Headers } | Refusal> {
  const auth = await context.services.auth();
  const headers = authHeaders(context, request);
  // The password is checked first, so that a mistyped password uses up no recovery code.
  const known = await checkOwnSenha(context, staff, senha);
  if (known.status === "limited") return known;
  if (known.status === "wrong") return { status: "wrong-senha" };
  return withAttempts(context, staff, "wrong-code", () =>
    // One transaction, so that no recovery code is used up if switching the second factor off fails.
    authTransaction(context, staff.usuario, async (tx) => {
      await holdAccountOf(tx, staff.usuario.email);
      await proveCode(context, tx, headers, codigo);
      const answer = await auth.api.disableTwoFactor({
        body: { password: senha },
        headers,
        returnHeaders: true,
      });
      await note(tx, staff.usuario, "desligou_segundo_fator");
      await sendSecondFactorNotice(context, tx, staff.usuario.id);
      return { status: "off" as const, headers: answer.headers };
    }),
  );
}

async function withAttempts<T>(
  context: RequestContext,
  staff: Staff,
  wrong: "wrong-senha" | "wrong-code",
  work: () => Promise<T>,
): Promise<T | Refusal> {
  const attempt = await takeSessionAttempt(context.services, staff.sessionId);
  if (attempt.isLimited) return { status: "limited", minutes: attempt.minutes };
  return refundOnError(attempt, async () => {
    try {
      const done = await work();
      await attempt.giveBack();
      return done;
    } catch (error) {
      const isRefused = error instanceof UsedCode || [400, 401].includes(authStatus(error) ?? 500);
      if (!isRefused) throw error;
      return { status: wrong };
    }
  });
}

function note(tx: Tx, { id }: Staff["usuario"], acao: EventoId): Promise<void> {
  return recordEvent(tx, { acao, coisa: "usuarios", registro: id });
}
