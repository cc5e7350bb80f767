import { sql } from "drizzle-orm";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { DEFAULT_DEPOIMENTOS_FIGURES } from "#domain/defaults/depoimentos.ts";
import { DEFAULT_HOME_ESTRUTURA } from "#domain/defaults/home-estrutura.ts";
import { DEFAULT_HOME_HERO } from "#domain/defaults/home-hero.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { SAMPLES, type SampleState } from "#domain/paginas/samples.ts";
import type { Tx } from "#server/db/open.ts";

const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

/** True if the clinic hides examples; they then count as replaced, because visitors do not see them. */
const isHidden = sql`exists (select from configuracoes_site where ocultar_exemplos)`;

/** An empty text counts as a sample, because the site then shows the built-in text (app/site/quem-somos). */
const aboutIsOwn = sql.join(
  Object.entries(DEFAULT_HOME_SOBRE).map(([column, initial]) =>
    typeof initial === "string"
      ? sql`${sql.identifier(column)} not in ('', ${initial})`
      : sql`(${sql.identifier(column)} not in ('[]', ${json(initial)}) ${column === "numeros" ? sql`or ${isHidden}` : sql``})`,
  ),
  sql` and `,
);

/** Compares with the built-in texts, because a record that was saved unchanged still contains samples. */
export async function listSamples(tx: Tx): Promise<SampleState[]> {
  const { nome_clinica, telefone, email, endereco, links_redes_sociais } = DEFAULT_CONFIGURACOES;
  const { horarios, horario_funcionamento, feriados } = DEFAULT_CONFIGURACOES;
  const estrutura = DEFAULT_HOME_ESTRUTURA;
  const { satisfacao, media, avaliacoes } = DEFAULT_DEPOIMENTOS_FIGURES;
  const [own] = await tx.execute<Record<(typeof SAMPLES)[number]["key"], boolean>>(sql`
    select
      exists (select from configuracoes_site where nome_clinica <> ${nome_clinica}
        and telefone <> ${telefone} and email <> ${email} and endereco <> ${endereco}
        and links_redes_sociais ->> 'whatsapp' <> ${links_redes_sociais.whatsapp}) as contacts,
      exists (select from configuracoes_site where horarios <> ${json(horarios)}
        or horario_funcionamento <> ${horario_funcionamento} or feriados <> ${json(feriados)}) as hours,
      exists (select from home_hero
        where jsonb_array_length(imagens) > 0 or imagem_fundo_url <> '') as photographs,
      exists (select from profissionais) as doctors,
      exists (select from exames) as exams,
      ${isHidden} or exists (select from home_hero where estatisticas <> ${json(DEFAULT_HOME_HERO.estatisticas)}) as figures,
      exists (select from home_hero where titulo <> ${DEFAULT_HOME_HERO.titulo}
        and subtitulo <> ${DEFAULT_HOME_HERO.subtitulo}) as welcome,
      exists (select from home_sobre where ${aboutIsOwn}) as about,
      exists (select from home_estrutura where titulo <> ${estrutura.titulo}
        and descricao <> ${estrutura.descricao}
        and facilidades <> ${json(estrutura.facilidades)}) as facility,
      ${isHidden} or exists (select from depoimentos_secao where not mostrar)
        or (exists (select from depoimentos) and exists (select from depoimentos_secao
          where (satisfacao, media, avaliacoes) is distinct from (${satisfacao}, ${media}, ${avaliacoes})))
        as testimonials`);
  return SAMPLES.map((sample) => ({ ...sample, isOwn: own?.[sample.key] === true }));
}
