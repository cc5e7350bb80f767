import type { MensagemSecreta, RespostaSecreta } from "#domain/mensagens/mensagens.ts";
import { encryptedColumns, json } from "#server/data/kit/encrypted-columns.ts";
import type { Tx } from "#server/db/open.ts";
import { mensagens } from "#server/db/schema/mensagens.ts";
import { respostas } from "#server/db/schema/respostas.ts";

interface WrittenMensagem {
  nome: string;
  telefone: string;
  email: string;
  assunto: string;
  mensagem: string;
  /** The CPF from the form for requests about personal data; empty in other messages. */
  cpf: string;
}

interface Encrypted {
  id: string;
  cifrada: Uint8Array;
}

const mensagem = encryptedColumns(mensagens, { cifrada: json<MensagemSecreta>() });
const resposta = encryptedColumns(respostas, { cifrada: json<RespostaSecreta>() });

export const encryptedMensagem = {
  encrypt: (tx: Tx, id: string, secreta: MensagemSecreta) =>
    mensagem.encrypt(tx, id, { cifrada: secreta }),

  decrypt<Row extends Encrypted>(tx: Tx, row: Row): Omit<Row, "cifrada"> & WrittenMensagem {
    const { cifrada, ...plain } = mensagem.decrypt<Encrypted>(tx, row);
    const { detalhes = "", ...secreta } = cifrada;
    const written = { telefone: "", assunto: "", mensagem: detalhes, cpf: "", ...secreta };
    return { ...(plain as Omit<Row, "cifrada">), ...written };
  },
};

export const encryptedResposta = {
  encrypt: (tx: Tx, id: string, secreta: RespostaSecreta) =>
    resposta.encrypt(tx, id, { cifrada: secreta }),

  decrypt<Row extends Encrypted>(tx: Tx, row: Row): Omit<Row, "cifrada"> & RespostaSecreta {
    const { cifrada, ...plain } = resposta.decrypt<Encrypted>(tx, row);
    return { ...(plain as Omit<Row, "cifrada">), ...cifrada };
  },
};
