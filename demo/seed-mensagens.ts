import type { TipoMensagem } from "#domain/mensagens/mensagens.ts";
import { replySubject } from "#domain/mensagens/mensagens.ts";
import { textoConsentimento } from "#domain/pessoas/consentimentos.ts";
import { HOUR_MS } from "#domain/texto/durations.ts";
import { consentProof } from "#server/crypto/consent-token.ts";
import { encryptedMensagem, encryptedResposta } from "#server/data/mensagens/encrypted-mensagem.ts";
import type { Database, Tx } from "#server/db/open.ts";
import { consentimentos } from "#server/db/schema/consentimentos.ts";
import { mensagens } from "#server/db/schema/mensagens.ts";
import { respostas } from "#server/db/schema/respostas.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { DEMO_CONTATOS, DEMO_DIREITOS, DEMO_OLDER } from "./content/mensagens.ts";
import { demoId } from "./ids.ts";

type Mensagem = typeof mensagens.$inferInsert & { id: string; recebida_em: Date };

export async function seedDemoMensagens({
  database,
  secretKey,
}: {
  database: Database;
  secretKey: Buffer;
}): Promise<void> {
  const now = Date.now();
  await database.as({ role: "operador" }, async (tx) => {
    if ((await tx.$count(mensagens)) > 0) return;
    const contatos = [...DEMO_CONTATOS, ...DEMO_OLDER];
    const rows = [
      ...contatos.map(
        ({ horas, estado, nome, telefone = "", email = "", assunto = "", mensagem }) => {
          const base = received(tx, "contato", nome, now - horas * HOUR_MS);
          const secreta = { nome, telefone, email, assunto, mensagem };
          return { ...base, estado, ...encryptedMensagem.encrypt(tx, base.id, secreta) };
        },
      ),
      ...DEMO_DIREITOS.map(({ horas, estado, pedido, ...secretos }) => {
        const base = received(tx, "direitos", secretos.nome, now - horas * HOUR_MS);
        return { ...base, estado, pedido, ...encryptedMensagem.encrypt(tx, base.id, secretos) };
      }),
    ].map(answered);
    await tx.insert(mensagens).values(rows);
    await tx.insert(consentimentos).values(
      rows.map(({ id, tipo, recebida_em }) => ({
        finalidade: tipo,
        texto_versao: textoConsentimento(tipo).versao,
        canal: "site" as const,
        dado_em: recebida_em,
        referencia: id,
        prova: consentProof(secretKey, id),
      })),
    );
    await tx.insert(respostas).values(
      contatos.flatMap(({ nome, assunto = "", resposta, horas }) => {
        if (resposta === undefined) return [];
        const id = demoId(`respostas/${nome}`);
        const secreta = { assunto: replySubject(assunto, "contato"), texto: resposta };
        const when = new Date(now - (horas - 3) * HOUR_MS);
        return {
          id,
          mensagem_id: demoId(`mensagens/${nome}`),
          usuario_nome: "Recepção da clínica",
          ...encryptedResposta.encrypt(tx, id, secreta),
          escrita_em: when,
          enviada_em: when,
        };
      }),
    );
  });
}

function received(tx: Tx, tipo: TipoMensagem, nome: string, when: number) {
  const id = demoId(`mensagens/${nome}`);
  const recebida_em = new Date(when);
  return {
    id,
    tipo,
    recebida_em,
    avisada_em: recebida_em,
    impressao: dataKeysOf(tx).fingerprint(id).toString("base64url"),
  };
}

function answered<Row extends Mensagem>(row: Row): Row {
  if (row.estado !== "respondida") return row;
  return { ...row, respondida_em: new Date(row.recebida_em.getTime() + 3 * HOUR_MS) };
}
