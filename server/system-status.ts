import { stat } from "node:fs/promises";
import path from "node:path";
import { formatDate, formatDateTime } from "#domain/texto/datas.ts";
import { HOUR_MS } from "#domain/texto/durations.ts";
import { listArchives, readTrial } from "#server/backup/archives.ts";
import { freeMegabytes, LOW_MB } from "#server/backup/free-space.ts";
import type { Config } from "#server/config.ts";
import {
  checkSignIn,
  countUnsentMail,
  listUnwalledTables,
} from "#server/data/status/system-checks.ts";
import { getFirstBreak } from "#server/data/trail/chain/segments.ts";
import { describeError } from "#server/errors.ts";
import { recentFailures } from "#server/http/failures.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { readMailFailure } from "#server/mail/mail-failure.ts";
import { MAIL_FAILURES } from "#server/mail/mail-failure-texts.ts";
import { withinTime } from "#server/time-limit.ts";
import { hasUntrustedProxy } from "./http/checks/untrusted-proxy.ts";

export interface SystemCheck {
  ok: boolean;
  label: string;
  text: string;
  remedy: string;
  canRetry?: boolean;
}

type Finding = Pick<SystemCheck, "ok" | "text" | "canRetry"> & { remedy?: string };

interface Check {
  label: string;
  run: (context: RequestContext) => Promise<Finding | undefined>;
  failed: string;
  remedy: string;
}

const LIMIT_MS = 2_000;
const BACKUP_HOURS = 48;
/** The weekly test restore may be this many hours old, because the machine may be off for a few days. */
const TRIAL_HOURS = 10 * 24;
const SECRETS = "A SECRET_KEY não está na cópia: guarde-a em outro lugar";

const CHECKS: Check[] = [
  {
    label: "Banco de dados",
    run: async ({ services }) => {
      await services.database.ping();
      return { ok: true, text: "Responde" };
    },
    failed: "Não responde",
    remedy: "Confira se o PostgreSQL está no ar; o registro do servidor diz o motivo.",
  },
  {
    label: "Autenticação",
    run: async ({ services }) => {
      await checkSignIn(services.database.signIn);
      return { ok: true, text: "Ativa" };
    },
    failed: "Não responde",
    remedy: "Reinicie o servidor; se continuar, veja o registro do servidor.",
  },
  {
    label: "Armazenamento de arquivos",
    run: async ({ services }) => {
      await services.storage.check();
      return { ok: true, text: "Aceita gravação" };
    },
    failed: "Não aceita gravação",
    remedy: "Confira as permissões e o espaço da pasta DATA_DIR.",
  },
  {
    label: "E-mail",
    run: async ({ services }) => {
      if (services.config.smtpUrl === undefined) {
        return {
          ok: false,
          text: "Nenhum e-mail sai: as mensagens ficam em arquivos no servidor",
          remedy: "Defina SMTP_URL e MAIL_FROM no servidor e reinicie-o.",
        };
      }
      const { waiting, failed, lastError } = await countUnsentMail(services.database.signIn);
      if (waiting + failed === 0) return { ok: true, text: "Tudo enviado" };
      const counts = `${waiting} à espera de nova tentativa, ${failed} sem sucesso`;
      const failure = readMailFailure(lastError);
      if (failure === undefined) return { ok: false, text: counts, canRetry: true };
      const { text, remedy } = MAIL_FAILURES[failure];
      return { ok: false, text: `${counts}. ${text}`, remedy, canRetry: true };
    },
    failed: "Não pôde ser conferido",
    remedy:
      "Confira SMTP_URL e MAIL_FROM no servidor; o registro diz o que a outra máquina respondeu.",
  },
  {
    label: "Proteção por linha (RLS)",
    run: async ({ services }) => {
      const open = await listUnwalledTables(services.database.signIn);
      return open.length === 0
        ? { ok: true, text: "Ativa em todas as tabelas" }
        : { ok: false, text: `Desligada em: ${open.join(", ")}` };
    },
    failed: "Não pôde ser conferida",
    remedy: "Reinicie o servidor com a versão atual; se continuar, chame quem o instalou.",
  },
  {
    label: "Trilha dos pacientes",
    run: async ({ services }) => {
      const found = await getFirstBreak(services.database.signIn);
      if (!found) return undefined;
      const { numero, vista_em } = found;
      const seen = formatDateTime(vista_em);
      return { ok: false, text: `Não está como foi escrita: linha ${numero}, vista em ${seen}` };
    },
    failed: "Não pôde ser conferida",
    remedy:
      "Rode npm run check-trail no servidor e guarde as cópias de segurança anteriores: elas têm a trilha como era.",
  },
  {
    label: "Endereço de quem acessa",
    run: async ({ services }) =>
      hasUntrustedProxy(services)
        ? {
            ok: false,
            text: "Chegam pedidos por um proxy em que o servidor não foi posto a confiar",
          }
        : undefined,
    failed: "Não pôde ser conferido",
    remedy:
      "Se há um proxy na frente do servidor, defina TRUST_PROXY=1 e reinicie-o: sem isso, todos os visitantes contam como um só. Se não há, alguém de fora finge que há, e nada precisa ser feito.",
  },
  {
    label: "Erros do servidor",
    run: async ({ services }) => {
      const { count, last } = recentFailures(services);
      if (count === 0 || !last) return { ok: true, text: "Nenhum nas últimas 24 horas" };
      const answers = count === 1 ? "1 resposta com erro" : `${count} respostas com erro`;
      return {
        ok: false,
        text: `${answers} nas últimas 24 horas, a última em ${formatDateTime(last)}`,
      };
    },
    failed: "Não puderam ser contados",
    remedy:
      'Procure no registro do servidor as linhas com "status":5; cada uma tem o número que a página de erro mostrou a quem a viu.',
  },
  {
    label: "Espaço em disco",
    run: async ({ services }) => {
      const free = await freeMegabytes(services.config.dataDir);
      const shown = free < 1024 ? `${free} MB` : `${Math.floor(free / 1024)} GB`;
      return { ok: free >= LOW_MB, text: `${shown} livres` };
    },
    failed: "Não pôde ser medido",
    remedy: "Libere espaço no disco do servidor.",
  },
  {
    label: "Cópia de segurança",
    run: ({ services }) => lastBackup(services.config),
    failed: "Não pôde ser conferida",
    remedy: "Rode npm run backup no servidor: o comando diz o motivo.",
  },
];

export async function readSystemStatus(context: RequestContext): Promise<SystemCheck[]> {
  const results = await Promise.all(CHECKS.map((check) => runCheck(context, check)));
  return results.filter((result) => result !== undefined);
}

async function runCheck(context: RequestContext, check: Check): Promise<SystemCheck | undefined> {
  const { label } = check;
  try {
    const finding = await withinTime(check.run(context), LIMIT_MS);
    const remedy = finding?.remedy ?? check.remedy;
    return finding && { ...finding, label, remedy: finding.ok ? "" : remedy };
  } catch (error) {
    context.log.warn({ check: label, error: describeError(error) }, "system check failed");
    return { ok: false, label, text: check.failed, remedy: check.remedy };
  }
}

async function lastBackup({ dataDir, backupDir }: Config): Promise<Finding> {
  const archives = await listArchives(backupDir);
  const [latest] = archives;
  if (!latest) {
    const { mtimeMs } = await stat(path.join(dataDir, "VERSION"));
    const ok = hoursSince(mtimeMs) <= BACKUP_HOURS;
    return { ok, text: ok ? `A primeira é feita à noite. ${SECRETS}` : "Não há nenhuma" };
  }
  const hours = hoursSince(latest.madeAt.getTime());
  const age = hours === 0 ? "A última é de agora há pouco" : `A última tem ${hours} h`;
  const trial = await readTrial(backupDir);
  if (trial?.lacksSpace) {
    return {
      ok: false,
      text: `${age}. Sem espaço para a prova semanal: a cópia ${trial.archive} não foi restaurada em teste`,
      remedy: "Libere espaço no disco do servidor: a prova precisa de lugar para mais um banco.",
    };
  }
  if (trial && !trial.ok) {
    return {
      ok: false,
      text: `${age}. A cópia ${trial.archive} não pôde ser restaurada na prova semanal`,
    };
  }
  const oldest = archives.at(-1)?.madeAt.getTime() ?? Date.now();
  const untried = Math.min(hoursSince(trial ? Date.parse(trial.at) : 0), hoursSince(oldest));
  const proven = trial
    ? `restaurada em teste em ${formatDate(new Date(trial.at))}: ${trial.tables} tabelas, ${trial.rows} linhas, ${trial.files} arquivos`
    : "a prova de restauração é feita no domingo";
  return {
    ok: hours <= BACKUP_HOURS && untried <= TRIAL_HOURS,
    text: `${age}; ${proven}. ${SECRETS}`,
  };
}

function hoursSince(ms: number): number {
  return Math.floor((Date.now() - ms) / HOUR_MS);
}
