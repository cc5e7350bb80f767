import type { Statement } from "#server/db/frame.ts";
import { type ActingRole, databaseRole } from "./logins.ts";

export interface Identity {
  role: ActingRole;
  /** A member of staff's session token (session-token.ts), by which PostgreSQL finds the person. */
  session?: string | undefined;
  /** A patient's access token (server/portal/access-token.ts), by which PostgreSQL finds what the access opens. */
  access?: string | undefined;
  /** The id in usuarios of the person who signs in; PostgreSQL trusts it only from the role `auth`. */
  person?: string | undefined;
  address?: string;
  requestId?: string;
}

export function setIdentity(identity: Identity): Statement {
  const { role, session, access, person, address, requestId } = identity;
  const values = [databaseRole(role), session, access, person, address, requestId];
  return { text: TEXT, parameters: values.map((value = "") => value) };
}

const SETTINGS = ["role", "app.sessao", "app.acesso", "app.pessoa", "app.endereco", "app.pedido"];
const TEXT = `select ${SETTINGS.map((name, at) => `set_config('${name}', $${at + 1}, true)`).join(", ")}`;
