const PAGES: Readonly<Record<string, string>> = {
  configuracoes_site: "/",
  convenios: "/convenios",
  depoimentos: "/",
  depoimentos_secao: "/",
  exame_grupos: "/exames",
  home_estrutura: "/",
  home_hero: "/",
  home_sobre: "/quem-somos",
  paginas: "/privacidade",
  profissionais: "/profissionais",
};

interface Saved {
  slug?: unknown;
  status?: unknown;
  data_publicacao?: unknown;
  pendente?: unknown;
}

/** @returns the record's page on the site; undefined if the site does not show the record as it was saved */
export function sitePath(
  thing: string,
  { slug, status, data_publicacao, pendente }: Saved,
  now = new Date(),
): string | undefined {
  if (thing === "exames") return `/exames/${slug}`;
  if (thing !== "blog_posts") return Object.hasOwn(PAGES, thing) ? PAGES[thing] : undefined;
  const isOut = data_publicacao instanceof Date && data_publicacao <= now;
  return status === "publicado" && isOut && !pendente ? `/blog/${slug}` : undefined;
}
