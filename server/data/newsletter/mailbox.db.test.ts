import fc from "fast-check";
import { expect, test } from "vitest";
import { mailboxKey } from "#domain/mensagens/mailbox-key.ts";
import { testDatabase } from "#tests/support/database.ts";

const data = testDatabase();

test("the database distinguishes mailboxes as the server does", async () => {
  const emails = fc
    .sample(
      fc.tuple(
        fc.stringMatching(/^[a-zA-Z.+@]{1,8}$/),
        fc.constantFrom("gmail.com", "GoogleMail.com", "x.br"),
      ),
      { numRuns: 300, seed: 20 },
    )
    .map(([name, domain]) => `${name}@${domain}`);
  const found = await data.superuser`
    select caixa_postal(email) as caixa from unnest(${emails}::text[]) with ordinality as e(email, n) order by n`;
  expect(found.map(({ caixa }) => caixa)).toEqual(emails.map(mailboxKey));
});
