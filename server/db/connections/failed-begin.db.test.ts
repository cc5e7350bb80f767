import net from "node:net";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import { openTestDatabase, testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import type { Database, Identity } from "../open.ts";
import { exames } from "../schema/exames.ts";

const PATIENT = "11111111-1111-4111-8111-111111111111";
const test = testDatabase();
const connections = new Set<net.Socket>();
let isRefused = false;
let proxy: net.Server;
let database: Database;

beforeAll(async () => {
  const { host, ...owner } = test.owner;
  proxy = net.createServer((client) => {
    connections.add(client);
    client.on("close", () => connections.delete(client));
    const server = net.connect(path.join(String(host), ".s.PGSQL.5432"));
    client.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      const sent = isRefused ? text.replaceAll("begin read", "bogus read") : text;
      server.write(Buffer.from(sent, "latin1"));
    });
    server.pipe(client);
    for (const end of [client, server]) {
      end.on("error", () => {});
      end.on("close", () => [client, server].map((one) => one.destroy()));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as net.AddressInfo;
  database = await openTestDatabase({ ...owner, host: "127.0.0.1", port });
});
afterEach(() => {
  isRefused = false;
});
afterAll(async () => {
  await database.close();
  proxy.close();
});

const works: Record<string, () => Promise<unknown>> = {
  "an administrator": async () => save(await staffIdentity(test, "admin_master")),
  "the operator": () => save({ role: "operador" }),
  "the sign-in": () => whoAmI({ role: "auth" }),
  "a patient": () => whoAmI({ role: "paciente", access: "x" }),
  "a job's line": () =>
    database.as({ role: "sistema" }, async (tx) =>
      noteReading(tx, { acao: "avisou_por_email", pacientes: [PATIENT], dados: ["email"] }),
    ),
};

const save = (identity: Identity) =>
  database.as(identity, (tx) => tx.insert(exames).values(records.exame()));
const whoAmI = (identity: Identity) =>
  database.as(identity, (tx) => tx.execute(sql`select current_user as role`));
const count = async () => {
  const [row] = await test.superuser`
    select (select count(*) from exames) + (select count(*) from trilha_pacientes) as n`;
  return Number(row?.n);
};

it.each(Object.entries(works))("%s does nothing, and the next one works", async (_, work) => {
  // Closes the connections: on a new one the driver sends BEGIN as text, which the proxy can change.
  for (const connection of connections) connection.destroy();
  await eventually(async () => expect(connections.size).toBe(0));
  const before = await count();
  isRefused = true;
  await expect(work()).rejects.toMatchObject({ code: "42601" });
  expect(await count()).toBe(before);
  isRefused = false;
  await work();
});
