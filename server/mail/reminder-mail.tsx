/** The reminder of a confirmed appointment names no exam and no person, because other people may see the screen. */
import { Text } from "@react-email/text";
import { createElement } from "react";
import { lembreteParts, quandoText, RESPONDA } from "#domain/agenda/lembretes.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { parsePreparo } from "#domain/exames/preparo.ts";
import { guardianUntil } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { getReminder } from "#server/data/agenda/lembretes.ts";
import { getAgendamentoToNotify } from "#server/data/agendamentos/agendamentos.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { exames } from "#server/data/exames/exames.ts";
import { calendarFile } from "#server/mail/calendar-file.ts";
import { Letter, LetterButton, PARAGRAPH } from "./letter.tsx";
import type { MailJob, MailNeeds } from "./mail-job.ts";
import type { Message } from "./message.ts";
import { getClinic, renderLetter } from "./render-letter.ts";

export async function writeReminder(
  { database, origin }: MailNeeds,
  job: MailJob,
): Promise<Message | undefined> {
  const now = new Date();
  const found = await database.as({ role: "sistema" }, async (tx) => {
    const time = await getReminder(tx, job.id);
    if (!time || time.inicio <= now) return undefined;
    const request = await getAgendamentoToNotify(tx, time.agendamento);
    return request?.estado === "confirmado" ? { time, request } : undefined;
  });
  const email = found?.request.pedido.email;
  if (!found || !email) return undefined;
  const { time, request } = found;
  const { codigo, versao, pedido } = request;
  const { exame, endereco } = await database.as({ role: "anonimo" }, async (tx) => ({
    exame: pedido.exame ? await exames.get(tx, pedido.exame.id) : undefined,
    endereco: ((await getConfiguracoes(tx)) ?? DEFAULT_CONFIGURACOES).endereco,
  }));
  const address = origin ?? job.origin;
  const { clinic, email: replyTo, logo } = await getClinic(database, address);
  const href = new URL(`/agendar/${codigo}`, address).href;
  const parts = lembreteParts({
    inicio: time.inicio,
    passos: parsePreparo(exame?.preparo ?? null),
    temConvenio: pedido.convenio !== null,
    isMenor: guardianUntil(pedido.data_nascimento, isoDate(now)) !== undefined,
    endereco,
  });
  const intro = `O seu horário na clínica é ${quandoText(time.inicio, now)}.`;
  const props = { clinic, href, codigo, intro, parts };
  return {
    to: email,
    subject: `Lembrete do seu horário · ${clinic}`,
    html: renderLetter(createElement(ReminderLetter, props), logo),
    text: [
      intro,
      ...parts.map(({ title, lines }) => [title, ...lines.map((line) => `- ${line}`)].join("\n")),
      RESPONDA,
      `Código do pedido: ${codigo}`,
      href,
      clinic,
    ].join("\n\n"),
    replyTo,
    messageId: `lembrete-${job.id}`,
    calendar: calendarFile({ ...time, codigo, versao, clinica: clinic, endereco, href }),
  };
}

interface ReminderProps {
  clinic: string;
  href: string;
  codigo: string;
  intro: string;
  parts: ReturnType<typeof lembreteParts>;
}

function ReminderLetter({ clinic, href, codigo, intro, parts }: ReminderProps) {
  return (
    <Letter clinic={clinic} preview={intro}>
      <Text style={{ ...PARAGRAPH, fontWeight: 600 }}>{intro}</Text>
      {parts.map(({ title, lines }) => (
        <Text key={title} style={PARAGRAPH}>
          <strong>{title}</strong>
          {lines.map((line) => (
            <span key={line}>
              <br />
              {line}
            </span>
          ))}
        </Text>
      ))}
      <Text style={PARAGRAPH}>{RESPONDA}</Text>
      <Text style={PARAGRAPH}>Código do pedido: {codigo}</Text>
      <LetterButton href={href}>Responder na página do pedido</LetterButton>
    </Letter>
  );
}
