import { expect, test } from "vitest";
import { newsletterForm } from "./newsletter.ts";

test.each(["ana@exemplo.com.br", " ana.paula+exames@clinica.test "])("%j is an e-mail", (email) => {
  expect(newsletterForm.parse({ email })).toEqual({ email: email.trim() });
});

test.each([undefined, "", "ana", "ana@", "@exemplo.com", "a b@c.d", `${"a".repeat(250)}@x.br`])(
  "%j is none",
  (email) => {
    const issues = newsletterForm.safeParse({ email }).error?.issues ?? [];
    expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["email", "E-mail inválido"],
    ]);
  },
);
