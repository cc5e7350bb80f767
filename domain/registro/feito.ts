import { formatEvento } from "./eventos.ts";

const MUDANCAS = ["criou", "alterou", "excluiu"];

export function isMudanca(acao: string): boolean {
  return MUDANCAS.includes(acao);
}

export function formatFeito(acao: string, rotulo: string, quantos?: number | null): string {
  const text = formatEvento(acao, quantos);
  return isMudanca(acao) ? `${text} ${rotulo}` : text;
}

export function formatQuem(usuario_nome: string | null, acao: string): string {
  return usuario_nome ?? (isMudanca(acao) ? "Sistema" : "Visitante");
}
