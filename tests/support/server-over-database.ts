import { afterAll } from "vitest";
import type { OwnerOptions } from "#server/db/connect.ts";
import { TEST_SECRET } from "./database-setup.ts";
import { type ProductServer, startProduct } from "./product-server.ts";

/** Call it at the top of a file. */
export function serversOverDatabase() {
  const servers: ProductServer[] = [];
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  return async function start(owner: OwnerOptions, env: Record<string, string> = {}) {
    const server = await startOverDatabase(owner, env);
    servers.push(server);
    return server;
  };
}

export function startOverDatabase(
  owner: OwnerOptions,
  env: Record<string, string> = {},
): Promise<ProductServer> {
  return startProduct({
    env: {
      DATABASE_URL: addressOf(owner),
      // All servers of one database share the key from which its logins' passwords are derived.
      SECRET_KEY: TEST_SECRET.toString("base64"),
      ...env,
    },
  });
}

export async function headings(server: ProductServer, address = "/exames"): Promise<string> {
  const response = await fetch(server.url + address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  const found = (await response.text()).matchAll(/<h[123][^>]*>(?:<a[^>]*>)?([^<]*)</g);
  return [...found].map(([, text]) => text).join("\n");
}

export function addressOf({ host, database, username, password }: OwnerOptions): string {
  const login = [username, password].map((part) => encodeURIComponent(String(part))).join(":");
  return `postgres://${login}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
}
