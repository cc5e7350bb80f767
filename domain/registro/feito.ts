import { formatEvento } from "./eventos.ts";

const MUDANCAS = ["criou", "alterou", "excluiu"];

export function isMudanca(acao: string): boolean {
  return MUDANCAS.includes(acao);
}

/** @returns the event in words; a change also names the kind of record: `criou Exame`, `entrou` */
export function formatFeito(acao: string, rotulo: string, quantos?: number | null): string {
  const text = formatEvento(acao, quantos);
  return isMudanca(acao) ? `${text} ${rotulo}` : text;
}

/** @returns the person's name; if there is none, `Sistema` for a change and `Visitante` for any other event */
export function formatQuem(usuario_nome: string | null, acao: string): string {
  return usuario_nome ?? (isMudanca(acao) ? "Sistema" : "Visitante");
}
