import { expect, test } from "vitest";
import { mailStanding } from "./mail-standing.server.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const inLine = (estado: "created" | "retry" | "completed" | "failed") => ({
  estado,
  proxima: NOW,
  falha: "mail not sent: refused",
});
const WHY = "o servidor de e-mail recusou a mensagem";

test("a mail is sent, on its way, tried again, failed or forgotten by the queue", () => {
  expect(mailStanding(NOW, inLine("failed"))).toEqual({ status: "sent", when: NOW });
  expect(mailStanding(null, inLine("created"))).toEqual({ status: "waiting" });
  expect(mailStanding(null, inLine("retry"))).toEqual({ status: "retrying", next: NOW, why: WHY });
  expect(mailStanding(null, inLine("failed"))).toEqual({ status: "failed", why: WHY });
  expect(mailStanding(null, undefined)).toMatchObject({ status: "failed" });
});

test("an answer is shown as withheld once the consent was withdrawn, not as being sent", () => {
  expect(mailStanding(null, inLine("completed"), { isWithdrawn: true })).toEqual({
    status: "withheld",
  });
  expect(mailStanding(NOW, inLine("completed"), { isWithdrawn: true })).toEqual({
    status: "sent",
    when: NOW,
  });
});
