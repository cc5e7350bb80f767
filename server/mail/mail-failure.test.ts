import { expect, it } from "vitest";
import { isAddressRefused } from "./mail-failure.ts";

const refusal = (command: string, response: string) => ({
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

it.each([
  ["RCPT TO", "550 5.1.1 User unknown"],
  ["RCPT TO", "550-5.1.1 The account does not exist.\n550 5.1.1 Check the address."],
  ["RCPT TO", "556 5.1.10 Recipient address has null MX"],
  ["RCPT TO", "550 5.2.1 Mailbox disabled"],
  ["RCPT TO", "550 mailbox unavailable"],
])("counts as the address's refusal: %s, %s", (command, response) => {
  expect(isAddressRefused(refusal(command, response))).toBe(true);
});

it.each([
  ["DATA", "554 5.7.1 Message rejected as spam"],
  ["DATA", "550 5.1.1 User unknown"],
  ["DATA", "552 size limit exceeded"],
  ["RCPT TO", "550 5.7.1 Sender not allowed"],
  ["RCPT TO", "550 5.1.8 Sender address rejected: domain not found"],
  ["RCPT TO", "550 5.4.5 Daily sending quota exceeded"],
  ["RCPT TO", "552 5.2.2 Mailbox full"],
  ["RCPT TO", "450 4.1.1 Try again"],
  ["MAIL FROM", "550 5.1.1 refused"],
])("does not count as the address's refusal: %s, %s", (command, response) => {
  expect(isAddressRefused(refusal(command, response))).toBe(false);
});

it("knows no refusal in an error that is not a server's answer", () => {
  expect([undefined, new Error("x"), { code: "ETIMEDOUT" }].map(isAddressRefused)).toEqual([
    false,
    false,
    false,
  ]);
});
