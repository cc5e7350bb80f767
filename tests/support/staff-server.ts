import { afterAll, test } from "vitest";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import { STAFF_ROLES } from "./admin-routes.ts";
import { type OpenTestDatabase, onceOpened, openNewDatabase } from "./database.ts";
import { FORM_HEADERS } from "./form-headers.ts";
import type { ProductServer } from "./product-server.ts";
import { rememberRows } from "./remember-rows.ts";
import { startOverDatabase } from "./server-over-database.ts";

export type StaffRole = (typeof STAFF_ROLES)[number];

interface StaffClinic {
  test: OpenTestDatabase;
  server: ProductServer;
  cookies: ReadonlyMap<StaffRole, string>;
  restoreRows(): Promise<void>;
}

const SENHA = "uma senha boa";

/** One server for all test files of a worker, because its start takes longer than the tests of most files. */
const withClinic = test.extend(
  "clinic",
  { scope: "worker" },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from here
  async ({}, { onCleanup }): Promise<StaffClinic> => {
    const test = await openNewDatabase();
    const senha_hash = await hashSenha(SENHA);
    for (const role of STAFF_ROLES) {
      const person = { nome: role, email: `${role}@teste.test`, tipo_usuario: role, senha_hash };
      await test.asAdmin((tx) => createUsuario(tx, person));
    }
    const server = await startOverDatabase(test.owner);
    onCleanup(async () => {
      await server.stop();
      await test.close();
    });
    const cookies = new Map<StaffRole, string>();
    for (const role of STAFF_ROLES) cookies.set(role, await signIn(server.url, role));
    return { test, server, cookies, restoreRows: await rememberRows(test.superuser) };
  },
);

/** Call it at the top of a file. The server exists while tests run; its database has only one person of each role. */
export function staffServer() {
  let clinic: StaffClinic | undefined;
  const present = () => {
    if (!clinic) throw new Error("the server is not there yet");
    return clinic;
  };

  withClinic.beforeAll(async ({ clinic: ofWorker }) => {
    clinic = ofWorker;
    await clinic.restoreRows();
  });
  afterAll(() => clinic?.server.requireCleanLog());

  const send = (path: string, role: StaffRole | undefined, init: RequestInit = {}) => {
    const { server, cookies } = present();
    return fetch(server.url + path, {
      ...init,
      redirect: "manual",
      headers: {
        ...FORM_HEADERS,
        ...init.headers,
        origin: server.url,
        cookie: (role && cookies.get(role)) ?? "",
      },
    });
  };

  return {
    database: onceOpened(() => clinic?.test),
    url: () => present().server.url,
    get: (path: string, role?: StaffRole) => send(path, role),
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
