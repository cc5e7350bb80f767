import type { TipoUsuario } from "#domain/contas/usuarios.ts";
import { parseProtocolo } from "#domain/laudos/protocolo.ts";
import { can, type TableThing } from "#domain/permissions.ts";
import type { Paciente } from "#domain/pessoas/pacientes.ts";
import { thingEntry } from "#domain/things.ts";
import type { Tx } from "#server/db/open.ts";
import { questionarios } from "./agenda/questionarios.ts";
import { type Agendamento, listAgendamentos } from "./agendamentos/agendamentos.ts";
import { reviewedPosts } from "./blog-posts.ts";
import { depoimentos } from "./depoimentos.ts";
import { exames } from "./exames/exames.ts";
import { termos } from "./exames/termos.ts";
import type { StaffLaudo } from "./laudos/encrypted-laudo.ts";
import { findLaudoByProtocolo } from "./laudos/laudos.ts";
import { listPacientes } from "./pacientes/pacientes.ts";
import { listUsuarios } from "./people/usuarios.ts";
import { convenios, profissionais, respostasProntas, salas } from "./plain-lists.ts";

export interface PanelFound {
  content: { thing: TableThing; rows: { id: string; name: string }[] }[];
  pacientes: Paciente[];
  laudo: StaffLaudo | undefined;
  agendamentos: Agendamento[];
}

type List = (
  tx: Tx,
  options: { busca: string },
) => Promise<{ rows: readonly { id: string }[]; isSimilar?: boolean }>;

const CONTENT: readonly (readonly [TableThing, List])[] = [
  ["profissionais", profissionais.list],
  ["convenios", convenios.list],
  ["exames", exames.list],
  // `reviewedPosts` reads only columns that every role with access to posts may read.
  ["blog_posts", reviewedPosts.list],
  ["usuarios", listUsuarios],
  ["depoimentos", depoimentos.list],
  ["respostas_prontas", respostasProntas.list],
  ["salas", salas.list],
  ["questionarios", questionarios.list],
  ["termos_consentimento", termos.list],
];

const MOST = 5;
/** Shorter beginnings of names have no hash, so a search for them would decrypt thousands of names. */
const SHORTEST_NAME = 3;
const NO_REQUESTS = { rows: [], isSimilar: false };

export async function searchPanel(tx: Tx, role: TipoUsuario, busca: string): Promise<PanelFound> {
  const lists = [];
  for (const [thing, list] of CONTENT) {
    if (!can(role, "open", thing)) continue;
    const { rows, isSimilar = false } = await list(tx, { busca });
    if (rows.length > 0) lists.push({ thing, rows: rows.slice(0, MOST), isSimilar });
  }
  const { hasExact, ...people } = await searchPeople(tx, role, busca);
  const exact = lists.filter(({ isSimilar }) => !isSimilar);
  const content = (exact.length > 0 || hasExact ? exact : lists).map(({ thing, rows }) => ({
    thing,
    rows: rows.map((row) => ({ id: row.id, name: nameOf(thing, row) })),
  }));
  return { content, ...people };
}

async function searchPeople(tx: Tx, role: TipoUsuario, busca: string) {
  if (!can(role, "open", "pacientes") || busca.length < SHORTEST_NAME) {
    return { pacientes: [], laudo: undefined, agendamentos: [], hasExact: false };
  }
  const found = await listPacientes(tx, { busca, most: MOST });
  const { rows: pacientes } = found;
  const protocolo = parseProtocolo(busca);
  const laudo = protocolo ? await findLaudoByProtocolo(tx, protocolo) : undefined;
  const requests = can(role, "open", "agendamentos")
    ? await listAgendamentos(tx, { busca, most: MOST })
    : NO_REQUESTS;
  return {
    pacientes,
    laudo,
    agendamentos: requests.rows,
    hasExact: isExact(found) || isExact(requests),
  };
}

function isExact({
  rows,
  isSimilar,
}: {
  rows: readonly object[];
  isSimilar?: boolean | undefined;
}): boolean {
  return rows.length > 0 && !isSimilar;
}

function nameOf(thing: TableThing, row: object): string {
  const column = thingEntry(thing)?.name;
  return column ? String(Reflect.get(row, column)) : "";
}
