/** Who did what to what, in the clinic's words. */

const MUDANCAS = ["criou", "alterou", "excluiu"];

/** Whether the action created, changed or deleted a record. */
export function isMudanca(acao: string): boolean {
  return MUDANCAS.includes(acao);
}

/**
 * The action with its object where it has one: `criou Exame`, `entrou`.
 * @param rotulo what the thing is called
 */
export function formatFeito(acao: string, rotulo: string): string {
  return isMudanca(acao) ? `${acao} ${rotulo}` : acao;
}

/** Who acted; without a signed-in user, the system or a visitor. */
export function formatQuem(usuario_nome: string | null, acao: string): string {
  return usuario_nome ?? (isMudanca(acao) ? "Sistema" : "Visitante");
}
