import type { ReactNode } from "react";
import { Form, href, useActionData, useLoaderData, useSearchParams, useSubmit } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useLastSent } from "#app/admin/form/use-last-sent.ts";
import { Panel } from "#app/admin/parts/panel.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import {
  canMove,
  ESTADO_AGENDAMENTO_LABELS,
  type EstadoAgendamento,
  isAberto,
} from "#domain/agendamentos/estados.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import type { Route } from "./+types/detail.ts";
import { Anexos } from "./anexos.tsx";
import { ClockBadge, EstadoBadge } from "./badges.tsx";
import { changeAgendamentoOf } from "./change.server.ts";
import { HorarioPanel } from "./horario-panel.tsx";
import { type LoadedAgendamento, loadAgendamento } from "./load-detail.server.ts";
import { SegurancaPanel } from "./seguranca-panel.tsx";
import { type Acao, readAcao, StepForm } from "./step-form.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "agendamentos");
  return { agendamento: await loadAgendamento(work, args.params.id) };
}

export function action(args: Route.ActionArgs) {
  return changeAgendamentoOf(args);
}

export const clientAction = keepTyped;

/** Reloads the data after a conflict too, to show what another person has saved. */
export function shouldRevalidate() {
  return true;
}

const BUTTONS = new Set(["mover", "confirmar"]);

export default function AgendamentoPage() {
  const { agendamento } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [search] = useSearchParams();
  const { nome, estado, clock } = agendamento;
  const acao = readAcao(search.get("acao"), estado);
  const submit = useSubmit();
  const sent = useLastSent();
  const isOfButton = BUTTONS.has(String(sent?.get("formulario") ?? "mover")) && !acao;
  useFormAnswer(isOfButton ? answer : undefined, "Erro ao atualizar o agendamento", () => {
    if (sent) void submit(sent, { method: "post" });
  });
  return (
    <>
      <ScreenHead
        text={
          <span className="flex flex-wrap items-center gap-2">
            <EstadoBadge estado={estado} />
            <ClockBadge clock={clock} />
            <span className="tabular-nums">{agendamento.codigo}</span>
          </span>
        }
        title={nome}
      >
        <Button icon="arrow-left" variant="quiet" to={href("/admin/agendamentos")}>
          Todos os agendamentos
        </Button>
      </ScreenHead>
      <Steps agendamento={agendamento} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">
          {acao && <StepForm acao={acao} agendamento={agendamento} answer={answer} key={acao} />}
          <Request agendamento={agendamento} />
          <Anexos arquivos={agendamento.arquivos} />
        </div>
        <div className="grid min-w-0 gap-5">
          <SegurancaPanel agendamento={agendamento} answer={answer} />
          <HorarioPanel agendamento={agendamento} />
          <Contact agendamento={agendamento} />
          <Authorisation agendamento={agendamento} />
        </div>
      </div>
    </>
  );
}

const FORM_STEPS: {
  acao: Acao;
  label: string;
  icon: string;
  fits(estado: EstadoAgendamento): boolean;
}[] = [
  {
    acao: "autorizacao",
    label: "Pedir autorização",
    icon: "shield-check",
    fits: (estado) => canMove(estado, "aguardando_autorizacao", "equipe"),
  },
  { acao: "foto", label: "Pedir outra foto", icon: "image", fits: isAberto },
  { acao: "exame", label: "Mudar exame ou convênio", icon: "file-text", fits: isAberto },
  {
    acao: "nao-atendemos",
    label: "Não atendemos",
    icon: "close",
    fits: (estado) => canMove(estado, "nao_atendemos", "equipe"),
  },
  {
    acao: "cancelar",
    label: "Cancelar agendamento",
    icon: "trash",
    fits: (estado) => canMove(estado, "cancelado", "equipe"),
  },
];

const DIRECT: { para: "novo" | "confirmado" | "chegou" | "faltou"; icon: string }[] = [
  { para: "chegou", icon: "check" },
  { para: "faltou", icon: "close" },
  { para: "confirmado", icon: "arrow-left" },
  { para: "novo", icon: "arrow-left" },
];

function Steps({ agendamento }: { agendamento: LoadedAgendamento }) {
  const { id, estado, versao, laudo, chosen, podeFaltar } = agendamento;
  const steps = FORM_STEPS.filter(
    ({ acao, fits }) => fits(estado) && (acao !== "autorizacao" || chosen.convenio !== null),
  );
  const direct = DIRECT.filter(({ para }) => canMove(estado, para, "equipe")).filter(
    ({ para }) => (para !== "confirmado" || !isAberto(estado)) && (para !== "faltou" || podeFaltar),
  );
  return (
    <div className="mb-5 flex flex-wrap gap-2">
      {laudo && (
        <Button icon="file-check" to={href("/admin/laudos/:id", { id: laudo })}>
          Abrir o laudo
        </Button>
      )}
      {direct.map(({ para, icon }) => (
        <Form key={para} method="post">
          <input name="formulario" type="hidden" value="mover" />
          <input name="versao" type="hidden" value={versao} />
          <input name="para" type="hidden" value={para} />
          <Button icon={icon} type="submit">
            {para === "novo" || para === "confirmado"
              ? `Voltar para ${ESTADO_AGENDAMENTO_LABELS[para]}`
              : ESTADO_AGENDAMENTO_LABELS[para]}
          </Button>
        </Form>
      ))}
      {canMove(estado, "proposto", "equipe") && (
        <Button icon="calendar" to={href("/admin/agendamentos/:id/propor", { id })}>
          Propor horários
        </Button>
      )}
      {steps.map(({ acao, label, icon }) => (
        <Button icon={icon} key={acao} preventScrollReset to={`?acao=${acao}`}>
          {label}
        </Button>
      ))}
    </div>
  );
}

function Request({ agendamento }: { agendamento: LoadedAgendamento }) {
  const { exame, convenio, cobertura, quando, observacoes, recebido, encerrado } = agendamento;
  const { foto_motivo, motivo } = agendamento;
  return (
    <Panel title="Pedido">
      <Lines>
        <Line term="Exame">{exame}</Line>
        <Line term="Convênio">
          {convenio} {cobertura && <Badge tone="warning">{cobertura}</Badge>}
        </Line>
        <Line term="Quando pode">{quando}</Line>
        {observacoes && <Line term="Observações">{observacoes}</Line>}
        <Line term="Recebido em">{recebido}</Line>
        {foto_motivo && <Line term="Outra foto pedida">{foto_motivo}</Line>}
        {encerrado && <Line term="Encerrado em">{encerrado}</Line>}
        {motivo && <Line term="Motivo">{motivo}</Line>}
      </Lines>
    </Panel>
  );
}

function Contact({ agendamento }: { agendamento: LoadedAgendamento }) {
  const { nascimento, cpf, telefone, whatsapp, email, faltas } = agendamento;
  return (
    <Panel title="Paciente">
      <Lines isNarrow>
        <Line term="Nascimento">{nascimento}</Line>
        <Line term="CPF">{cpf ?? "não informado"}</Line>
        <Line term="Telefone">
          <a className="link inline-flex min-h-11 items-center md:min-h-0" href={telefone.href}>
            {telefone.text}
          </a>
        </Line>
        <Line term="E-mail">{email ?? "não informado"}</Line>
        {faltas > 0 && <Line term="Faltas antes">{faltas}</Line>}
      </Lines>
      {whatsapp && (
        <div className="mt-4">
          <Button icon="external" rel="noopener" target="_blank" to={whatsapp}>
            Abrir o WhatsApp
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Authorisation({
  agendamento: { autorizacao, estado },
}: {
  agendamento: LoadedAgendamento;
}) {
  if (!autorizacao) return null;
  const { guia, pedida, ate, alta_complexidade } = autorizacao;
  return (
    <Panel title="Autorização">
      <Lines>
        <Line term="Número da guia">{guia}</Line>
        <Line term="Pedido em">{pedida}</Line>
        <Line term="Prazo">
          {ate} {alta_complexidade && "(alta complexidade)"}
        </Line>
      </Lines>
      {estado === "aguardando_autorizacao" && (
        <div className="mt-4">
          <Button preventScrollReset to="?acao=autorizacao">
            Mudar autorização
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Lines({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  const columns = isNarrow
    ? "sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[6.5rem_minmax(0,1fr)]"
    : "sm:grid-cols-[9rem_minmax(0,1fr)]";
  return <dl className={`grid gap-x-4 gap-y-2 ${columns}`}>{children}</dl>;
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-neutro-700">{term}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </>
  );
}
