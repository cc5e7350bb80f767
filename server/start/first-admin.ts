import { generateSenha } from "#domain/contas/senha.ts";
import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import type { Config } from "#server/config.ts";
import { createFirstUsuarios } from "#server/data/people/first-usuarios.ts";
import { countUsuarios } from "#server/data/people/usuarios.ts";
import type { Database } from "#server/db/open.ts";

interface Needed {
  config: Pick<Config, "adminEmail" | "adminPassword">;
  database: Database;
}

export async function ensureFirstAdmin({ config, database }: Needed): Promise<string | undefined> {
  const asOperator = { role: "operador" as const };
  if ((await database.as(asOperator, countUsuarios)) > 0) return undefined;
  const { adminEmail: email, adminPassword } = config;
  const senha = adminPassword ?? generateSenha();
  const senha_hash = await hashSenha(senha);
  const person = {
    nome: "Administrador",
    email,
    tipo_usuario: "admin_master" as const,
    senha_hash,
  };
  const isMade = await database.as(asOperator, (tx) => createFirstUsuarios(tx, [person]));
  if (!isMade || adminPassword !== undefined) return undefined;
  return `Primeiro acesso em /auth: ${email}, senha ${senha} (mostrada só agora; troque-a em Minha conta).`;
}
