import { formatTelefone } from "#domain/clinica/telefone.ts";
import {
  ESTADO_LABELS,
  type EstadoMensagem,
  PEDIDO_LABELS,
  type Pedido,
  TIPO_LABELS,
  type TipoMensagem,
} from "#domain/mensagens/mensagens.ts";
import { formatDateTime } from "#domain/texto/datas.ts";

interface PaperMensagemProps {
  mensagem: {
    id: string;
    tipo: TipoMensagem;
    estado: EstadoMensagem;
    recebida_em: Date;
    respondida_em: Date | null;
    responsavel: string | undefined;
    nome: string;
    telefone: string;
    email: string;
    cpf: string;
    assunto: string;
    pedido: Pedido | null;
    mensagem: string;
    respostas: readonly {
      id: string;
      assunto: string;
      texto: string;
      usuario_nome: string | null;
      escrita_em: Date;
    }[];
  };
}

export function PaperMensagem({ mensagem }: PaperMensagemProps) {
  const { id, tipo, estado, recebida_em, respondida_em, nome, respostas } = mensagem;
  const { telefone, email, cpf, assunto, pedido, responsavel } = mensagem;
  const facts = [
    TIPO_LABELS[tipo],
    ESTADO_LABELS[estado],
    `recebida em ${formatDateTime(recebida_em)}`,
    respondida_em && `respondida em ${formatDateTime(respondida_em)}`,
    responsavel && `responsável: ${responsavel}`,
  ];
  const contacts = [telefone && formatTelefone(telefone), email, cpf && `CPF ${cpf}`];
  const heading = `mensagem-${id}`;
  return (
    <article
      aria-labelledby={heading}
      className="border-t border-neutro-400 py-4 break-words print:break-inside-avoid"
    >
      <h2 className="text-lg" id={heading}>
        {nome}
      </h2>
      <p className="text-sm text-neutro-700">{joined(facts)}</p>
      <p className="text-sm tabular-nums">{joined(contacts)}</p>
      <p className="mt-2 font-medium">{pedido ? PEDIDO_LABELS[pedido] : assunto}</p>
      <p className="whitespace-pre-line">{mensagem.mensagem}</p>
      {respostas.map((resposta) => (
        <div className="mt-3 border-l-2 border-neutro-400 pl-3" key={resposta.id}>
          <p className="text-sm text-neutro-700">
            Resposta de {resposta.usuario_nome ?? "Equipe"} em {formatDateTime(resposta.escrita_em)}
          </p>
          <p className="font-medium">{resposta.assunto}</p>
          <p className="whitespace-pre-line">{resposta.texto}</p>
        </div>
      ))}
    </article>
  );
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(" · ");
}
