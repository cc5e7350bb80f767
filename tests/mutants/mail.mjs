/** Messages, answers and the newsletter: what is sent to whom. */
export const FAULTS = [
  {
    breaks: "A person takes back another's answer",
    file: "server/db/sql/functions/mensagens.sql",
    find: "WHERE r.id = desfaz_resposta.id AND r.usuario_id = (SELECT quem.id FROM public.quem_pede() AS quem);",
    replace: "WHERE r.id = desfaz_resposta.id;",
    tests: ["server/data/mensagens/undo-resposta.db.test.ts"],
  },
  {
    breaks: "A stranger changes the address of a confirmed subscriber",
    file: "server/db/sql/functions/newsletter.sql",
    find: "email = CASE WHEN i.situacao = 'confirmado' THEN i.email ELSE excluded.email END,",
    replace: "email = excluded.email,",
    tests: ["server/data/newsletter/mailbox.db.test.ts", "server/jobs/send-newsletter.db.test.ts"],
  },
  {
    breaks: "An old confirmation link subscribes who has left",
    file: "server/db/sql/functions/newsletter.sql",
    find: "WHERE id = inscrito AND situacao = 'pendente' RETURNING",
    replace: "WHERE id = inscrito RETURNING",
    tests: ["server/data/newsletter/mailbox.db.test.ts", "server/jobs/send-newsletter.db.test.ts"],
  },
  {
    breaks: "Who left after the sending began still gets the newsletter",
    file: "server/jobs/send-newsletter.ts",
    find: 'if (envio.situacao !== "confirmado") {',
    replace: 'if (envio.situacao === "pendente") {',
    tests: ["server/jobs/send-newsletter.db.test.ts"],
  },
  {
    breaks: "A newsletter of an article that is no longer public is sent",
    file: "server/jobs/send-newsletter.ts",
    find: "  if (!post) {\n",
    replace: "  if (post === null) {\n",
    tests: ["server/jobs/send-newsletter.db.test.ts"],
  },
  {
    breaks: "A second recipient in an address gets the mail",
    file: "server/mail/mailer.ts",
    find: '/[\\s,;<>"\\p{Cc}]/u',
    replace: '/[\\s<>"\\p{Cc}]/u',
    tests: ["server/mail/mailer.test.ts"],
  },
  {
    breaks: "A newsletter goes to those who did not confirm",
    file: "server/data/newsletter/envios.ts",
    find: "where ${inscritos.situacao} = 'confirmado'",
    replace: "where ${inscritos.situacao} <> 'cancelado'",
    tests: ["server/jobs/send-newsletter.db.test.ts"],
  },
  {
    breaks: "A newsletter can be scheduled for more than a year ahead",
    file: "domain/mensagens/newsletter.ts",
    find: "value.getTime() < Date.now() + EDICAO_LIMITS.dias * DAY_MS",
    replace: "value.getTime() < Date.now() + EDICAO_LIMITS.dias * 7 * DAY_MS",
    tests: ["domain/mensagens/newsletter.test.ts", "server/jobs/scheduled-newsletter.db.test.ts"],
  },
];
