/** Mails about an appointment request name no exam and no person, because other people may see the screen. */
import { Text } from "@react-email/text";
import { createElement } from "react";
import { quandoText } from "#domain/agenda/lembretes.ts";
import { horarioText } from "#domain/agenda/proposta.ts";
import { listOwnHorarios } from "#server/data/agenda/horarios.ts";
import {
  type Agendamento,
  getAgendamentoToNotify,
} from "#server/data/agendamentos/agendamentos.ts";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";
import type { MailJob, MailNeeds } from "./mail-job.ts";
import type { Message } from "./message.ts";
import { getClinic, renderLetter } from "./render-letter.ts";

interface AgendamentoMail {
  clinic: string;
  href: string;
  codigo: string;
  subject: string;
  paragraphs: readonly string[];
}

const HOW = "Para abrir, informe a data de nascimento do paciente.";

export async function writeAgendamento(
  { database, origin }: MailNeeds,
  job: MailJob,
): Promise<Message | undefined> {
  const { found, horarios } = await database.as({ role: "sistema" }, async (tx) => ({
    found: await getAgendamentoToNotify(tx, job.id),
    horarios: await listOwnHorarios(tx, job.id),
  }));
  const email = found?.pedido.email;
  if (!found || !email) return undefined;
  const [ate] = horarios
    .flatMap(({ expira_em }) => expira_em ?? [])
    .sort((a, b) => a.getTime() - b.getTime());
  const [horario] = horarios;
  const text = textOf(job.kind, { ...found, ate, inicio: horario?.inicio });
  if (!text) return undefined;
  const { clinic, email: replyTo, logo } = await getClinic(database, origin ?? job.origin);
  const { codigo } = found;
  const href = new URL(`/agendar/${codigo}`, origin ?? job.origin).href;
  const props = { clinic, href, codigo, ...text };
  return {
    to: email,
    subject: `${text.subject} · ${clinic}`,
    html: renderLetter(createElement(AgendamentoLetter, props), logo),
    text: [...text.paragraphs, `Código do pedido: ${codigo}`, href, HOW, clinic].join("\n\n"),
    replyTo,
  };
}

interface MailFacts
  extends Pick<Agendamento, "estado" | "foto_motivo" | "motivo" | "seguranca" | "encerrado_em"> {
  ate: Date | undefined;
  inicio: Date | undefined;
}

function textOf(
  kind: MailJob["kind"],
  { estado, foto_motivo, motivo, seguranca, encerrado_em, ate, inicio }: MailFacts,
): Pick<AgendamentoMail, "subject" | "paragraphs"> | undefined {
  switch (kind) {
    case "agendamento-recebido":
      return {
        subject: "Recebemos o seu pedido",
        paragraphs: [
          "Recebemos o seu pedido de agendamento. Respondemos em até 24 horas.",
          "Nesta página você acompanha o pedido, envia outra foto se for preciso, ou desiste.",
        ],
      };
    case "agendamento-foto":
      if (foto_motivo === null) return undefined;
      return {
        subject: "Precisamos de outra foto",
        paragraphs: ["Para seguir com o seu pedido, precisamos de outra foto.", foto_motivo],
      };
    case "agendamento-horarios":
      if (estado !== "proposto" || !ate) return undefined;
      return {
        subject: "Há horários para você",
        paragraphs: [
          `A clínica reservou horários para o seu exame até ${horarioText(ate)}. Escolha um deles na página do pedido.`,
        ],
      };
    case "agendamento-confirmado": {
      const now = new Date();
      if (estado !== "confirmado" || !inicio || inicio <= now) return undefined;
      return {
        subject: "O seu horário está confirmado",
        paragraphs: [
          `O seu horário na clínica está confirmado: ${quandoText(inicio, now)}.`,
          "Na página do pedido está o preparo, se houver. Nela você também remarca ou desiste.",
        ],
      };
    }
    case "agendamento-decisao":
      if (encerrado_em !== null || (seguranca !== "liberado" && seguranca !== "impedido")) {
        return undefined;
      }
      return {
        subject: "A clínica viu as suas respostas",
        paragraphs: [
          "A equipe decidiu sobre uma das suas respostas. Na página do pedido está o que fazer agora.",
        ],
      };
    case "agendamento-vaga":
      if (estado !== "proposto" || !ate) return undefined;
      return {
        subject: "Um horário ficou livre",
        paragraphs: [
          `Um horário ficou livre e está reservado para você até ${horarioText(ate)}. Depois ele passa para a próxima pessoa da lista de espera.`,
        ],
      };
    default:
      if (motivo === null || (estado !== "cancelado" && estado !== "nao_atendemos"))
        return undefined;
      return {
        subject: "Sobre o seu pedido",
        paragraphs: ["A clínica encerrou o seu pedido de agendamento.", motivo],
      };
  }
}

function AgendamentoLetter({ clinic, href, codigo, paragraphs }: AgendamentoMail) {
  return (
    <Letter clinic={clinic} preview={paragraphs[0] ?? ""}>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph} style={PARAGRAPH}>
          {paragraph}
        </Text>
      ))}
      <Text style={PARAGRAPH}>Código do pedido: {codigo}</Text>
      <LetterButton href={href}>Abrir o pedido</LetterButton>
      <Text style={PARAGRAPH}>{HOW}</Text>
    </Letter>
  );
}
