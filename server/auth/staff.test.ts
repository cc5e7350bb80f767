import { APIError } from "better-auth";
import { expect, it, vi } from "vitest";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { cookieName } from "#server/http/cookies/cookie-name.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { readStaff } from "./staff.ts";

const failed = () => new APIError("INTERNAL_SERVER_ERROR", { message: "Failed to get session" });
const recovering = () =>
  Object.assign(new Error("the database system is starting up"), { code: "57P03" });

function requested(getSession: () => Promise<null>, ping: () => Promise<void>) {
  const services = { auth: async () => ({ api: { getSession } }), config: {}, database: { ping } };
  const headers = { cookie: `${cookieName("sessao", undefined)}=x`, host: "localhost" };
  const request = new Request("http://localhost/admin", { headers });
  const context = { services, address: "127.0.0.1", origin: "http://localhost" };
  return readStaff(context as unknown as RequestContext, request);
}

it("tries again if the database is available again", async () => {
  const getSession = vi.fn(async () => null).mockRejectedValueOnce(failed());
  expect(await requested(getSession, async () => {})).toBeUndefined();
  expect(getSession).toHaveBeenCalledTimes(2);
});

it("reports an unavailable database, at the first try or at the second", async () => {
  const getSession = async () => Promise.reject(failed());
  for (const answers of [0, 1]) {
    const ping = vi.fn(async () => Promise.reject(recovering()));
    for (let n = 0; n < answers; n++) ping.mockResolvedValueOnce(undefined as never);
    const error = await requested(getSession, ping).catch((reason) => reason);
    expect(isDatabaseUnavailable(error)).toBe(true);
  }
});

it("is the server's own fault if the database answers all the time", async () => {
  const getSession = async () => Promise.reject(failed());
  await expect(requested(getSession, async () => {})).rejects.toThrow("Failed to get session");
});
