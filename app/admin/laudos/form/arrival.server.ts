import { exameText } from "#domain/agendamentos/agendamentos.ts";
import { canMove } from "#domain/agendamentos/estados.ts";
import { plainText } from "#domain/search/plain-text.ts";
import { getAgendamento } from "#server/data/agendamentos/agendamentos.ts";
import { hasLaudo } from "#server/data/agendamentos/arrive.ts";
import { listPacientes } from "#server/data/pacientes/pacientes.ts";
import type { Tx } from "#server/db/open.ts";

export async function readArrival(tx: Tx, id: string | null) {
  const request = id === null ? undefined : await getAgendamento(tx, id);
  if (!request || (await hasLaudo(tx, request))) return undefined;
  const { versao, codigo, estado, pedido } = request;
  if (!canMove(estado, "chegou", "equipe")) return undefined;
  const { nome, cpf, data_nascimento, telefone, email } = pedido;
  const found = await listPacientes(tx, { busca: cpf ?? nome });
  const candidates = found.rows.filter(
    (one) =>
      (cpf !== null && one.cpf === cpf) ||
      (one.data_nascimento === data_nascimento && plainText(one.nome) === plainText(nome)),
  );
  return {
    id: request.id,
    versao,
    codigo,
    exame: pedido.exame?.nome ?? "",
    exameText: exameText(pedido.exame),
    person: { nome, cpf, data_nascimento, telefone, email },
    candidates,
  };
}
