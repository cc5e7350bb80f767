/** Who did what to what, in the clinic's words. */
import { formatEvento } from "./eventos.ts";

const MUDANCAS = ["criou", "alterou", "excluiu"];

/** Whether the action created, changed or deleted a record. */
export function isMudanca(acao: string): boolean {
  return MUDANCAS.includes(acao);
}

/**
 * The action with its object where it has one: `criou Exame`, `entrou`.
 * @param rotulo what the thing is called @param quantos to how many it was done, where that is known
 */
export function formatFeito(acao: string, rotulo: string, quantos?: number | null): string {
  const text = formatEvento(acao, quantos);
  return isMudanca(acao) ? `${text} ${rotulo}` : text;
}

/** Who acted; without a signed-in user, the system or a visitor. */
export function formatQuem(usuario_nome: string | null, acao: string): string {
  return usuario_nome ?? (isMudanca(acao) ? "Sistema" : "Visitante");
}
