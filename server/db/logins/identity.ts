/** As whom a transaction runs. */
import { sql } from "drizzle-orm";
import { type ActingRole, databaseRole } from "./logins.ts";

export interface Identity {
  role: ActingRole;
  /** Of a member of staff, as server/auth/session/session-token.ts makes it: PostgreSQL looks up whose it is. */
  session?: string | undefined;
  /** Whom the sign-in acts for, in the trail: id of the row in usuarios, heeded of `auth` alone. */
  person?: string | undefined;
  /** For the trail: the network address, the request's number. */
  address?: string;
  requestId?: string;
}

/** One statement, so that the identity costs one round trip; it ends with the transaction. */
export function setIdentity({ role, session, person, address, requestId }: Identity) {
  const settings = {
    role: databaseRole(role),
    "app.sessao": session,
    "app.pessoa": person,
    "app.endereco": address,
    "app.pedido": requestId,
  };
  const parts = Object.entries(settings).map(
    ([name, value = ""]) => sql`set_config(${name}, ${value}, true)`,
  );
  return sql`select ${sql.join(parts, sql`, `)}`;
}
