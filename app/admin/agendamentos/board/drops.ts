import { href } from "react-router";
import { type EstadoAgendamento, isAberto, listMoves } from "#domain/agendamentos/estados.ts";
import type { BoardColumn } from "#server/data/agendamentos/agendamentos.ts";

interface Dragged {
  id: string;
  estado: EstadoAgendamento;
  temConvenio: boolean;
  podeFaltar: boolean;
}

export function listDrops({ estado, temConvenio, podeFaltar }: Dragged): EstadoAgendamento[] {
  return listMoves(estado, "equipe").filter((para) => {
    if (para === "aguardando_autorizacao") return temConvenio;
    if (para === "faltou") return podeFaltar;
    // A drop on `confirmado` only undoes `chegou` or `faltou`. To confirm a proposal, somebody must choose a time.
    if (para === "confirmado") return !isAberto(estado);
    return true;
  });
}

export function formOfDrop(
  { id }: Pick<Dragged, "id">,
  para: EstadoAgendamento,
): string | undefined {
  const request = href("/admin/agendamentos/:id", { id });
  switch (para) {
    case "aguardando_autorizacao":
      return `${request}?acao=autorizacao`;
    case "proposto":
      return href("/admin/agendamentos/:id/propor", { id });
    case "cancelado":
      return `${request}?acao=cancelar`;
    case "nao_atendemos":
      return `${request}?acao=nao-atendemos`;
    default:
      return undefined;
  }
}

export function columnOf(estado: EstadoAgendamento): BoardColumn["estado"] {
  return isAberto(estado) ? estado : "encerrados";
}
