import { formatDateTime } from "../texto/datas.ts";
import { COMPARTILHAMENTO_LIMITS, type Fim } from "./compartilhamentos.ts";

interface Ends {
  expira_em: Date;
  encerrado_em: Date | null;
  fim: Fim | null;
}

const REASONS: Record<Fim, string> = {
  pedido: "Encerrado",
  senhas: `Encerrado depois de ${COMPARTILHAMENTO_LIMITS.senhas} senhas erradas`,
  cadastro: "Encerrado porque o cadastro ou o protocolo mudou",
};

export function fimText({ expira_em, encerrado_em, fim }: Ends, agora: Date): string {
  if (encerrado_em !== null)
    return `${REASONS[fim ?? "pedido"]} em ${formatDateTime(encerrado_em)}`;
  const verb = expira_em > agora ? "Termina" : "Terminou";
  return `${verb} em ${formatDateTime(expira_em)}`;
}
