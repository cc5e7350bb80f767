import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { TipoUsuario, Usuario } from "#domain/contas/usuarios.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { recordsOf, type UpdateResult } from "#server/data/kit/records.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import { isDatabaseUnavailable, isNotPermitted } from "#server/db/error-kind.ts";
import type { Tx } from "#server/db/open.ts";
import { authAccounts } from "#server/db/schema/auth-accounts.ts";
import { authSessions } from "#server/db/schema/auth-sessions.ts";
import { authTwoFactors } from "#server/db/schema/auth-two-factors.ts";
import { authUsers } from "#server/db/schema/auth-users.ts";
import { usuarios as table } from "#server/db/schema/usuarios.ts";
import { AppError } from "#server/errors.ts";
import { expireConvite } from "./convites.ts";
import { senhaVersion } from "./senhas.ts";
import { holdAccount } from "./sign-in-locks.ts";

const records = recordsOf<Usuario>({
  table,
  searched: { names: [table.email] },
  order: [{ column: table.criado_em, isDescending: true }, { column: table.id }],
});

export const listUsuarios = records.list;

export const listAllUsuarios = records.all;

export const getUsuario = records.get;

export async function countUsuarios(tx: Tx): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(table);
  return row?.count ?? 0;
}

export interface NewUsuario {
  nome: string;
  email: string;
  tipo_usuario: TipoUsuario;
  /** Null for a person who will choose a password through an invitation. */
  senha_hash: string | null;
}

/** Also creates the account for signing in. @throws AppError `email-taken`, `account-not-made` */
export async function createUsuario(tx: Tx, values: NewUsuario): Promise<Usuario> {
  const { nome, tipo_usuario, senha_hash } = values;
  const email = values.email.toLowerCase();
  const auth_user_id = await createAccount(tx, email, senha_hash);
  try {
    const [row] = await tx
      .insert(table)
      .values({ nome, email, tipo_usuario, auth_user_id })
      .returning();
    return row as Usuario;
  } catch (error) {
    throw isConstraint(error, "usuarios_email") ? emailTaken(error) : error;
  }
}

async function createAccount(tx: Tx, email: string, password: string | null): Promise<string> {
  const userId = randomUUID();
  try {
    await tx.insert(authUsers).values({ id: userId, email });
    await tx
      .insert(authAccounts)
      .values({ id: randomUUID(), accountId: userId, providerId: "credential", userId, password });
    return userId;
  } catch (error) {
    if (isConstraint(error, "auth_users_email")) throw emailTaken(error);
    if (isDatabaseUnavailable(error) || isNotPermitted(error)) throw error;
    throw new AppError({
      status: 500,
      id: "account-not-made",
      message: "Falha ao criar usuário de autenticação",
      action: "Veja o Status do Sistema no Dashboard e tente de novo.",
      cause: error,
    });
  }
}

function emailTaken(cause: unknown): AppError {
  return new AppError({
    status: 409,
    id: "email-taken",
    message: "Já existe um usuário com este email.",
    action: "Use outro email ou edite o usuário que já existe.",
    field: "email",
    cause,
  });
}

/** A new role invalidates an open invitation. @throws AppError `last-admin` (409) if no admin_master would be left */
export async function updateUsuario(
  tx: Tx,
  change: { id: string; versao: number; values: Pick<Usuario, "nome" | "tipo_usuario"> },
): Promise<UpdateResult<Usuario>> {
  try {
    const former = await getUsuario(tx, change.id);
    const result = await records.update(tx, change);
    const hasNewRole =
      result.status === "saved" && result.record.tipo_usuario !== former?.tipo_usuario;
    if (hasNewRole && former?.auth_user_id) await expireConvite(tx, former.auth_user_id);
    return result;
  } catch (error) {
    if (!isConstraint(error, "usuarios_mantem_admin")) throw error;
    throw new AppError({
      status: 409,
      id: "last-admin",
      message: "O último administrador não pode perder este tipo.",
      action: "Dê antes o tipo admin_master a outra pessoa.",
      field: "tipo_usuario",
      cause: error,
    });
  }
}

/** @returns the deleted person's name; undefined for an unknown id, an admin_master, or the caller's own account */
export async function deleteUsuario(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(table)
    .where(hasId(table.id, id))
    .returning({ nome: table.nome, auth_user_id: table.auth_user_id });
  if (row?.auth_user_id) await tx.delete(authUsers).where(eq(authUsers.id, row.auth_user_id));
  return row?.nome;
}

/** @returns false if the password's version is no longer `ifVersion`, or the role may not set the password */
export async function setSenha(
  tx: Tx,
  usuarioId: string,
  senha_hash: string,
  { exceptSession = "", ifVersion }: { exceptSession?: string; ifVersion?: string } = {},
): Promise<boolean> {
  const usuario = await getUsuario(tx, usuarioId);
  const userId = usuario?.auth_user_id;
  if (!userId) return false;
  const changed = await tx
    .update(authAccounts)
    .set({ password: senha_hash, updatedAt: sql`now()` })
    .where(
      and(
        eq(authAccounts.userId, userId),
        eq(authAccounts.providerId, "credential"),
        ifVersion === undefined ? undefined : eq(senhaVersion, ifVersion),
      ),
    )
    .returning({ id: authAccounts.id });
  if (changed.length === 0) return false;
  // Recorded before the sessions end, because the caller's own session may be among them.
  await recordEvent(tx, { acao: "trocou_senha", coisa: "usuarios", registro: usuarioId });
  await tx
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), sql`${authSessions.id} <> ${exceptSession}`));
  return true;
}

export async function resetSecondFactor(tx: Tx, usuarioId: string): Promise<boolean> {
  const usuario = await getUsuario(tx, usuarioId);
  const userId = usuario?.auth_user_id;
  if (!userId) return false;
  await holdAccount(tx, userId);
  const removed = await tx
    .delete(authTwoFactors)
    .where(eq(authTwoFactors.userId, userId))
    .returning({ id: authTwoFactors.id });
  await tx
    .update(authUsers)
    .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
    .where(eq(authUsers.id, userId));
  if (removed.length === 0) return false;
  const acao = "removeu_segundo_fator";
  await recordEvent(tx, { acao, coisa: "usuarios", registro: usuarioId });
  await tx.delete(authSessions).where(eq(authSessions.userId, userId));
  return true;
}

export async function listSecondFactors(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(authUsers, eq(authUsers.id, table.auth_user_id))
    .where(eq(authUsers.twoFactorEnabled, true));
  return new Set(rows.map(({ id }) => id));
}
