/** The built server over a test database, with one signed-in person for each role of the staff. */
import { beforeAll } from "vitest";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import { STAFF_ROLES } from "./admin-routes.ts";
import { testDatabase } from "./database.ts";
import { FORM_HEADERS } from "./form-headers.ts";
import type { ProductServer } from "./product-server.ts";
import { serversOverDatabase } from "./server-over-database.ts";

export type StaffRole = (typeof STAFF_ROLES)[number];

const SENHA = "uma senha boa";

/** Call it at the top of a file; it is there once tests run. */
export function staffServer() {
  const database = testDatabase();
  const start = serversOverDatabase();
  const cookies = new Map<StaffRole, string>();
  let server: ProductServer | undefined;

  beforeAll(async () => {
    const senha_hash = await hashSenha(SENHA);
    for (const role of STAFF_ROLES) {
      const person = { nome: role, email: `${role}@teste.test`, tipo_usuario: role, senha_hash };
      await database.asAdmin((tx) => createUsuario(tx, person));
    }
    server = await start(database.owner);
    for (const role of STAFF_ROLES) cookies.set(role, await signIn(server.url, role));
  });

  const send = (path: string, role: StaffRole | undefined, init: RequestInit = {}) =>
    fetch((server?.url ?? "") + path, {
      ...init,
      redirect: "manual",
      headers: {
        ...FORM_HEADERS,
        ...init.headers,
        origin: server?.url ?? "",
        cookie: (role && cookies.get(role)) ?? "",
      },
    });

  return {
    database,
    /** Scheme, host and port; once it runs. */
    url: () => server?.url ?? "",
    /** As that role, or as nobody. */
    get: (path: string, role?: StaffRole) => send(path, role),
    /** A form as a browser sends it: urlencoded, or in parts where it holds a file. */
    post: (path: string, form: Readonly<Record<string, string>> | FormData, role?: StaffRole) =>
      send(path, role, {
        method: "POST",
        body: form instanceof FormData ? form : new URLSearchParams(form),
      }),
  };
}

async function signIn(url: string, role: StaffRole): Promise<string> {
  const response = await fetch(`${url}/admin/entrar`, {
    method: "POST",
    headers: { ...FORM_HEADERS, origin: url },
    body: new URLSearchParams({ email: `${role}@teste.test`, senha: SENHA }),
  });
  if (response.status !== 200) throw new Error(`${role} was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
