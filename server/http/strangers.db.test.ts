import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { eventually } from "#tests/support/eventually.ts";
import { processorClock, processorTime } from "#tests/support/processor-time.ts";
import type { ProductServer } from "#tests/support/product-server.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import { serversOverDatabase } from "#tests/support/server-over-database.ts";

const data = testDatabase();
const start = serversOverDatabase();
let server: ProductServer;

beforeAll(async () => {
  server = await start(data.owner);
});

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  refusal?: string;
  path?: string;
  status?: number;
  ms?: number;
}

function lines(of = server): Line[] {
  return of
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
}

describe("addresses", () => {
  test("one with 14,000 slashes is 414, and so is any of more than 2,048 characters", async () => {
    for (const target of [`/a${"/".repeat(14_000)}b`, `/?${"a".repeat(2_100)}`]) {
      expect((await rawRequest(server.url, target)).status).toBe(414);
    }
    expect((await rawRequest(server.url, `/a${"/".repeat(2_000)}b`)).status).toBe(301);
  });

  test("a Host that makes no address is 400", async () => {
    for (const host of ["999.1.1.1", "127.999.1.1", "0x7f.1.1.256", "[::1", "a..b:99999"]) {
      const { status } = await rawRequest(server.url, "/", { headers: [`Host: ${host}`] });
      expect([host, status]).toEqual([host, 400]);
    }
  });

  test("a foreign host gets one answer, with or without the application", async () => {
    const send = async (...more: string[]) => {
      const { status, headers, body } = await rawRequest(server.url, "/exames", {
        headers: ["Host: evil.example", ...more],
      });
      const id = headers.get("x-request-id") ?? "";
      headers.delete("x-request-id");
      headers.delete("date");
      return { status, headers: [...headers], body: body.replace(id, "") };
    };
    const answer = await send();
    expect(answer.status).toBe(400);
    expect(await send("Cookie: a=b")).toEqual(answer);
    expect(lines().findLast(({ refusal }) => refusal === "host")).toHaveProperty("level", 40);
  });

  test("one page has one address: others redirect to it, and none of them is cached", async () => {
    for (const target of ["/AUTH", "/%61uth", "/Auth", "/auth/", "/%41UTH"]) {
      const { status, headers } = await rawRequest(server.url, target);
      expect([target, status]).toEqual([target, 301]);
      expect(headers.get("location")).toMatch(/^\/auth$/i);
    }
    for (const target of ["/auth", "/resultados"]) {
      const { status, headers } = await rawRequest(server.url, target);
      expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
    }
  });

  test("all that lead nowhere get one page, which repeats nothing of the request", async () => {
    const bodies = new Set<string>();
    for (const word of [
      "wp-admin",
      "segredo-de-alguem",
      "%3Cscript%3E",
      "Nada/Aqui",
      "Exames/MAMA",
    ]) {
      const { status, headers, body } = await rawRequest(server.url, `/${word}?q=${word}`);
      expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
      expect(body).not.toContain(word);
      bodies.add(body);
    }
    expect(bodies.size).toBe(1);
  });

  test("a form to one of them is a 404 too, whatever it carries", async () => {
    const response = await fetch(`${server.url}/nada`, {
      method: "POST",
      body: "a".repeat(300_000),
      headers: { origin: server.url },
    });
    expect(response.status).toBe(404);
  });

  test.each(["/nada", "/exames/nada", "/blog/nada"])(
    "a 404 below %s takes little of the server's processor time",
    async (path) => {
      const COUNT = 100;
      const send = async () => {
        for (let index = 0; index < COUNT; index++) {
          const headers = { "accept-encoding": "br" };
          const answer = await fetch(`${server.url}${path}-${index}-x`, { headers });
          await answer.arrayBuffer();
          expect(answer.status).toBe(404);
        }
      };
      await send();
      const limit = COUNT * 10;
      const spent = await processorTime(limit, send, processorClock(server.url));
      expect(spent).toBeLessThan(limit);
    },
  );
});

test.each([
  "Accept-Encoding",
  "Authorization",
  "Cookie",
  "Forwarded",
  "If-None-Match",
  "Range",
  "User-Agent",
  "X-Forwarded-For",
])("15 kB of %s take little of the server's processor time", async (name) => {
  const target = name === "Range" ? "/arquivos/a/b.webp" : "/exames";
  const clock = processorClock(server.url);
  for (const unit of [" ,", ";", "a=", "clinica-sessao=", '"', "-", "q=0.", "::", "%", "é"]) {
    const headers = [`${name}: x${unit.repeat(Math.floor(15_000 / Buffer.byteLength(unit)))}x`];
    const send = async () => {
      for (let time = 0; time < 5; time++) await rawRequest(server.url, target, { headers });
    };
    expect(await processorTime(500, send, clock), unit).toBeLessThan(500);
  }
});

describe("files", () => {
  test("the build's own notes are nobody's, in no encoding", async () => {
    for (const name of ["manifest.json", "manifest.json.gz", "manifest.json.br"]) {
      for (const folder of ["/.vite", "/%2evite", "/assets/../.vite", "/assets/%2e%2e/.vite"]) {
        const headers = ["Accept-Encoding: gzip, br"];
        const { status, body } = await rawRequest(server.url, `${folder}/${name}`, { headers });
        expect([folder, name, status]).toEqual([folder, name, 404]);
        expect(body).not.toContain("app/");
      }
    }
  });

  test("a stored file of a thousand letters is a 404", async () => {
    const { status } = await rawRequest(server.url, `/arquivos/a/${"a".repeat(1_000)}.webp`);
    expect(status).toBe(404);
  });

  test("an error while a file is read is one line of the log, with its request id and no stack beside it", async () => {
    const file = path.join(server.dataDir, "storage/hero/falha.webp");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
    // A sparse file that is larger than Node.js can read at once.
    truncateSync(file, 5 * 1024 ** 3);
    const { status, headers, body } = await rawRequest(server.url, "/arquivos/hero/falha.webp");
    expect(status).toBe(500);
    const requestId = headers.get("x-request-id") ?? "";
    expect(body).toContain(requestId);
    await eventually(async () => {
      const logged = lines().filter((line) => line.requestId === requestId && line.level >= 50);
      expect(logged.map(({ msg }) => msg)).toEqual(["unexpected error"]);
    });
    expect(server.output()).not.toMatch(/^\s+at /m);
  });
});

describe("forms", () => {
  const send = (headers: string[]) =>
    rawRequest(server.url, "/contato", {
      method: "POST",
      headers: ["Content-Type: application/x-www-form-urlencoded", "Content-Length: 3", ...headers],
      body: "a=b",
    });

  test("one of a browser's that does not say where it comes from is 403", async () => {
    expect((await send(["User-Agent: Mozilla/5.0 Firefox/60.0"])).status).toBe(403);
    expect((await send(["User-Agent: curl/8.5.0", "Cookie: clinica-sessao=x"])).status).toBe(403);
    const { status, headers } = await send(["Cookie: a=b"]);
    expect(status).toBe(403);
    await eventually(async () => {
      const logged = lines().filter(({ requestId }) => requestId === headers.get("x-request-id"));
      expect(logged).toContainEqual(expect.objectContaining({ msg: "refused", refusal: "origin" }));
    });
  });

  test("a program's without a cookie is read", async () => {
    expect((await send(["User-Agent: curl/8.5.0"])).status).toBe(400);
  });

  test("a page that takes no form says so", async () => {
    const response = await fetch(`${server.url}/exames`, {
      method: "POST",
      headers: { origin: server.url },
    });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("one that breaks off is no error in the log", async () => {
    const complaints = () => lines().filter(({ level, msg }) => level >= 40 && msg !== "refused");
    const before = complaints().length;
    for (const target of ["/contato", "/auth", "/resultados", "/nada"]) {
      for (const length of ["Content-Length: 100000", "Transfer-Encoding: chunked"]) {
        await breakOff(target, length);
      }
    }
    await eventually(async () => {
      expect(lines().filter(({ status }) => status === 499).length).toBeGreaterThanOrEqual(6);
    });
    // Once this later request is in the log, all lines about the earlier ones are too.
    await rawRequest(server.url, "/depois");
    await eventually(() => expect(lines().map(({ path }) => path)).toContain("/depois"));
    expect(complaints().slice(before)).toEqual([]);
    expect(server.output()).not.toMatch(/^\s+at |^Error/m);
  });
});

describe("the log", () => {
  test("contains no protocol, however it was requested", async () => {
    for (const target of [
      "/resultados/laudos/2026-7KQ2M-X9RTB",
      "/resultados/laudos/2026-7kq2m-x9rtb",
      "/resultados/laudos/20267KQ2MX9RTB/",
      "//resultados//laudos//2026-7KQ2M-X9RTB",
      "/resultados/laudos/%32026%2D7KQ2M%2DX9RTB.pdf",
      "/admin/laudos/2026-7KQ2M-X9RTB",
    ]) {
      await rawRequest(server.url, target);
    }
    await rawRequest(server.url, "/depois-do-protocolo");
    await eventually(() => expect(server.output()).toContain("/depois-do-protocolo"));
    expect(server.output()).toContain("/resultados/laudos/{protocolo}");
    expect(server.output()).not.toMatch(/7kq2m|x9rtb/i);
  });

  test("warns once of untrusted forwarding headers", async () => {
    for (let index = 0; index < 3; index++) {
      const headers = [`X-Forwarded-For: 203.0.113.${index}`];
      expect((await rawRequest(server.url, "/", { headers })).status).toBe(200);
    }
    await rawRequest(server.url, "/depois-dos-cabecalhos");
    await eventually(() => expect(server.output()).toContain("/depois-dos-cabecalhos"));
    expect(lines().filter(({ msg }) => msg.startsWith("forwarding headers"))).toHaveLength(1);
    expect(server.output()).not.toContain("203.0.113");
  });
});

test("figures are for this machine only while no proxy is in front of it", async () => {
  const metrics = async (of: ProductServer, headers = {}) =>
    (await fetch(`${of.url}/metrics`, { headers })).status;
  expect(await metrics(server)).toBe(200);
  expect(await metrics(server, { via: "1.1 proxy" })).toBe(403);
  const token = "um-segredo-de-muitas-letras";
  const [trusting, secure, withToken] = await Promise.all([
    start(data.owner, { TRUST_PROXY: "1" }),
    start(data.owner, { ORIGIN: "https://www.clinica.test" }),
    start(data.owner, { TRUST_PROXY: "1", METRICS_TOKEN: token }),
  ]);
  expect(await metrics(trusting)).toBe(403);
  expect(await metrics(secure)).toBe(403);
  expect(await metrics(withToken)).toBe(401);
  expect(await metrics(withToken, { authorization: `Bearer ${token}` })).toBe(200);
});

function breakOff(target: string, length: string): Promise<void> {
  const { hostname, port, host, origin } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, async () => {
      socket.write(
        `POST ${target} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/x-www-form-urlencoded\r\n${length}\r\n\r\n5\r\na=bcd`,
      );
      // Once the server has answered this later connection, it has begun to read the earlier one.
      await rawRequest(server.url, "/healthz");
      socket.destroy();
    });
    socket.on("close", () => resolve());
    socket.on("error", reject);
  });
}
