import { data } from "react-router";
import { formatTelefone, whatsappHref } from "#domain/clinica/telefone.ts";
import {
  hasWhatsapp,
  PEDIDO_LABELS,
  replySubject,
  waitOf,
  whatsappGreeting,
} from "#domain/mensagens/mensagens.ts";
import type { StaffWork } from "#server/auth/as-staff.ts";
import { listAnotacoes } from "#server/data/mensagens/anotacoes.ts";
import { getConsentimentoOf } from "#server/data/mensagens/consentimentos.ts";
import { openMensagem } from "#server/data/mensagens/mensagens.ts";
import { listResponsaveis } from "#server/data/mensagens/responsaveis.ts";
import { listEmailEstados, listRespostas } from "#server/data/mensagens/respostas.ts";
import { listFilledRespostas } from "#server/data/mensagens/respostas-prontas.ts";
import { readSettings } from "#server/http/public-read.ts";
import { mailStanding } from "./mail-standing.server.ts";

export async function loadMensagem(work: StaffWork, id: string) {
  const { nome_clinica } = await readSettings(work.context);
  const found = await work.transaction(async (tx) => {
    const row = await openMensagem(tx, id);
    if (!row) return undefined;
    const respostas = await listRespostas(tx, row);
    const emails = await listEmailEstados(tx, [id, ...respostas.map((resposta) => resposta.id)]);
    const readyAnswers = await listFilledRespostas(tx, row);
    const notes = await listAnotacoes(tx, row);
    const people = await listResponsaveis(tx);
    const consent = await getConsentimentoOf(tx, id);
    return { row, respostas, emails, readyAnswers, notes, people, consent };
  });
  if (!found) throw data(null, { status: 404 });
  const { row, respostas, emails, readyAnswers, notes, people, consent } = found;
  const { nome, telefone, email, assunto, mensagem, cpf } = row;
  const isWithdrawn = Boolean(consent?.retirado_em);
  const greeting = whatsappGreeting(nome, nome_clinica, assunto);
  return {
    id: row.id,
    newId: crypto.randomUUID(),
    tipo: row.tipo,
    estado: row.estado,
    recebida_em: row.recebida_em,
    respondida_em: row.respondida_em,
    wait: waitOf(row, new Date()),
    nome,
    telefone: telefone && formatTelefone(telefone),
    email,
    cpf,
    assunto,
    mensagem,
    pedido: row.pedido && PEDIDO_LABELS[row.pedido],
    whatsapp: hasWhatsapp(telefone) ? whatsappHref(telefone, greeting) : undefined,
    subject: replySubject(assunto, row.tipo),
    readyAnswers,
    owner: row.responsavel_id,
    people,
    notes: notes.map(({ usuario_id, ...note }) => ({
      ...note,
      isOwn: usuario_id === work.staff.usuario.id,
    })),
    greeting: `Olá, ${nome.split(" ")[0]}.\n\n`,
    notice: mailStanding(row.avisada_em, emails.get(row.id)),
    consent: consent && {
      texto_versao: consent.texto_versao,
      dado_em: consent.dado_em,
      retirado_em: consent.retirado_em,
      retirado_por: consent.retirado_por,
    },
    respostas: respostas.map((resposta) => ({
      id: resposta.id,
      assunto: resposta.assunto,
      texto: resposta.texto,
      isOwn: resposta.usuario_id === work.staff.usuario.id,
      usuario_nome: resposta.usuario_nome,
      escrita_em: resposta.escrita_em,
      mail: mailStanding(resposta.enviada_em, emails.get(resposta.id), { isWithdrawn }),
    })),
  };
}
