/** The demo's five sign-ins, as the cookies that each of them gets. */
import { STAFF_ROLES } from "./admin-routes.ts";

export type StaffCookies = Record<(typeof STAFF_ROLES)[number], string>;

export const DEMO_SENHA = "demonstracao";

export const DEMO_EMAILS: Record<keyof StaffCookies, string> = {
  admin_master: "admin@clinica.test",
  editor: "editor@clinica.test",
  leitor: "leitor@clinica.test",
  laudos: "laudos@clinica.test",
  recepcao: "recepcao@clinica.test",
};

/** @param server scheme, host and port of a running demo */
export async function signInEveryone(server: string): Promise<StaffCookies> {
  const entries = STAFF_ROLES.map(
    async (role) => [role, await signIn(server, DEMO_EMAILS[role])] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as StaffCookies;
}

async function signIn(server: string, email: string): Promise<string> {
  const response = await fetch(`${server}/admin/entrar`, {
    method: "POST",
    headers: { origin: server },
    body: new URLSearchParams({ email, senha: DEMO_SENHA }),
  });
  if (response.status !== 200) throw new Error(`${email} was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
