/** Who did what to what, in the clinic's words; apart from the fields, whose forms are a lot to load. */
import { ownValue } from "./own-value.ts";

const COISAS: Record<string, string> = {
  configuracoes_site: "Configurações",
  home_hero: "Home Page: Hero",
  home_sobre: "Home Page: Sobre",
  home_estrutura: "Home Page: Estrutura",
  profissionais: "Profissional",
  exames: "Exame",
  convenios: "Convênio",
  blog_posts: "Artigo",
  midia: "Imagem",
  usuarios: "Usuário",
  mensagens: "Mensagem",
  respostas: "Resposta",
  consentimentos: "Consentimento",
  inscritos: "Inscrito na newsletter",
  newsletter_envios: "Newsletter",
  depoimentos: "Depoimento",
  depoimentos_secao: "Seção de depoimentos",
  paginas: "Páginas",
  pacientes: "Paciente",
  laudos: "Laudo",
  laudo_versoes: "PDF de laudo",
};

export function formatCoisa(coisa: string): string {
  return ownValue(COISAS, coisa) ?? coisa;
}

const MUDANCAS = ["criou", "alterou", "excluiu"];

/** Whether the action created, changed or deleted a record. */
export function isMudanca(acao: string): boolean {
  return MUDANCAS.includes(acao);
}

/** The action with its object where it has one: `criou Exame`, `entrou`. */
export function formatFeito(acao: string, coisa: string): string {
  return isMudanca(acao) ? `${acao} ${formatCoisa(coisa)}` : acao;
}

/** Who acted; without a signed-in user, the system or a visitor. */
export function formatQuem(usuario_nome: string | null, acao: string): string {
  return usuario_nome ?? (isMudanca(acao) ? "Sistema" : "Visitante");
}
