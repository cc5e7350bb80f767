import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import type { Person } from "./respostas.ts";

export async function listResponsaveis(tx: Tx): Promise<Person[]> {
  const rows = await tx.execute<{ id: string; nome: string }>(
    sql`select id, nome from quem_responde()`,
  );
  const people = rows.map(({ id, nome }) => ({ id, nome }));
  return people.sort((a, b) => a.nome.localeCompare(b.nome, "pt-BR"));
}

interface NewResponsavel {
  mensagemId: string;
  /** The owner whom the person saw on the screen; null for none. */
  antes: string | null;
  responsavel: string | null;
}

/** @returns `mudou` if another person changed the owner in the meantime, `nao_pode` if the new owner may not answer */
export async function setResponsavel(
  tx: Tx,
  { mensagemId, antes, responsavel }: NewResponsavel,
): Promise<"feito" | "mudou" | "nao_pode" | "sem_mensagem"> {
  const [row] = await tx.execute<{ result: "feito" | "mudou" | "nao_pode" | "sem_mensagem" }>(
    sql`select encarrega_mensagem(${mensagemId}::uuid, ${antes}::uuid, ${responsavel}::uuid) as result`,
  );
  return row?.result ?? "sem_mensagem";
}
