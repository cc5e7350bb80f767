import { blogPostForm } from "#domain/blog/blog-posts.ts";
import { SUGGESTED_RESPOSTAS } from "#domain/defaults/respostas-prontas.ts";
import type { Bucket } from "#domain/midia/midia.ts";
import { isoDate, parseMoment } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { nextFreeSlug, slugify } from "#domain/texto/slug.ts";
import type { blogPosts } from "#server/db/schema/blog-posts.ts";
import type { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import type { convenios } from "#server/db/schema/convenios.ts";
import type { depoimentos } from "#server/db/schema/depoimentos.ts";
import type { depoimentosSecao } from "#server/db/schema/depoimentos-secao.ts";
import type { exames } from "#server/db/schema/exames.ts";
import type { homeEstrutura } from "#server/db/schema/home-estrutura.ts";
import type { homeHero } from "#server/db/schema/home-hero.ts";
import type { homeSobre } from "#server/db/schema/home-sobre.ts";
import type { midia } from "#server/db/schema/midia.ts";
import type { profissionais } from "#server/db/schema/profissionais.ts";
import type { respostasProntas } from "#server/db/schema/respostas-prontas.ts";
import { DEMO_BLOG_POSTS } from "./content/blog-posts.ts";
import { BLOG_POST_AGENDADO } from "./content/blog-posts-agendado.ts";
import { DEMO_CONFIGURACOES } from "./content/configuracoes.ts";
import { DEMO_CONVENIOS } from "./content/convenios.ts";
import { DEMO_DEPOIMENTOS, DEMO_DEPOIMENTOS_SECAO } from "./content/depoimentos.ts";
import { DEMO_EXAMES } from "./content/exames.ts";
import { DEMO_HOME_ESTRUTURA, DEMO_HOME_HERO, DEMO_HOME_SOBRE } from "./content/home.ts";
import { DEMO_COVERS, DEMO_PORTRAITS } from "./content/pictures.ts";
import { DEMO_PROFISSIONAIS } from "./content/profissionais.ts";
import { demoId } from "./ids.ts";
import { addressOf, type DemoMidia } from "./midia.ts";

type Row<T extends { $inferInsert: object }> = T["$inferInsert"];

const HERO_IMAGES = ["hero-1", "hero-2", "hero-3"];

export const CONFIGURACOES_ID = demoId("configuracoes_site");

export function configuracoesRow(): Row<typeof configuracoesSite> {
  return { id: CONFIGURACOES_ID, ...DEMO_CONFIGURACOES };
}

export function respostasProntasRows(): Row<typeof respostasProntas>[] {
  return SUGGESTED_RESPOSTAS.slice(0, 6).map((resposta, index) => ({
    id: demoId(`respostas_prontas/${resposta.nome}`),
    ...resposta,
    ordem_exibicao: index + 1,
  }));
}

export function heroRow(demo: DemoMidia): Row<typeof homeHero> {
  const keys = HERO_IMAGES.map((name) => demo.find("hero", name)).filter((key) => key !== null);
  const imagens = keys.map((key) => ({ url: addressOf(key), path: key }));
  const imagem_fundo_url = imagens[0]?.url ?? "";
  return { id: demoId("home_hero"), ...DEMO_HOME_HERO, imagens, imagem_fundo_url };
}

export function sobreRow(): Row<typeof homeSobre> {
  return { id: demoId("home_sobre"), ...DEMO_HOME_SOBRE };
}

export function estruturaRow(demo: DemoMidia): Row<typeof homeEstrutura> {
  const imagens = DEMO_HOME_ESTRUTURA.imagens.flatMap((imagem, index) => {
    const url = picture(demo, "estrutura", `estrutura-${index + 1}`);
    return url ? [{ ...imagem, url }] : [];
  });
  return { id: demoId("home_estrutura"), ...DEMO_HOME_ESTRUTURA, imagens };
}

export function profissionaisRows(demo: DemoMidia): Row<typeof profissionais>[] {
  return DEMO_PROFISSIONAIS.map((profissional, index) => ({
    id: demoId(`profissionais/${profissional.nome}`),
    ...profissional,
    foto_url: picture(demo, "medicos", `medico-${DEMO_PORTRAITS[index] ?? 0}`),
    ordem_exibicao: index + 1,
  }));
}

const AUTHORISED = /^(?:Ressonância|Tomografia)/;
const CAREFUL_CONVENIOS = DEMO_CONVENIOS.slice(0, 3).map(({ nome }) => demoId(`convenios/${nome}`));

export function examesRows(): Row<typeof exames>[] {
  const slugs: string[] = [];
  return DEMO_EXAMES.map((exame, index) => {
    const slug = nextFreeSlug(slugify(exame.nome), slugs);
    slugs.push(slug);
    const autorizacao = AUTHORISED.test(exame.nome) ? CAREFUL_CONVENIOS : [];
    return {
      id: demoId(`exames/${slug}`),
      ...exame,
      slug,
      cobertura: "todos",
      autorizacao,
      ordem_exibicao: index + 1,
    };
  });
}

/** Cassems is a real insurer, listed without its logo, which is a trademark. */
export function conveniosRows(demo: DemoMidia): Row<typeof convenios>[] {
  return DEMO_CONVENIOS.map((convenio, index) => ({
    id: demoId(`convenios/${convenio.nome}`),
    ...convenio,
    logo_url:
      convenio.nome === "Cassems" ? null : picture(demo, "convenios", `convenio-${index + 1}`),
    ordem_exibicao: index + 1,
  }));
}

export function depoimentosRows(): Row<typeof depoimentos>[] {
  return DEMO_DEPOIMENTOS.map((depoimento, index) => ({
    id: demoId(`depoimentos/${depoimento.nome}`),
    ...depoimento,
    ordem_exibicao: index + 1,
  }));
}

export function depoimentosSecaoRow(): Row<typeof depoimentosSecao> {
  return { id: demoId("depoimentos_secao"), ...DEMO_DEPOIMENTOS_SECAO };
}

/** If the machine's clock is before the texts' dates, all dates are shifted back, so that the blog is not empty. */
export function blogPostsRows(demo: DemoMidia, now: Date): Row<typeof blogPosts>[] {
  const newest = DEMO_BLOG_POSTS.filter(({ status }) => status === "publicado")
    .map(({ data_publicacao }) => Date.parse(data_publicacao))
    .reduce((latest, time) => Math.max(latest, time), 0);
  const daysBack = Math.max(0, Math.ceil((newest - now.getTime()) / DAY_MS));
  const dated = DEMO_BLOG_POSTS.map((post) => ({
    ...post,
    data_publicacao: new Date(Date.parse(post.data_publicacao) - daysBack * DAY_MS),
  }));
  const scheduled = { ...BLOG_POST_AGENDADO, data_publicacao: mondayAfter(now) };
  return [...dated, scheduled].map((post, index, all) => {
    const cover = DEMO_COVERS[post.slug];
    const imagem_capa_url = cover ? picture(demo, "blog", `capa-${cover.number}`) : null;
    const form = blogPostForm.parse({
      ...post,
      imagem_capa_url,
      texto_alternativo: imagem_capa_url ? cover?.alt : null,
      ordem_exibicao: all.length - index,
    });
    return { id: demoId(`blog_posts/${post.slug}`), ...form };
  });
}

function mondayAfter(now: Date): Date {
  const days = Array.from({ length: 7 }, (_, day) =>
    isoDate(new Date(now.getTime() + (day + 2) * DAY_MS)),
  );
  const monday = days.find((day) => new Date(day).getUTCDay() === 1);
  return parseMoment(`${monday}T07:00`) ?? now;
}

export function midiaRows(demo: DemoMidia): Row<typeof midia>[] {
  return demo.pictures.map((picture) => ({ id: demoId(`midia/${picture.chave}`), ...picture }));
}

function picture(demo: DemoMidia, bucket: Bucket, name: string): string | null {
  const key = demo.find(bucket, name);
  return key && addressOf(key);
}
