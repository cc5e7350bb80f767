/** Only the server may import this module, because it includes every form. */
import { QUESTIONARIOS } from "./agenda/questionarios.ts";
import { SALAS } from "./agenda/salas.ts";
import { AGENDAMENTOS } from "./agendamentos/agendamentos.ts";
import { AGENDAMENTO_ANEXOS } from "./agendamentos/anexos.ts";
import { BLOG_POSTS } from "./blog/blog-posts.ts";
import { CONFIGURACOES_SITE } from "./clinica/configuracoes-site.ts";
import { CONVENIOS } from "./clinica/convenios.ts";
import { DEPOIMENTOS, DEPOIMENTOS_SECAO } from "./clinica/depoimentos.ts";
import { USUARIOS } from "./contas/usuarios.ts";
import { EXAME_GRUPOS } from "./exames/exame-grupos.ts";
import { EXAMES } from "./exames/exames.ts";
import { ESTUDOS, IMAGENS, SERIES } from "./imagens/imagens.ts";
import { LAUDO_VERSOES, LAUDOS } from "./laudos/laudos.ts";
import { ANOTACOES } from "./mensagens/anotacoes.ts";
import { MENSAGENS, RESPOSTAS } from "./mensagens/mensagens.ts";
import { INSCRITOS, NEWSLETTER_EDICOES, NEWSLETTER_ENVIOS } from "./mensagens/newsletter.ts";
import { RESPOSTAS_PRONTAS } from "./mensagens/respostas-prontas.ts";
import { MIDIA } from "./midia/midia.ts";
import { HOME_ESTRUTURA } from "./paginas/home-estrutura.ts";
import { HOME_HERO } from "./paginas/home-hero.ts";
import { HOME_SOBRE } from "./paginas/home-sobre.ts";
import { PAGINAS } from "./paginas/paginas.ts";
import type { TableThing, Thing } from "./permissions.ts";
import { CONSENTIMENTOS } from "./pessoas/consentimentos.ts";
import { PACIENTES } from "./pessoas/pacientes.ts";
import { PROFISSIONAIS } from "./pessoas/profissionais.ts";
import { RESPONSAVEIS } from "./pessoas/responsaveis.ts";
import { PUBLICIDADE_VISTOS } from "./publicidade/vistos.ts";
import { TERMOS_CONSENTIMENTO } from "./termos/termos.ts";
import { ownValue } from "./texto/own-value.ts";
import type { AnyThing } from "./thing-entry.ts";

type TrailThing = TableThing | "laudo_versoes";

const ENTRIES: Readonly<Record<TrailThing, AnyThing>> = {
  agendamento_anexos: AGENDAMENTO_ANEXOS,
  agendamentos: AGENDAMENTOS,
  anotacoes: ANOTACOES,
  blog_posts: BLOG_POSTS,
  configuracoes_site: CONFIGURACOES_SITE,
  consentimentos: CONSENTIMENTOS,
  convenios: CONVENIOS,
  depoimentos: DEPOIMENTOS,
  depoimentos_secao: DEPOIMENTOS_SECAO,
  estudos: ESTUDOS,
  exame_grupos: EXAME_GRUPOS,
  exames: EXAMES,
  home_estrutura: HOME_ESTRUTURA,
  home_hero: HOME_HERO,
  home_sobre: HOME_SOBRE,
  imagens: IMAGENS,
  inscritos: INSCRITOS,
  laudo_versoes: LAUDO_VERSOES,
  laudos: LAUDOS,
  mensagens: MENSAGENS,
  midia: MIDIA,
  newsletter_edicoes: NEWSLETTER_EDICOES,
  newsletter_envios: NEWSLETTER_ENVIOS,
  pacientes: PACIENTES,
  paginas: PAGINAS,
  profissionais: PROFISSIONAIS,
  publicidade_vistos: PUBLICIDADE_VISTOS,
  questionarios: QUESTIONARIOS,
  responsaveis: RESPONSAVEIS,
  respostas: RESPOSTAS,
  termos_consentimento: TERMOS_CONSENTIMENTO,
  respostas_prontas: RESPOSTAS_PRONTAS,
  salas: SALAS,
  series: SERIES,
  usuarios: USUARIOS,
};

const SCREEN_ICONS: Readonly<Record<Exclude<Thing, TableThing>, string>> = {
  agenda: "clock",
  agendamentos_numeros: "calendar",
  auditoria: "history",
  cobertura: "Shield",
  conta: "user",
  dashboard: "dashboard",
  lixeira: "trash",
};

export function thingEntry(coisa: string): AnyThing | undefined {
  return ownValue(ENTRIES, coisa);
}

export function thingLabel(coisa: string): string {
  return thingEntry(coisa)?.label ?? coisa;
}

export function thingIcon(thing: Thing): string | null {
  return ownValue(SCREEN_ICONS, thing) ?? thingEntry(thing)?.icon ?? null;
}

export function listThings(): [TrailThing, AnyThing][] {
  return Object.entries(ENTRIES) as [TrailThing, AnyThing][];
}
