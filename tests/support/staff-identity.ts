import { randomBytes, randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { TIPOS_USUARIO, type TipoUsuario } from "#domain/contas/usuarios.ts";
import type { Role } from "#domain/permissions.ts";
import { credentialOf, storedToken } from "#server/auth/session/session-token.ts";
import type { Identity } from "#server/db/open.ts";

export interface StaffIdentity extends Identity {
  role: TipoUsuario;
  session: string;
}

export async function identityOf(test: { superuser: Sql }, role: Role): Promise<Identity> {
  const tipo = TIPOS_USUARIO.find((one) => one === role);
  return tipo ? staffIdentity(test, tipo) : { role };
}

/** Writes nothing into the trail. An existing person with this `id` gets one more session. */
export async function staffIdentity(
  { superuser }: { superuser: Sql },
  role: TipoUsuario,
  { id = randomUUID(), nome = "Ana" }: { id?: string; nome?: string } = {},
): Promise<StaffIdentity & { usuarioId: string }> {
  const [known] = await superuser`select auth_user_id from usuarios where id = ${id}`;
  const account = known?.auth_user_id ?? randomUUID();
  if (!known) {
    const email = `${id}@clinica.test`;
    await superuser`insert into auth_users (id, email) values (${account}, ${email})`;
    await superuser`insert into auth_accounts (id, account_id, provider_id, user_id, password)
      values (${account}, ${account}, 'credential', ${account}, ${"x".repeat(97)})`;
    await superuser`insert into usuarios (id, nome, email, tipo_usuario, auth_user_id)
      values (${id}, ${nome}, ${email}, ${role}, ${account})`;
    await superuser`delete from trilha where registro = ${id}`;
  }
  const token = randomBytes(24).toString("base64url");
  await superuser`insert into auth_sessions (id, token, user_id, expires_at)
    values (${randomUUID()}, ${storedToken(token)}, ${account}, now() + interval '12 hours')`;
  return { role, session: credentialOf(token), usuarioId: id };
}
