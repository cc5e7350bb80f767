import type { PedidoSecreto } from "#domain/agendamentos/agendamentos.ts";
import {
  canMove,
  type EstadoAgendamento,
  isAberto,
  mayBeMissed,
} from "#domain/agendamentos/estados.ts";
import type { RespostasSecretas, Seguranca } from "#domain/agendamentos/seguranca.ts";
import type { Tx } from "#server/db/open.ts";
import { type Agendamento, updateAgendamento } from "./agendamentos.ts";

interface Change {
  id: string;
  versao: number;
  para?: EstadoAgendamento;
  values?: {
    pedido?: (before: PedidoSecreto) => PedidoSecreto;
    guia?: string;
    autorizacao_pedida_em?: string;
    autorizacao_prazo?: string;
    alta_complexidade?: boolean;
    foto_motivo?: string | null;
    motivo?: string | null;
    laudo_id?: string;
    /** Computes the new answers from the stored ones. If it returns undefined, the change is refused. */
    seguranca?(
      before: Pick<Agendamento, "respostas" | "seguranca" | "pedido">,
    ): { respostas: RespostasSecretas; seguranca: Seguranca } | undefined;
  };
}

export type ChangeResult =
  | { status: "saved"; record: Agendamento }
  | { status: "conflict"; current: Agendamento }
  | { status: "missing" }
  | { status: "refused" };

class NotAllowed extends Error {}

export async function changeAgendamento(
  tx: Tx,
  { id, versao, para, values = {} }: Change,
): Promise<ChangeResult> {
  try {
    return await updateAgendamento(tx, {
      id,
      versao,
      values: async (current) => {
        const { estado, pedido } = current;
        // A request that awaits the insurer's authorisation may stay in that state while its data is completed.
        const isSame = para === "aguardando_autorizacao" && estado === para;
        const isAllowed =
          para === undefined || isSame ? isAberto(estado) : canMove(estado, para, "equipe");
        const { seguranca, ...plain } = values;
        const answers = seguranca?.(current);
        // The state `confirmado` needs a confirmed time, which only the patient or `confirmByPhone` can set.
        if (para === "confirmado" && current.horario === null) throw new NotAllowed();
        if (para === "faltou" && !mayBeMissed(current.horario, new Date())) throw new NotAllowed();
        if (!isAllowed || (seguranca && !answers)) throw new NotAllowed();
        return {
          ...plain,
          ...answers,
          ...(values.pedido ? { pedido: values.pedido(pedido) } : { pedido }),
          ...(para && { estado: para }),
        };
      },
    });
  } catch (error) {
    if (error instanceof NotAllowed) return { status: "refused" };
    throw error;
  }
}
