/** Tries are counted before the password is checked, so simultaneous tries cannot exceed a limit. */

import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { mailboxKey } from "#domain/mensagens/mailbox-key.ts";
import { MINUTE_MS } from "#domain/texto/durations.ts";
import { signatureOf } from "#server/crypto/signature.ts";
import type { Tx } from "#server/db/open.ts";
import { textsIn } from "#server/db/texts-in.ts";
import { networkOf } from "#server/http/checks/network-of.ts";
import type { Services } from "#server/services.ts";

interface Limit {
  name: string;
  points: number;
  minutes: number;
}

const ACCOUNT: Limit = { name: "conta", points: 10, minutes: 15 };
const ADDRESS: Limit = { name: "endereco", points: 30, minutes: 15 };
const BROWSER: Limit = { name: "navegador", points: 10, minutes: 15 };
const SESSION: Limit = { name: "sessao", points: 10, minutes: 15 };
/** Refuses a used code for longer than an authenticator app's code stays valid. */
const USED_CODE: Limit = { name: "codigo-usado", points: 1, minutes: 3 };
const RECOVERY_ACCOUNT: Limit = { name: "recuperar-conta", points: 3, minutes: 60 };
const RECOVERY_ADDRESS: Limit = { name: "recuperar-endereco", points: 20, minutes: 60 };
/** Separate from RECOVERY_ACCOUNT, which anyone can use up by asking for recoveries. */
const CONVITE_ACCOUNT: Limit = { name: "convite-conta", points: 3, minutes: 60 };
const TEST_MAIL: Limit = { name: "email-de-teste", points: 5, minutes: 15 };
const AGENDAMENTO_MAIL: Limit = { name: "agendamento-email", points: 3, minutes: 60 };
const NEWSLETTER_MAIL: Limit = { name: "newsletter-email", points: 3, minutes: 60 };

export type Attempt =
  | { isLimited: true; minutes: number }
  /** `giveBack` refunds a successful try, so that only failed ones count. */
  | { isLimited: false; giveBack(): Promise<void> };

type Keyed = Pick<Services, "secretKey">;
type Needed = Keyed & Pick<Services, "database">;

/** @param browser the result of `knownBrowser`; undefined if this browser never signed in to the account */
export function takeSignInAttempt(
  services: Needed,
  email: string,
  address: string,
  browser?: string,
) {
  if (browser !== undefined) return take(services, [[BROWSER, keyed(services, browser)]]);
  return take(services, [
    [ACCOUNT, account(services, email)],
    [ADDRESS, network(services, address)],
  ]);
}

export function takeCodeAttempt(services: Needed, address: string, browser?: string) {
  if (browser !== undefined) return take(services, [[BROWSER, keyed(services, browser)]]);
  return take(services, [[ADDRESS, network(services, address)]]);
}

export function takeSessionAttempt(services: Needed, sessionId: string) {
  return take(services, [[SESSION, keyed(services, sessionId)]]);
}

/** Thrown to roll back the transaction if a code was right but already used. */
export class UsedCode extends Error {}

/** Marks a code as used once `tx` commits (RFC 6238 section 5.2). @returns false if the code was already used */
export async function takeCode(
  tx: Tx,
  services: Keyed,
  userId: string,
  codigo: string,
): Promise<boolean> {
  const texts = textsIn(tx);
  const counter = limiter((text, values) => texts.executeSql(text, values), USED_CODE);
  return (await consume(counter, keyed(services, `${userId} ${codigo}`))) === 0;
}

export function takeRecoveryAttempt(services: Needed, address: string) {
  return take(services, [[RECOVERY_ADDRESS, network(services, address)]]);
}

export function takeRecoveryMail(services: Needed, email: string) {
  return take(services, [[RECOVERY_ACCOUNT, account(services, email)]]);
}

export function takeConviteMail(services: Needed, email: string) {
  return take(services, [[CONVITE_ACCOUNT, account(services, email)]]);
}

export function takeTestMail(services: Needed, email: string) {
  return take(services, [[TEST_MAIL, account(services, email)]]);
}

export function takeFormPost(services: Needed, form: string, address: string) {
  return take(services, [[formLimit(form), network(services, address)]]);
}

/** Reads the limit without counting. @returns minutes until the client's network may post this form; 0 if it may now */
export async function formPostWait(
  services: Needed,
  form: string,
  address: string,
): Promise<number> {
  const limit = formLimit(form);
  const counter = limiter(services.database.signInQuery, limit);
  const found = await counter.get(network(services, address));
  if (!found || found.consumedPoints < limit.points) return 0;
  return Math.max(1, Math.ceil(found.msBeforeNext / MINUTE_MS));
}

function formLimit(form: string): Limit {
  return { name: `formulario-${form}`, points: 20, minutes: 60 };
}

export function takeNewsletterMail(services: Needed, email: string) {
  return take(services, [[NEWSLETTER_MAIL, account(services, mailboxKey(email))]]);
}

export function takeAgendamentoMail(services: Needed, email: string) {
  return take(services, [[AGENDAMENTO_MAIL, account(services, mailboxKey(email))]]);
}

export async function refundOnError<T>(
  attempt: Extract<Attempt, { isLimited: false }>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await attempt.giveBack().catch(() => {});
    throw error;
  }
}

export async function clearSignInAttempts(services: Needed, email: string): Promise<void> {
  await limiter(services.database.signInQuery, ACCOUNT).delete(account(services, email));
}

/** If one limit refuses a try, no limit counts it. */
async function take({ database }: Needed, keys: [Limit, string][]): Promise<Attempt> {
  const taken: (() => Promise<unknown>)[] = [];
  const giveBack = async () => {
    await Promise.all(taken.map((give) => give()));
  };
  for (const [limit, key] of keys) {
    const counter = limiter(database.signInQuery, limit);
    const wait = await consume(counter, key);
    taken.push(() => counter.reward(key));
    if (wait > 0) {
      await giveBack();
      return { isLimited: true, minutes: Math.max(1, Math.ceil(wait / MINUTE_MS)) };
    }
  }
  return { isLimited: false, giveBack };
}

type LimiterQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

/** @returns milliseconds to wait; 0 when the try is allowed */
async function consume(limit: RateLimiterPostgres, key: string): Promise<number> {
  try {
    await limit.consume(key);
    return 0;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, refusal.msBeforeNext);
    throw refusal;
  }
}

function limiter(query: LimiterQuery, { name, points, minutes }: Limit): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) => query(text, values),
    },
    storeType: "pool",
    tableName: "auth_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: minutes * 60,
  });
}

function account(services: Keyed, email: string): string {
  return keyed(services, email.trim().toLowerCase());
}

function network(services: Keyed, address: string): string {
  return keyed(services, networkOf(address));
}

/** Returns a keyed hash, so that the table contains neither e-mail addresses nor IP addresses. */
function keyed({ secretKey }: Keyed, value: string): string {
  return signatureOf(secretKey, "limits", value);
}
