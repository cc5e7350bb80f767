import type { Sql } from "postgres";
import { ATOS } from "#domain/registro/atos.ts";
import { EVENTOS } from "#domain/registro/eventos.ts";

interface DeclaredAct {
  trilha: "pacientes" | "equipe";
  ato: string;
  escreve: string;
}

export function listDeclaredActs(): DeclaredAct[] {
  const of = (trilha: DeclaredAct["trilha"], acts: Record<string, { escreve: string }>) =>
    Object.entries(acts).map(([ato, { escreve }]) => ({ trilha, ato, escreve }));
  return [...of("pacientes", ATOS), ...of("equipe", EVENTOS)];
}

export async function ensureDeclaredActs(owner: Pick<Sql, "unsafe">): Promise<void> {
  const wanted = `select * from json_to_recordset($1::text::json) as um(trilha text, ato text, escreve text)`;
  const acts = [JSON.stringify(listDeclaredActs())];
  await owner.unsafe(
    `delete from public.atos as a where not exists
      (select from (${wanted}) as um where (um.trilha, um.ato) = (a.trilha, a.ato))`,
    acts,
  );
  await owner.unsafe(
    `insert into public.atos as a (trilha, ato, escreve) ${wanted}
      on conflict (trilha, ato) do update set escreve = excluded.escreve
      where a.escreve <> excluded.escreve`,
    acts,
  );
}
