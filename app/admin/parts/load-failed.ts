/** What a screen says whose records could not be read, by its address. */
import { SCREENS, type Thing } from "#domain/permissions.ts";

const DATA = "Não foi possível carregar os dados.";

const LOAD_FAILED = {
  dashboard: "Erro ao carregar estatísticas",
  configuracoes_site: "Não foi possível carregar as configurações.",
  profissionais: "Erro ao carregar profissionais",
  convenios: "Erro ao carregar convênios",
  exames: "Falha ao carregar exames",
  blog_posts: "Falha ao carregar posts do blog",
  usuarios: "Falha ao carregar usuários",
  mensagens: "Erro ao carregar mensagens",
  inscritos: "Falha ao carregar os inscritos",
  pacientes: "Erro ao carregar pacientes",
  laudos: "Erro ao carregar laudos",
  depoimentos: "Erro ao carregar depoimentos",
  midia: "Falha ao carregar imagens",
} as const satisfies Partial<Record<Thing, string>>;

export function loadFailedOf(thing: keyof typeof LOAD_FAILED): string {
  return LOAD_FAILED[thing];
}

/** @param pathname of a screen, or of one below it */
export function loadFailedAt(pathname: string): string {
  const screen = SCREENS.find(({ path }) => {
    const address = `/admin${path}`;
    return pathname === address || (path !== "" && pathname.startsWith(`${address}/`));
  });
  const texts: Partial<Record<Thing, string>> = LOAD_FAILED;
  return (screen && texts[screen.thing]) ?? DATA;
}
