import { SCREENS, type Thing } from "#domain/permissions.ts";

const DATA = "Não foi possível carregar os dados.";

const LOAD_FAILED: Partial<Record<Thing, string>> = {
  dashboard: "Erro ao carregar estatísticas",
  configuracoes_site: "Não foi possível carregar as configurações.",
  profissionais: "Erro ao carregar profissionais",
  convenios: "Erro ao carregar convênios",
  exames: "Falha ao carregar exames",
  blog_posts: "Falha ao carregar posts do blog",
  usuarios: "Falha ao carregar usuários",
  agendamentos: "Erro ao carregar agendamentos",
  mensagens: "Erro ao carregar mensagens",
  respostas_prontas: "Erro ao carregar respostas prontas",
  agendamentos_numeros: "Erro ao carregar os números",
  agenda: "Erro ao carregar a agenda",
  salas: "Erro ao carregar salas e aparelhos",
  termos_consentimento: "Erro ao carregar termos de consentimento",
  questionarios: "Erro ao carregar perguntas de segurança",
  inscritos: "Falha ao carregar os inscritos",
  pacientes: "Erro ao carregar pacientes",
  laudos: "Erro ao carregar laudos",
  depoimentos: "Erro ao carregar depoimentos",
  midia: "Falha ao carregar imagens",
};

export function loadFailedOf(thing: Thing): string {
  return LOAD_FAILED[thing] ?? DATA;
}

export function loadFailedAt(pathname: string): string {
  const screen = SCREENS.find(({ path }) => {
    const address = `/admin${path}`;
    return pathname === address || (path !== "" && pathname.startsWith(`${address}/`));
  });
  return screen ? loadFailedOf(screen.thing) : DATA;
}
