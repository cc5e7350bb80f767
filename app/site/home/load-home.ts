import { DEFAULT_DEPOIMENTOS_SECAO, type PublicDepoimento } from "#domain/clinica/depoimentos.ts";
import { withOwnSatisfaction } from "#domain/clinica/estatisticas.ts";
import { DEFAULT_DEPOIMENTOS } from "#domain/defaults/depoimentos.ts";
import { DEFAULT_HOME_ESTRUTURA } from "#domain/defaults/home-estrutura.ts";
import { DEFAULT_HOME_HERO } from "#domain/defaults/home-hero.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import { DEFAULT_PROFISSIONAIS } from "#domain/defaults/profissionais.ts";
import { FIRST_EXAMES, groupExames } from "#domain/exames/group-exames.ts";
import { withoutSampleFigures, withoutSamples } from "#domain/paginas/hidden-samples.ts";
import type { HomeEstrutura } from "#domain/paginas/home-estrutura.ts";
import type { HomeHero } from "#domain/paginas/home-hero.ts";
import { formatDayMonth } from "#domain/texto/datas.ts";
import { getHome, type Home } from "#server/data/home/home.ts";
import { readPictures } from "#server/http/files/pictures.ts";
import { readPublic, readSettings } from "#server/http/public-read.ts";
import type { RequestContext } from "#server/http/request-context.ts";

export async function loadHome(context: RequestContext) {
  const home = await readPublic(context, "home", getHome);
  const { ocultar_exemplos } = await readSettings(context);
  const hero: HomeHero = home?.hero ?? DEFAULT_HOME_HERO;
  const { titulo, descricao, valores, diferenciais } = home?.sobre ?? DEFAULT_HOME_SOBRE;
  const estrutura: HomeEstrutura = home?.estrutura ?? DEFAULT_HOME_ESTRUTURA;
  const exames = home?.exames ?? [];
  const imagens = heroImages(hero);
  const samples = DEFAULT_HOME_HERO.estatisticas;
  const profissionais = home?.profissionais.length ? home.profissionais : DEFAULT_PROFISSIONAIS;
  const posts = home?.posts ?? [];
  const pictures = await readPictures(context, [
    ...imagens,
    ...estrutura.imagens.map(({ url }) => url),
    ...profissionais.map(({ foto_url }) => foto_url),
    ...posts.map(({ imagem_capa_url }) => imagem_capa_url),
  ]);
  return {
    pictures,
    hero: {
      ...hero,
      imagens,
      estatisticas: withOwnSatisfaction(
        ocultar_exemplos ? withoutSamples(hero.estatisticas, samples) : hero.estatisticas,
        samples,
        home?.depoimentosSecao?.satisfacao ?? "",
      ),
    },
    sobre: { titulo, descricao, valores, diferenciais },
    estrutura,
    profissionais,
    exameGroups: groupExames(exames.slice(0, FIRST_EXAMES), exames, home?.exameGrupos),
    posts: posts.map((post) => ({
      ...post,
      data_publicacao: post.data_publicacao.toISOString(),
      dia: formatDayMonth(post.data_publicacao),
    })),
    testimonials: testimonialsOf(home, ocultar_exemplos),
  };
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

function testimonialsOf(home: Home | undefined, hidesSamples: boolean) {
  const { mostrar, ...figures } = home?.depoimentosSecao ?? DEFAULT_DEPOIMENTOS_SECAO;
  if (!mostrar) return null;
  const saved: readonly PublicDepoimento[] = home?.depoimentos ?? [];
  if (hidesSamples) {
    const own = { depoimentos: saved, figures: withoutSampleFigures(figures) };
    return saved.length > 0 || Object.values(own.figures).some(Boolean) ? own : null;
  }
  const depoimentos = saved.length > 0 ? saved : DEFAULT_DEPOIMENTOS;
  return { depoimentos, figures };
}

function heroImages({ imagens, imagem_fundo_url }: HomeHero): string[] {
  const urls = imagens.map(({ url }) => url).filter(Boolean);
  return urls.length > 0 ? urls : [imagem_fundo_url].filter(Boolean);
}
