import { data } from "react-router";
import { expect, it, vi } from "vitest";
import { z } from "#domain/z.ts";
import { AppError } from "#server/errors.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { answerForm } from "./answer-form.ts";
import { answerDone, answerError } from "./form-answer.ts";

const schema = z.object({ nome: z.string("Falta o nome"), senha: z.string("Falta a senha") });
const log = { error: vi.fn() };
const context = { log } as unknown as RequestContext;
const TYPED = { nome: "Ana", senha: "segredo" };

function posted(fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  return { context, request: new Request("http://127.0.0.1", { method: "POST", body }) };
}

function refusedBy(error: unknown) {
  return answerForm(posted(TYPED), { schema, do: () => Promise.reject(error) });
}

it("does the work of a valid form", async () => {
  const there = Response.redirect("http://127.0.0.1/done");
  const answer = await answerForm(posted(TYPED), {
    schema,
    async do(value) {
      expect(value).toEqual(TYPED);
      return there;
    },
  });
  expect(answer).toBe(there);
});

it("sends an invalid form back with what was typed, except hidden fields", async () => {
  const act = vi.fn();
  const wrong = posted({ senha: "segredo" });
  const answer = await answerForm(wrong, { schema, hidden: ["senha"], do: act });
  expect(answer).toMatchObject({
    init: { status: 400 },
    data: { result: { status: "error", initialValue: {}, error: { nome: ["Falta o nome"] } } },
  });
  expect(JSON.stringify(answer)).not.toContain("segredo");
  expect(act).not.toHaveBeenCalled();
});

it("checks the limit before it validates, so that invalid forms count too", async () => {
  const before = vi.fn(async () => undefined);
  await answerForm(posted({}), { schema, before, do: vi.fn() });
  expect(before).toHaveBeenCalledOnce();
  const limited = await answerForm(posted({}), {
    schema,
    before: async (refuse) => refuse(429, { headers: { "Retry-After": "60" } }),
    do: vi.fn(),
  });
  expect(limited).toMatchObject({ init: { status: 429, headers: { "Retry-After": "60" } } });
});

it("sends a right form back for a reason of the route's own", async () => {
  const answer = await answerForm(posted(TYPED), {
    schema,
    hidden: ["senha"],
    do: async (_, refuse) => refuse(409, { errors: { nome: ["Já existe"] }, more: { known: 1 } }),
  });
  expect(answer).toMatchObject({
    init: { status: 409 },
    data: { known: 1, result: { initialValue: { nome: "Ana" }, error: { nome: ["Já existe"] } } },
  });
});

it("lets a route answer otherwise what was never typed", async () => {
  const invalid = () => answerError("Pedido desconhecido", 400);
  const answer = await answerForm(posted({}), { schema, invalid, do: vi.fn() });
  expect(answer).toEqual(
    data({ toast: { kind: "error", text: "Pedido desconhecido" } }, { status: 400 }),
  );
  expect(answerDone("Feito").data).toEqual({ toast: { text: "Feito" } });
});

it("shows a known error at its field, says one of ours, and throws all others", async () => {
  const known = { id: "taken", message: "Já existe", action: "Escolha outro." };
  expect(await refusedBy(new AppError({ ...known, status: 409, field: "nome" }))).toMatchObject({
    init: { status: 409 },
    data: { result: { error: { nome: ["Já existe"] } } },
  });
  expect(await refusedBy(new AppError({ ...known, status: 500 }))).toMatchObject({
    init: { status: 500 },
    data: { toast: { kind: "error", text: "Já existe" } },
  });
  expect(log.error).toHaveBeenCalledOnce();
  const signedOut = new AppError({ ...known, status: 401 });
  for (const error of [signedOut, new Error("surprise"), data(null, { status: 404 })]) {
    await expect(refusedBy(error)).rejects.toBe(error);
  }
});

it("lets a form answer a failure itself", async () => {
  const answer = await answerForm(posted(TYPED), {
    schema,
    do: () => new Promise<never>(() => {}),
    failed: (_, refuse) => refuse(503, { more: { isUnavailable: true } }),
    timeoutMs: 1,
  });
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { isUnavailable: true, result: { initialValue: TYPED } },
  });
});

it("begins nothing after a limit that was not answered in time", async () => {
  const limit = Promise.withResolvers<undefined>();
  const act = vi.fn();
  const failed = () => answerError("Tente de novo.", 503);
  const form = { schema, before: () => limit.promise, do: act, failed, timeoutMs: 1 };
  expect((await answerForm(posted(TYPED), form)) instanceof Response).toBe(false);
  limit.resolve(undefined);
  await limit.promise;
  expect(act).not.toHaveBeenCalled();
});
