/** better-auth is used without its HTTP endpoints; this server's actions call its functions. */
import { randomUUID } from "node:crypto";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { betterAuth } from "better-auth/minimal";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Tx } from "#server/db/open.ts";
import { authAccounts } from "#server/db/schema/auth-accounts.ts";
import { authSessions } from "#server/db/schema/auth-sessions.ts";
import { authTwoFactors } from "#server/db/schema/auth-two-factors.ts";
import { authUsers } from "#server/db/schema/auth-users.ts";
import { authVerifications } from "#server/db/schema/auth-verifications.ts";
import { cookieName, isSecureOrigin } from "#server/http/cookies/cookie-name.ts";
import { ADDRESS_HEADER } from "./auth-headers.ts";
import { joiningTransactions } from "./auth-transaction.ts";
import { makeRecoveryCodes } from "./second-factor/recovery-codes.ts";
import { hashSenha, verifySenha } from "./senha/senha-hash.ts";
import { hashingSessions } from "./session/hashed-sessions.ts";
import { authSecret } from "./session/session-token.ts";

export interface AuthOptions {
  signIn: Tx;
  secretKey: Buffer;
  origin: string | undefined;
}

/** Twelve hours from the sign-in; an idle session ends earlier (server/data/people/staff.ts). */
const SESSION_SECONDS = 12 * 3600;
const CHALLENGE_SECONDS = 600;

export function createAuth({ signIn, secretKey, origin }: AuthOptions) {
  return betterAuth({
    appName: "Clínica",
    baseURL: origin ?? "http://localhost",
    secret: authSecret(secretKey),
    telemetry: { enabled: false },
    // Disabled, because better-auth's messages contain e-mail addresses.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: hashingSessions(
      drizzleAdapter(joiningTransactions(signIn), {
        provider: "pg",
        schema: {
          user: authUsers,
          account: authAccounts,
          session: authSessions,
          verification: authVerifications,
          twoFactor: authTwoFactors,
        },
      }),
    ),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 4096,
      revokeSessionsOnPasswordReset: true,
      password: { hash: hashSenha, verify: ({ hash, password }) => verifySenha(hash, password) },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    plugins: [
      twoFactor({
        issuer: "Clínica",
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        totpOptions: { digits: 6, period: 30 },
        backupCodeOptions: {
          storeBackupCodes: "encrypted",
          customBackupCodesGenerate: makeRecoveryCodes,
        },
        accountLockout: { enabled: true, maxFailedAttempts: 10, durationSeconds: 900 },
      }),
    ],
    advanced: {
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      defaultCookieAttributes: {
        httpOnly: true,
        sameSite: "lax",
        path: "/",
        secure: isSecureOrigin(origin),
      },
      cookies: {
        session_token: { name: cookieName("sessao", origin) },
        two_factor: { name: cookieName("segundo-fator", origin) },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
