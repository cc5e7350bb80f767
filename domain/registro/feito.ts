import { formatEvento } from "./eventos.ts";

const MUDANCAS = ["criou", "alterou", "excluiu"];

export function isMudanca(acao: string): boolean {
  return MUDANCAS.includes(acao);
}

/** @returns the action with its object, where it has one: `criou Exame`, `entrou` */
export function formatFeito(acao: string, rotulo: string, quantos?: number | null): string {
  const text = formatEvento(acao, quantos);
  return isMudanca(acao) ? `${text} ${rotulo}` : text;
}

/** Without a signed-in user, the system or a visitor acted. */
export function formatQuem(usuario_nome: string | null, acao: string): string {
  return usuario_nome ?? (isMudanca(acao) ? "Sistema" : "Visitante");
}
