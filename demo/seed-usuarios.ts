import { hashSenha } from "#server/auth/senha/senha-hash.ts";
import { createFirstUsuarios } from "#server/data/people/first-usuarios.ts";
import { countUsuarios } from "#server/data/people/usuarios.ts";
import type { Database } from "#server/db/open.ts";
import { DEMO_SENHA, DEMO_USUARIOS } from "./usuarios.ts";

export async function seedDemoUsuarios({ database }: { database: Database }): Promise<void> {
  const asOperator = { role: "operador" as const };
  if ((await database.as(asOperator, countUsuarios)) > 0) return;
  const people = await Promise.all(
    DEMO_USUARIOS.map(async (person) => ({ ...person, senha_hash: await hashSenha(DEMO_SENHA) })),
  );
  await database.as(asOperator, (tx) => createFirstUsuarios(tx, people));
}

export function demoSignIns(): string {
  const lines = DEMO_USUARIOS.map(({ email, tipo_usuario }) => `  ${email} (${tipo_usuario})`);
  return [`Entradas da demonstração em /auth, senha ${DEMO_SENHA}:`, ...lines].join("\n");
}
