import { Panel } from "#app/admin/parts/panel.tsx";
import { telHref } from "#domain/clinica/telefone.ts";
import { TIPO_LABELS, type TipoMensagem } from "#domain/mensagens/mensagens.ts";
import { formatDateTime } from "#domain/texto/datas.ts";

interface WritingProps {
  mensagem: {
    tipo: TipoMensagem;
    recebida_em: Date;
    respondida_em: Date | null;
    telefone: string;
    email: string;
    cpf: string;
    assunto: string;
    pedido: string | null;
    mensagem: string;
  };
}

export function Writing({ mensagem }: WritingProps) {
  const { tipo, recebida_em, respondida_em, telefone, email, cpf, assunto, pedido } = mensagem;
  return (
    <Panel title={tipo === "direitos" ? "Pedido" : "Mensagem"}>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        <Line term="Tipo">{TIPO_LABELS[tipo]}</Line>
        <Line term="Recebida em">{formatDateTime(recebida_em)}</Line>
        {respondida_em && <Line term="Respondida em">{formatDateTime(respondida_em)}</Line>}
        {telefone && (
          <Line term="Telefone">
            <a className="link tabular-nums" href={telHref(telefone)}>
              {telefone}
            </a>
          </Line>
        )}
        {email && <Line term="E-mail">{email}</Line>}
        {cpf && <Line term="CPF">{cpf}</Line>}
        {pedido && <Line term="Pedido">{pedido}</Line>}
        {assunto && <Line term="Assunto">{assunto}</Line>}
      </dl>
      {mensagem.mensagem && (
        <p className="mt-4 border-t border-neutro-200 pt-4 break-words whitespace-pre-line">
          {mensagem.mensagem}
        </p>
      )}
    </Panel>
  );
}

function Line({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-neutro-700 max-sm:-mb-2 max-sm:text-sm">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
