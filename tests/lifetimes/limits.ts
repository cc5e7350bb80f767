/** How long a network, an account or a mailbox waits after too many tries. */
import { randomUUID } from "node:crypto";
import {
  type Attempt,
  takeAgendamentoMail,
  takeCode,
  takeCodeAttempt,
  takeConviteMail,
  takeFormPost,
  takeNewsletterMail,
  takeRecoveryAttempt,
  takeRecoveryMail,
  takeSessionAttempt,
  takeSignInAttempt,
  takeTestMail,
} from "#server/auth/attempts.ts";
import { deleteSignInLeftovers } from "#server/data/people/sign-in-cleanup.ts";
import type { Lifetime, World } from "./lifetime.ts";

const ATTEMPTS = "server/auth/attempts.ts";

type Services = ReturnType<World["staff"]["context"]>["services"];
type Take = (services: Services, whose: string) => Promise<Attempt>;

interface Limit {
  name: string;
  lasts: string;
  text: string;
  points: number;
  take: Take;
}

const LIMITS: readonly Limit[] = [
  {
    name: "An account's wait after ten wrong passwords",
    lasts: "15 minutes",
    text: '"conta", points: 10, minutes: 15',
    points: 10,
    take: (services, whose) => takeSignInAttempt(services, whose, randomUUID()),
  },
  {
    name: "A network's wait after thirty wrong passwords",
    lasts: "15 minutes",
    text: '"endereco", points: 30, minutes: 15',
    points: 30,
    take: (services, whose) => takeSignInAttempt(services, randomUUID(), whose),
  },
  {
    name: "A known browser's wait after ten wrong codes",
    lasts: "15 minutes",
    text: '"navegador", points: 10, minutes: 15',
    points: 10,
    take: (services, whose) => takeCodeAttempt(services, randomUUID(), whose),
  },
  {
    name: "A session's wait after ten wrong passwords",
    lasts: "15 minutes",
    text: '"sessao", points: 10, minutes: 15',
    points: 10,
    take: takeSessionAttempt,
  },
  {
    name: "An account's wait after three links to a new password",
    lasts: "60 minutes",
    text: '"recuperar-conta", points: 3, minutes: 60',
    points: 3,
    take: takeRecoveryMail,
  },
  {
    name: "A network's wait after asking twenty times for such links",
    lasts: "60 minutes",
    text: '"recuperar-endereco", points: 20, minutes: 60',
    points: 20,
    take: takeRecoveryAttempt,
  },
  {
    name: "An account's wait after three invitations",
    lasts: "60 minutes",
    text: '"convite-conta", points: 3, minutes: 60',
    points: 3,
    take: takeConviteMail,
  },
  {
    name: "An account's wait after five test mails",
    lasts: "15 minutes",
    text: '"email-de-teste", points: 5, minutes: 15',
    points: 5,
    take: takeTestMail,
  },
  {
    name: "A mailbox's wait after three mails of requests",
    lasts: "60 minutes",
    text: '"agendamento-email", points: 3, minutes: 60',
    points: 3,
    take: takeAgendamentoMail,
  },
  {
    name: "A mailbox's wait after three mails of the newsletter",
    lasts: "60 minutes",
    text: '"newsletter-email", points: 3, minutes: 60',
    points: 3,
    take: takeNewsletterMail,
  },
  {
    name: "A network's wait after twenty posts of a form",
    lasts: "60 minutes",
    text: "`, points: 20, minutes: 60 }",
    points: 20,
    take: (services, whose) => takeFormPost(services, "contato", whose),
  },
];

export const RATE_LIMITS: readonly Lifetime[] = [
  ...LIMITS.map(
    ({ name, lasts, text, points, take }): Lifetime => ({
      name,
      lasts,
      declared: [[ATTEMPTS, text]],
      moved: ["auth_limits.expire"],
      async begin({ staff }) {
        const { services } = staff.context();
        const whose = randomUUID();
        for (let taken = 0; taken < points; taken++) {
          if ((await take(services, whose)).isLimited) throw new Error(`limited after ${taken}`);
        }
        return async () => (await take(services, whose)).isLimited;
      },
    }),
  ),
  {
    name: "A used code's refusal",
    lasts: "3 minutes",
    declared: [[ATTEMPTS, '"codigo-usado", points: 1, minutes: 3']],
    moved: ["auth_limits.expire"],
    async begin({ staff, test }) {
      const { services } = staff.context();
      const whose = randomUUID();
      const take = () =>
        test.database.as({ role: "auth" }, (tx) => takeCode(tx, services, whose, "123456"));
      if (!(await take())) throw new Error("refused at once");
      return async () => !(await take());
    },
  },
  {
    name: "The row of a limit that counts to an hour",
    lasts: "2 hours",
    declared: [["server/data/people/sign-in-cleanup.ts", "Date.now() - HOUR_MS"]],
    moved: ["auth_limits.expire"],
    async begin({ staff, test }) {
      const { services } = staff.context();
      await test.superuser`delete from auth_limits`;
      await takeConviteMail(services, randomUUID());
      return async () => {
        await deleteSignInLeftovers(test.database.signIn);
        return (await test.superuser`select from auth_limits`).length > 0;
      };
    },
  },
];
