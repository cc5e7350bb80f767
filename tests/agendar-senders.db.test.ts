/** Bodies that strangers send to /agendar in order to fill the memory, or to block patients. */
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemo } from "./support/demo-server.ts";
import { eventually } from "./support/eventually.ts";
import type { ProductServer } from "./support/product-server.ts";

const LINK = "/agendar/A-00000-00000";
const BOUNDARY = "limite";
const FILES = `multipart/form-data; boundary=${BOUNDARY}`;
/** Exceeds the size limit of a form without photographs. */
const LONG = "a".repeat(300 * 1024);
const LIMIT = 20;
let server: ProductServer;

beforeAll(async () => {
  server = await startDemo({ TRUST_PROXY: "1" });
});
afterAll(() => server?.stop());

function post(path: string, type: string, body: string, address: string) {
  const headers = { origin: server.url, "content-type": type, "x-forwarded-for": address };
  return fetch(server.url + path, { method: "POST", headers, body, redirect: "manual" });
}

/** @returns a form with one file; its last line is missing unless `isWhole` */
function withFile(isWhole: boolean): string {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="anexos"; filename="a.jpg"\r\n\r\n`;
  return head + LONG + (isWhole ? `\r\n--${BOUNDARY}--\r\n` : "");
}

test("a form without files may not be as long as one with files", async () => {
  for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/mixed"]) {
    for (const path of ["/agendar", LINK]) {
      const answer = await post(path, type, `nome=${LONG}`, "198.51.100.1");
      expect([path, type, answer.status]).toEqual([path, type, 413]);
    }
  }
});

test("files are not received for a link that nobody has opened", async () => {
  const answer = await post(LINK, FILES.toUpperCase(), withFile(true), "198.51.100.2");
  expect([answer.status, await answer.text()]).toEqual([
    401,
    expect.stringContaining("Informe a data de novo"),
  ]);
});

test("forms that break off count for their network, which then has to wait", async () => {
  const sent = (isWhole: boolean, address: string) =>
    post("/agendar", FILES, withFile(isWhole), address);
  for (let time = 0; time < LIMIT; time++) {
    expect((await sent(false, "198.51.100.3")).status).toBe(400);
  }
  const late = await sent(true, "198.51.100.3");
  expect([late.status, await late.text()]).toEqual([
    429,
    expect.stringContaining("Você já enviou este formulário muitas vezes"),
  ]);
  expect((await sent(true, "198.51.100.4")).status).toBe(400);
});

/** Sends an endless form with a file. @returns a function that disconnects */
function dawdle(address: string) {
  const headers = {
    origin: server.url,
    "content-type": FILES,
    "content-length": String(LONG.length + 10_000),
    "x-forwarded-for": address,
  };
  const sent = request(`${server.url}/agendar`, { method: "POST", headers, agent: false });
  sent.on("error", () => {});
  sent.write(withFile(false).slice(0, 1000));
  return () => sent.destroy();
}

async function listBegunFiles(): Promise<string[]> {
  const names = await readdir(path.join(server.dataDir, "temporario"));
  return names.filter((name) => name.startsWith("anexo-"));
}

test("three forms with files are received of one network at once, and others are not held up", async () => {
  const [one, other] = ["198.51.100.5", "198.51.100.6"];
  const breakOff = [dawdle(one), dawdle(one), dawdle(one)];
  const statusOfOne = async () => (await post("/agendar", FILES, withFile(false), one)).status;
  await eventually(async () => expect(await listBegunFiles()).toHaveLength(3));
  expect(await statusOfOne()).toBe(503);
  expect((await post("/agendar", FILES, withFile(true), other)).status).toBe(400);
  for (const end of breakOff) end();
  await eventually(async () => expect(await statusOfOne()).toBe(400));
});
