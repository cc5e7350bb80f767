import { sql } from "drizzle-orm";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import type { ConfirmablePasso, PassoKey, PassosDone } from "#domain/paginas/primeiros-passos.ts";
import type { SampleState } from "#domain/paginas/samples.ts";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";

const TRAIL_THING = "primeiros_passos";

const { cores_principais } = DEFAULT_CONFIGURACOES;

/** True if the trail has a line about the step; false also for a role that may not read that line. */
const confirmed = (passo: PassoKey) =>
  sql`exists (select from trilha where coisa = ${TRAIL_THING} and registro = ${passo})`;

/** @param mailLeaves false if no SMTP server is configured, even if mail was tested before */
export async function readPassos(
  tx: Tx,
  samples: readonly SampleState[],
  { mailLeaves }: { mailLeaves: boolean },
): Promise<PassosDone> {
  const [found] = await tx.execute<Record<Exclude<PassoKey, keyof typeof OF_SAMPLES>, boolean>>(sql`
    select
      exists (select from configuracoes_site where logo_url is not null) as logo,
      exists (select from configuracoes_site where registro_crm <> '' and diretor_tecnico <> ''
        and crm_diretor_tecnico <> '') as diretor,
      exists (select from configuracoes_site where encarregado_dados <> '' and email_encarregado <> '') as encarregado,
      exists (select from configuracoes_site where cores_principais <> ${JSON.stringify(cores_principais)}::text::jsonb)
        or ${confirmed("cores")} as cores,
      exists (select from convenios) as convenios,
      ${mailLeaves}::boolean and ${confirmed("email")} as email,
      conta_usuarios() > 1 or ${confirmed("pessoas")} as pessoas,
      ${confirmed("chaves")} as chaves`);
  const isOwn = (key: string) => samples.some((sample) => sample.key === key && sample.isOwn);
  const ofSamples = Object.entries(OF_SAMPLES).map(([passo, key]) => [passo, isOwn(key)]);
  return { ...found, ...Object.fromEntries(ofSamples) } as PassosDone;
}

/** Each of these steps is done once the clinic has replaced the sample with this key. */
const OF_SAMPLES = {
  contatos: "contacts",
  horarios: "hours",
  exames: "exams",
  medicos: "doctors",
  fotografias: "photographs",
} as const satisfies Partial<Record<PassoKey, SampleState["key"]>>;

export function confirmPasso(tx: Tx, passo: ConfirmablePasso): Promise<void> {
  return recordEvent(tx, { acao: "confirmou_passo", coisa: TRAIL_THING, registro: passo });
}

export function noteMailWorks(tx: Tx): Promise<void> {
  return recordEvent(tx, { acao: "testou_email", coisa: TRAIL_THING, registro: "email" });
}
