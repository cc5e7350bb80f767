import type { Declaration } from "./lifetime.ts";

/** Durations that lie in no row. The last column is the test that moves what they are counted from. */
export const MOVED_ELSEWHERE: readonly (readonly [...Declaration, test: string])[] = [
  ["server/system-status.ts", "BACKUP_HOURS = 48", "server/system-status.db.test.ts"],
  ["server/system-status.ts", "TRIAL_HOURS = 10 * 24", "server/system-status.db.test.ts"],
  ["server/portal/verify.ts", "SECONDS = 300", "app/site/verificar/documento.db.test.ts"],
  ["server/portal/access-token.ts", "SECONDS: Record<Kind, number> = {", "tests/lifetimes.test.ts"],
  ["server/portal/shared-access.ts", "COOKIE_SECONDS = 12 * 3600", "tests/lifetimes.test.ts"],
  ["server/http/cookies/flash.ts", "SECONDS = 60", "server/http/cookies/flash.test.ts"],
  [
    "server/auth/session/known-browser.ts",
    "SECONDS = 90 * 24 * 3600",
    "server/auth/session/known-browser.db.test.ts",
  ],
  ["server/http/failures.ts", "HOURS = 24", "server/http/failures.test.ts"],
  [
    "server/http/checks/untrusted-proxy.ts",
    "SHOWN_MS = DAY_MS",
    "server/http/checks/untrusted-proxy.test.ts",
  ],
  ["server/backup/archives.ts", "age < 7 * DAY_MS", "server/backup/archives.test.ts"],
  ["server/backup/archives.ts", "mtimeMs > HOUR_MS", "server/backup/archives.test.ts"],
  ["server/jobs/jobs.ts", "new Date(Date.now() - DAY_MS)", "tests/lifetimes.db.test.ts"],
  [
    "app/admin/record/draft/draft-storage.ts",
    "DRAFT_MS = 7 * DAY_MS",
    "app/admin/record/draft/draft-storage.test.ts",
  ],
  [
    "domain/registro/undo.ts",
    "UNDO_SECONDS = 10",
    "server/data/mensagens/undo-resposta.db.test.ts",
  ],
  ["domain/mensagens/mensagens.ts", "AMBER_HOURS = 18", "domain/mensagens/mensagens.test.ts"],
  ["domain/mensagens/mensagens.ts", "AMBER_DAYS = 12", "domain/mensagens/mensagens.test.ts"],
  ["domain/agendamentos/clock.ts", "AMBER_HOURS = 18", "domain/agendamentos/clock.test.ts"],
  ["domain/agenda/lembretes.ts", "24 * HOUR_MS", "domain/agenda/lembretes.test.ts"],
];

/** Durations after which nothing ends that a person has. The last column says what they are. */
export const NO_LIFETIMES: readonly (readonly [...Declaration, what: string])[] = [
  ["server/data/people/staff.ts", "interval '1 minute'", "how often a last use is written"],
  [
    "server/db/sql/functions/acesso-do-paciente.sql",
    "usado_em < clock_timestamp() - interval '5 seconds'",
    "how often a last use is written",
  ],
  ["server/db/sql/functions/agendamentos.sql", "interval '5 seconds'", "the same"],
  ["server/db/sql/functions/compartilhamentos.sql", "interval '5 seconds'", "the same"],
  [
    "server/db/sql/functions/fila.sql",
    "make_interval(secs => espera),",
    "when a job is due, as its caller asks",
  ],
  [
    "server/db/sql/functions/fila.sql",
    "make_interval(secs => espera + q.retention_seconds)",
    "when pg-boss forgets a job that nobody took",
  ],
  [
    "server/data/newsletter/envios.ts",
    "inscritos.id}, now() + make_interval(secs",
    "when a mail is due, as its caller asks",
  ],
  [
    "server/data/newsletter/envios.ts",
    "tentativas: 0,\n      proxima_em: sql`now() + make_interval(secs",
    "the same",
  ],
  [
    "server/data/newsletter/envios.ts",
    '"na_fila",\n      proxima_em: sql`now() + make_interval(secs',
    "when a failed mail is tried again",
  ],
  ["server/data/kit/key-position.ts", "interval '1 microsecond'", "a unit"],
  ["server/data/imagens/renderings.ts", "make_interval(secs", "how long a series has been quiet"],
  ["server/imagens/stored-imagem.ts", "QUIET_SECONDS = 4", "how long a series has to be quiet"],
  ["server/data/agenda/horarios.ts", "- fast * HOUR_MS", "hours of fasting before an exam"],
  ["domain/agenda/preparo-na-hora.ts", "- hours * HOUR_MS", "hours of fasting before an exam"],
  ["server/backup/archives.ts", "-4 * HOUR_MS", "the clinic's time zone"],
  ["server/auth/sign-in.ts", "minutes: 15", "what is said of the second factor's lock"],
  ["server/mail/calendar-file.ts", "DAY_SECONDS = 24 * 3600", "a unit"],
  ["server/jobs/queue.ts", "REPORT_EVERY_SECONDS = 86_400", "how often a failure is reported"],
  ["server/jobs/queue.ts", "START_EVERY_SECONDS = 60", "how often a start queues a job"],
  ["server/db/logins/logins.ts", "limits(6 * HOUR_MS, MINUTE_MS, HOUR_MS)", "how long SQL may run"],
  ["server/db/embedded/server-lock.ts", "CONNECT_SECONDS = 5", "how long a connection may take"],
  ["domain/painel/hoje.ts", "ms < 2 * DAY_MS", "from when days are said and not hours"],
  ["domain/agendamentos/agendamentos.ts", "NEAR_MS = 366 * DAY_MS", "how far a date may lie"],
  ["domain/agendamentos/numeros.ts", "WEEK_DAYS = 7", "a unit"],
  ["app/admin/laudos/list/filters.ts", "MOST_DAYS = 999", "the most that a filter takes"],
  [
    "app/admin/laudos/acessos/period.tsx",
    "MONTH_MS = 30 * DAY_MS",
    "the period that a form proposes",
  ],
];
