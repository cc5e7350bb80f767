import { sql } from "drizzle-orm";
import { type ActingRole, databaseRole } from "./logins.ts";

export interface Identity {
  role: ActingRole;
  /** A member of staff's session token (session-token.ts); PostgreSQL looks up the person. */
  session?: string | undefined;
  /** A patient's access, from server/portal/access-token.ts; PostgreSQL looks up what it opens. */
  access?: string | undefined;
  /** The person whom the sign-in acts for, by id in usuarios; only `auth` may set it. */
  person?: string | undefined;
  /** The network address and the request's id, for the trail. */
  address?: string;
  requestId?: string;
}

/** One statement, so that the identity costs one round trip; it ends with the transaction. */
export function setIdentity({ role, session, access, person, address, requestId }: Identity) {
  const settings = {
    role: databaseRole(role),
    "app.sessao": session,
    "app.acesso": access,
    "app.pessoa": person,
    "app.endereco": address,
    "app.pedido": requestId,
  };
  const parts = Object.entries(settings).map(
    ([name, value = ""]) => sql`set_config(${name}, ${value}, true)`,
  );
  return sql`select ${sql.join(parts, sql`, `)}`;
}
