import { DEMO_SENHA, DEMO_USUARIOS } from "#demo/usuarios.ts";
import { STAFF_ROLES } from "./admin-routes.ts";

export type StaffCookies = Record<(typeof STAFF_ROLES)[number], string>;

export const DEMO_EMAILS = Object.fromEntries(
  DEMO_USUARIOS.map(({ tipo_usuario, email }) => [tipo_usuario, email]),
) as Record<keyof StaffCookies, string>;

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
