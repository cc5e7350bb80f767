import net from "node:net";
import path from "node:path";
import tls from "node:tls";
import postgres from "postgres";
import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { TLS_CERTIFICATE } from "#tests/support/tls-certificate.ts";
import { waitUntilAsleep } from "#tests/support/waiting-transactions.ts";
import { Sockets } from "./sockets.ts";

const test = testDatabase();

async function withTls(socketPath: string) {
  const server = net.createServer((raw) => {
    raw.once("data", () => {
      raw.write("S");
      const secure = new tls.TLSSocket(raw, { isServer: true, ...TLS_CERTIFICATE });
      const onward = net.connect(socketPath);
      secure.pipe(onward).pipe(secure);
      for (const end of [secure, onward]) end.on("error", () => {});
      secure.on("close", () => onward.destroy());
    });
    raw.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

it("opens over TLS, fails what waits when it is destroyed, and opens again", async () => {
  const { host, ...owner } = test.owner;
  const server = await withTls(path.join(String(host), ".s.PGSQL.5432"));
  const sockets = new Sockets();
  const { port } = server.address() as net.AddressInfo;
  const sql = postgres({
    ...owner,
    ...sockets.option,
    host: "127.0.0.1",
    port,
    ssl: "require",
    max: 1,
  });
  const [row] = await sql`select 1 as one`;
  expect(row?.one).toBe(1);
  const waiting = sql`select pg_sleep(60)`;
  const failed = expect(waiting).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  await waitUntilAsleep(test);
  sockets.destroy();
  await failed;
  expect((await sql`select 2 as two`)[0]?.two).toBe(2);
  await sql.end();
  server.close();
});
