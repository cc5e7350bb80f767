import { randomUUID } from "node:crypto";
import { sendConvite } from "#server/auth/recovery/convite.ts";
import { isLiveRecovery, requestRecovery } from "#server/auth/recovery/recovery.ts";
import { recoveryToken } from "#server/auth/recovery/recovery-token.ts";
import {
  confirmSecondFactor,
  startSecondFactor,
} from "#server/auth/second-factor/second-factor.ts";
import { finishSignIn, signIn } from "#server/auth/sign-in.ts";
import { readStaff, requireStaff } from "#server/auth/staff.ts";
import { deleteOldRecoveries } from "#server/data/people/recoveries.ts";
import { listSessions } from "#server/data/people/sessions.ts";
import { deleteSignInLeftovers } from "#server/data/people/sign-in-cleanup.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import type { Identity } from "#server/db/open.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { requestWith, SENHA } from "#tests/support/staff-context.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { totpCode } from "#tests/support/totp.ts";
import { type Lifetime, newAddress, type World } from "./lifetime.ts";

const SESSION = ["auth_sessions.created_at", "auth_sessions.expires_at"];

async function signedIn({ staff }: World) {
  const email = `${randomUUID()}@clinica.test`;
  const id = await staff.person(email);
  return { id, email, headers: await enter(staff, email) };
}

async function enter(staff: World["staff"], email: string): Promise<Headers> {
  const result = await signIn(staff.context(), requestWith(), { email, senha: SENHA });
  if (!("headers" in result)) throw new Error(result.status);
  return result.headers;
}

/** @returns two functions: the first begins another sign-in with the password, the second answers it with a wrong code */
async function withSecondFactor(world: World) {
  const { staff } = world;
  const { email, headers } = await signedIn(world);
  const ana = await requireStaff(staff.context(), requestWith(headers));
  const setup = await startSecondFactor(staff.context(), requestWith(headers), ana, SENHA);
  if (setup.status !== "started") throw new Error(setup.status);
  const code = totpCode(setup.secret);
  await confirmSecondFactor(staff.context(), requestWith(headers), ana, code);
  return {
    challenge: () => enter(staff, email),
    async sendWrong(challenge: Headers) {
      const context = staff.context({ address: newAddress() });
      return (await finishSignIn(context, requestWith(challenge), "000000")).status;
    },
  };
}

async function isSignedIn(world: World) {
  const { headers } = await signedIn(world);
  return async () => (await readStaff(world.staff.context(), requestWith(headers))) !== undefined;
}

/** Asks as the database's policies do. */
function isKnown({ database }: World["test"], who: Identity): Promise<boolean> {
  return database
    .as(who, (tx) => tx.execute("select * from quem_pede()"))
    .then(
      () => true,
      (error) => {
        if (error.id !== "signed-out") throw error;
        return false;
      },
    );
}

function recoveryOf({ staff }: World) {
  const token = recoveryToken(TEST_SECRET, String(staff.mails.at(-1)?.id));
  return () => isLiveRecovery(staff.context(), token);
}

export const STAFF: readonly Lifetime[] = [
  {
    name: "A staff session without a request",
    lasts: "60 minutes",
    declared: [["server/data/people/staff.ts", "const IDLE = sql`interval '60 minutes'`"]],
    moved: ["auth_sessions.used_at"],
    begin: isSignedIn,
  },
  {
    name: "A staff session, however often it is used,",
    lasts: "12 hours",
    declared: [["server/auth/create-auth.ts", "const SESSION_SECONDS = 12 * 3600"]],
    moved: SESSION,
    begin: isSignedIn,
  },
  {
    name: "What the database permits to a session without a request",
    lasts: "60 minutes",
    declared: [
      ["server/db/sql/functions/quem-pede.sql", "s.used_at > now() - interval '60 minutes'"],
    ],
    moved: ["auth_sessions.used_at"],
    async begin({ test }) {
      const ana = await staffIdentity(test, "leitor");
      return () => isKnown(test, ana);
    },
  },
  {
    name: "What the database permits to a session that is used all the time",
    lasts: "12 hours",
    declared: [],
    moved: SESSION,
    async begin({ test }) {
      const ana = await staffIdentity(test, "leitor");
      return () => isKnown(test, ana);
    },
  },
  {
    name: "A session's place in the list of sessions",
    lasts: "60 minutes",
    declared: [
      ["server/data/people/sessions.ts", "gt(table.usedAt, sql`now() - interval '60 minutes'`)"],
    ],
    moved: ["auth_sessions.used_at"],
    async begin(world) {
      const usuario = await signedIn(world);
      return async () => (await world.test.asAdmin((tx) => listSessions(tx, usuario))).length > 0;
    },
  },
  {
    name: "The row of an unused session",
    lasts: "60 minutes",
    declared: [
      ["server/data/people/sign-in-cleanup.ts", "usedAt} < now() - interval '60 minutes'"],
    ],
    moved: ["auth_sessions.used_at"],
    async begin({ test }) {
      const ana = await staffIdentity(test, "leitor");
      return async () => {
        await deleteSignInLeftovers(test.database.signIn);
        const rows = await test.superuser`select from auth_sessions join usuarios
          on auth_user_id = user_id where usuarios.id = ${ana.usuarioId}`;
        return rows.length > 0;
      };
    },
  },
  {
    name: "The step between the password and the second factor's code",
    lasts: "10 minutes",
    declared: [["server/auth/create-auth.ts", "const CHALLENGE_SECONDS = 600"]],
    moved: ["auth_verifications.expires_at"],
    async begin(world) {
      const { challenge, sendWrong } = await withSecondFactor(world);
      const headers = await challenge();
      return async () => (await sendWrong(headers)) === "wrong";
    },
  },
  {
    name: "A second factor's lock after ten wrong codes",
    lasts: "15 minutes",
    declared: [["server/auth/create-auth.ts", "durationSeconds: 900"]],
    moved: ["auth_two_factors.locked_until"],
    async begin(world) {
      const { challenge, sendWrong } = await withSecondFactor(world);
      for (let tries = 0; tries < 10; tries++) await sendWrong(await challenge());
      return async () => (await sendWrong(await challenge())) === "limited";
    },
  },
  {
    name: "A link to a new password",
    lasts: "60 minutes",
    declared: [["server/data/people/recoveries.ts", "recuperacao: sql`interval '60 minutes'`"]],
    moved: ["auth_recoveries.expires_at"],
    async begin(world) {
      const { email } = await signedIn(world);
      await requestRecovery(world.staff.context({ address: newAddress() }), { email });
      return recoveryOf(world);
    },
  },
  {
    name: "An invitation",
    lasts: "3 days",
    declared: [["server/data/people/recoveries.ts", "convite: sql`interval '3 days'`"]],
    moved: ["auth_recoveries.expires_at"],
    async begin(world) {
      const { test, staff } = world;
      await test.asAdmin(async (tx) => {
        const email = `${randomUUID()}@clinica.test`;
        const person = { nome: "Bia", email, tipo_usuario: "editor", senha_hash: null } as const;
        await sendConvite(staff.context(), tx, await createUsuario(tx, person));
      });
      return recoveryOf(world);
    },
  },
  {
    name: "The row of a link to a new password",
    lasts: "7 days 60 minutes",
    declared: [["server/data/people/recoveries.ts", "< now() - interval '7 days'"]],
    moved: ["auth_recoveries.expires_at"],
    async begin(world) {
      const { email } = await signedIn(world);
      await requestRecovery(world.staff.context({ address: newAddress() }), { email });
      const id = String(world.staff.mails.at(-1)?.id);
      return async () => {
        await world.test.database.as({ role: "auth" }, deleteOldRecoveries);
        const rows = await world.test.superuser`select from auth_recoveries where id = ${id}`;
        return rows.length > 0;
      };
    },
  },
];
