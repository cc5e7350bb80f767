import type { PedidoSecreto } from "#domain/agendamentos/agendamentos.ts";
import type { RespostasSecretas } from "#domain/agendamentos/seguranca.ts";
import { digitsOf, formatTelefone } from "#domain/clinica/telefone.ts";
import { encryptedColumns, json, text } from "#server/data/kit/encrypted-columns.ts";
import type { Tx } from "#server/db/open.ts";
import { agendamentoAnexos, agendamentos } from "#server/db/schema/agendamentos.ts";

interface Values {
  codigo?: string;
  pedido?: PedidoSecreto;
  guia?: string | null;
  foto_motivo?: string | null;
  motivo?: string | null;
  respostas?: RespostasSecretas | null;
}

const agendamento = encryptedColumns(
  agendamentos,
  {
    codigo: text,
    pedido: json<PedidoSecreto>(),
    guia: text,
    foto_motivo: text,
    motivo: text,
    respostas: json<RespostasSecretas>(),
  },
  (keys, { pedido }: Values) =>
    pedido === undefined
      ? {}
      : {
          busca: [
            ...keys.nameHashes(pedido.nome),
            ...keys.telefoneHashes(telefoneDigits(pedido.telefone)),
          ],
        },
);

/** Returns a telephone number's digits as searches compare them: with area code, without country code. */
export function telefoneDigits(telefone: string): string {
  return digitsOf(formatTelefone(telefone));
}

export const encryptedAgendamento = {
  decrypt: agendamento.decrypt,
  encrypt: (tx: Tx, id: string, values: Values, before?: object) =>
    agendamento.encrypt(tx, id, values, before),
};

export const encryptedAnexo = encryptedColumns(agendamentoAnexos, { nome: text });
