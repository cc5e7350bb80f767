import { expect, test } from "vitest";
import { mailboxKey } from "./mailbox-key.ts";

test.each([
  ["ana.b+x@gmail.com", "anab@gmail.com"],
  ["A.N.A.B@GoogleMail.com", "anab@gmail.com"],
  ["ana+noticias@exemplo.com.br", "ana@exemplo.com.br"],
  // Other providers distinguish mailboxes by dots.
  ["ana.b@exemplo.com.br", "ana.b@exemplo.com.br"],
  ["+x@exemplo.com.br", "+x@exemplo.com.br"],
  ["ana+a+b@exemplo.com.br", "ana@exemplo.com.br"],
  ["...@gmail.com", "...@gmail.com"],
])("%j leads to %j", (email, key) => {
  expect(mailboxKey(email)).toBe(key);
});
