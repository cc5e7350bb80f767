import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import { Notice } from "#app/ui/notice.tsx";
import { OFERTA_HORAS } from "#domain/agenda/lista-espera.ts";
import { ANEXO_TEXT } from "#domain/agendamentos/anexos.ts";
import type { EstadoAgendamento } from "#domain/agendamentos/estados.ts";
import { FilesField } from "../files-field.tsx";
import type { PedidoAnswer } from "./answer-pedido.server.ts";
import { EscolherHorario, HorarioConfirmado } from "./escolher-horario.tsx";
import type { ShownPedido } from "./load-pedido.server.ts";
import { Perguntas } from "./perguntas.tsx";

interface Told {
  title: string;
  next: string;
}

const TOLD: Record<EstadoAgendamento, Told> = {
  novo: {
    title: "A clínica está olhando o seu pedido",
    next: "Respondemos em até 24 horas.",
  },
  aguardando_autorizacao: {
    title: "Pedimos a autorização ao seu convênio",
    next: "Assim que o convênio responder, a clínica propõe horários a você.",
  },
  proposto: { title: "Há horários para você", next: "Escolha um deles." },
  confirmado: { title: "O seu horário está confirmado", next: "Esperamos você na clínica." },
  chegou: {
    title: "Recebemos você na clínica",
    next: "O resultado fica em Resultados Online, com o protocolo do seu comprovante.",
  },
  faltou: {
    title: "Sentimos a sua falta",
    next: "O horário passou. Faça outro pedido quando quiser.",
  },
  cancelado: { title: "Pedido cancelado", next: "Faça outro pedido quando quiser." },
  nao_atendemos: {
    title: "Não conseguimos atender este pedido",
    next: "Fale com a clínica se tiver dúvida.",
  },
};

const LISTED: Told = {
  title: "Você está na lista de espera",
  next: `Quando um horário ficar livre, ele fica reservado para você por ${OFERTA_HORAS} horas, e um e-mail avisa, se você deixou um. A clínica também pode propor outros.`,
};

/** Shown after the reservations have ended, until a job returns the request to the clinic. */
const EXPIRED: Told = {
  title: "A reserva dos horários terminou",
  next: "A clínica propõe outros a você.",
};

interface OwnPedidoProps {
  pedido: ShownPedido;
  answer: PedidoAnswer | undefined;
}

export function OwnPedido({ pedido, answer }: OwnPedidoProps) {
  const { estado, isOpen, prazo, motivo, cobertura } = pedido;
  const isListed = estado === "novo" && pedido.estaNaEspera;
  const isExpired = estado === "proposto" && pedido.horarios.length === 0;
  const { title, next } = isExpired ? EXPIRED : isListed ? LISTED : TOLD[estado];
  const isWaitingForPhoto = isOpen && pedido.foto_motivo !== null;
  return (
    <>
      {answer?.notice && <Notice isFocused {...answer.notice} />}
      <section aria-labelledby="estado">
        <h2 className="text-h2" id="estado">
          {isWaitingForPhoto ? "Precisamos de outra foto" : title}
        </h2>
        {!isWaitingForPhoto && <p className="mt-3 text-lead text-neutro-700">{next}</p>}
        {motivo && !isOpen && <p className="mt-3 whitespace-pre-line">{motivo}</p>}
        {estado === "aguardando_autorizacao" && prazo && (
          <p className="mt-3">
            O prazo do convênio para responder vai até <strong>{prazo}</strong> (ANS, RN 623/2024).
          </p>
        )}
      </section>
      {isListed && (
        <form method="post">
          <input name="formulario" type="hidden" value="sair-da-espera" />
          <Button type="submit">Sair da lista de espera</Button>
        </form>
      )}
      <Perguntas answer={answer} pedido={pedido} />
      {pedido.seguranca && isOpen && (
        <section aria-labelledby="seguranca">
          <h2 className="text-h3" id="seguranca">
            {pedido.seguranca.title}
          </h2>
          <p className="mt-2">{pedido.seguranca.text}</p>
        </section>
      )}
      {estado === "proposto" && !isExpired && <EscolherHorario answer={answer} pedido={pedido} />}
      {estado === "confirmado" && <HorarioConfirmado pedido={pedido} />}
      {isWaitingForPhoto && <PhotoForm answer={answer} text={pedido.foto_motivo ?? ""} />}
      <section aria-labelledby="resumo" className="border-t border-neutro-200 pt-8">
        <h2 className="text-h3" id="resumo">
          O que você pediu
        </h2>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-[10rem_1fr]">
          <Line term="Exame">{pedido.exame}</Line>
          <Line term="Convênio">
            {pedido.convenio}
            {cobertura && <span className="block text-neutro-700">{cobertura}</span>}
          </Line>
          <Line term="Quando">{pedido.quando}</Line>
          <Line term="Arquivos">{pedido.anexos === 0 ? "nenhum" : pedido.anexos}</Line>
          <Line term="Enviado em">{pedido.recebido}</Line>
        </dl>
      </section>
      {isOpen ? (
        <section aria-labelledby="desistir" className="border-t border-neutro-200 pt-8">
          <h2 className="text-h3" id="desistir">
            Mudou de ideia?
          </h2>
          <p className="mt-2 text-neutro-700">
            Se você desistir, a clínica para de cuidar deste pedido.
          </p>
          <form className="mt-4" method="post">
            <input name="formulario" type="hidden" value="desistir" />
            <Button type="submit">Desisto</Button>
          </form>
        </section>
      ) : (
        <p>
          {estado === "chegou" ? (
            <Button href="/resultados" variant="filled">
              Ver Resultados Online
            </Button>
          ) : (
            <Button href="/agendar" variant="filled">
              Fazer outro pedido
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function PhotoForm({ text, answer }: { text: string; answer: PedidoAnswer | undefined }) {
  const { anexos } = answeredFields(["anexos"], answer?.result);
  return (
    <div
      className="rounded-wide border border-neutro-200 bg-white p-6 sm:p-10"
      data-anexos-frame=""
    >
      <p className="text-lead whitespace-pre-line">{text}</p>
      <form
        className="mt-6 grid gap-5"
        data-anexos=""
        encType="multipart/form-data"
        method="post"
        noValidate
      >
        <input name="formulario" type="hidden" value="foto" />
        <FilesField description={ANEXO_TEXT} field={anexos} label="Pedido médico e carteirinha" />
        <div>
          <Button className="w-full sm:w-auto" variant="filled" type="submit">
            Enviar outra foto
          </Button>
        </div>
        <p className="empty:hidden" data-progress="" role="status" />
      </form>
    </div>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-neutro-700">{term}</dt>
      <dd>{children}</dd>
    </>
  );
}
