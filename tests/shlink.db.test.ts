/** The rules are those of SMART Health Links version 1.0.0 (STU 1). */
import { describe, expect, test } from "vitest";
import { otherThan } from "./support/compartilhamentos.ts";
import { demoServer } from "./support/demo-server.ts";
import { essence } from "./support/patient-answers.ts";
import { type Manifest, payloadOf, sharedLinks } from "./support/shared-links.ts";

const server = demoServer();
const { share, post, manifestOf, newAddress } = sharedLinks(() => server);

describe("the link", () => {
  test("is a viewer's address, `#shlink:/` and base64url of the payload, whose members are as specified", async () => {
    const before = Date.now() / 1000;
    const made = await share();
    expect(made.link).toMatch(new RegExp(`^${server.url}/compartilhado#shlink:/[\\w-]+$`));
    const { url, key, exp, flag, label, v } = payloadOf(made);
    expect(url).toMatch(new RegExp(`^${server.url}/c/[\\w-]{43}$`));
    expect(url.length).toBeLessThanOrEqual(128);
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(key, "base64url")).toHaveLength(32);
    expect(exp).toBeGreaterThan(before + 7 * 86_400 - 60);
    expect(exp).toBeLessThan(Date.now() / 1000 + 7 * 86_400 + 60);
    expect({ flag, v }).toEqual({ flag: "P", v: 1 });
    expect(label.length).toBeLessThanOrEqual(80);
    expect(label).not.toContain(made.exame);
    expect(made.senha).toMatch(/^\d{6}$/);
  });

  test("goes to WhatsApp without the PIN, and is never shown again", async () => {
    const made = await share();
    const again = await fetch(`${server.url}/resultados/laudos/${made.protocolo}/compartilhar`, {
      headers: { cookie: made.cookie },
    });
    const page = await again.text();
    expect(page).toContain(made.codigo);
    for (const secret of [made.senha, made.link, payloadOf(made).key])
      expect(page).not.toContain(secret);
  });
});

describe("the manifest", () => {
  test("has its status at the top and one FHIR file, at a location or embedded within embeddedLengthMax", async () => {
    const made = await share();
    const located = await manifestOf(made);
    expect(located).toMatchObject({
      status: "can-change",
      files: [{ contentType: "application/fhir+json", fhirVersion: "4.0.1" }],
    });
    const [file] = located.files;
    expect(file?.location).toMatch(new RegExp(`^${server.url}/c/[\\w-]{43}/arquivo$`));
    expect(file).not.toHaveProperty("embedded");
    expect(payloadOf(made).url).not.toBe(file?.location?.replace("/arquivo", ""));
    const whole = await (await fetch(file?.location ?? "")).text();
    const embedded = await manifestOf(made, { embeddedLengthMax: whole.length });
    expect(embedded.files[0]).not.toHaveProperty("location");
    expect(embedded.files[0]?.embedded).toHaveLength(whole.length);
    const tooLong = await manifestOf(made, { embeddedLengthMax: whole.length - 1 });
    expect(tooLong.files[0]).not.toHaveProperty("embedded");
  });

  test("may be read by any site's script, without a cookie, and is never stored or indexed", async () => {
    const made = await share();
    const { url } = payloadOf(made);
    const preflight = await fetch(url, {
      method: "OPTIONS",
      headers: {
        origin: "https://leitor.test",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    expect(preflight.headers.get("access-control-allow-headers")?.toLowerCase()).toBe(
      "content-type",
    );
    const headers = {
      origin: "https://leitor.test",
      "sec-fetch-site": "cross-site",
      cookie: made.cookie,
    };
    const right = await post(url, { recipient: "A", passcode: made.senha }, { headers });
    const wrong = await post(url, { recipient: "A", passcode: otherThan(made.senha) }, { headers });
    const location = ((await right.json()) as Manifest).files[0]?.location ?? "";
    const file = await fetch(location, { headers: { origin: "https://leitor.test" } });
    for (const answer of [right, wrong, file]) {
      expect(answer.headers.get("access-control-allow-origin")).toBe("*");
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-robots-tag")).toContain("noindex");
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(right.headers.get("content-type")).toContain("application/json");
    expect(file.headers.get("content-type")).toBe("application/jose");
  });

  test("answers a wrong PIN with 401 and what remains, a missing one without counting, an inactive link with 404", async () => {
    const made = await share();
    const { url } = payloadOf(made);
    const statusOf = async (body: object) => {
      const answer = await post(url, { recipient: "A", ...body });
      return [answer.status, await answer.json()];
    };
    const missing = [401, { remainingAttempts: 5 }];
    expect(await statusOf({})).toEqual(missing);
    expect(await statusOf({ passcode: "" })).toEqual(missing);
    expect(await statusOf({ passcode: null })).toEqual(missing);
    expect(await statusOf({ passcode: otherThan(made.senha) })).toEqual([
      401,
      { remainingAttempts: 4 },
    ]);
    expect(await statusOf({ passcode: "abcdef" })).toEqual([401, { remainingAttempts: 3 }]);
    expect(await statusOf({ passcode: Number(made.senha) })).toEqual([
      401,
      { remainingAttempts: 2 },
    ]);
    expect(await statusOf({ passcode: { $ne: "" } })).toEqual([401, { remainingAttempts: 1 }]);
    expect((await statusOf({ passcode: made.senha }))[0]).toBe(200);
    expect(await statusOf({ passcode: "x".repeat(2000) })).toEqual([401, { remainingAttempts: 0 }]);
    expect(await statusOf({ passcode: made.senha })).toEqual([404, {}]);
    expect(await statusOf({})).toEqual([404, {}]);
  });

  test("counts exactly five of fifty wrong PINs that arrive at once", async () => {
    const made = await share();
    const { url } = payloadOf(made);
    const wrong = { recipient: "A", passcode: otherThan(made.senha) };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(url, wrong)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 404)).toHaveLength(45);
    expect((await post(url, { recipient: "A", passcode: made.senha })).status).toBe(404);
  });

  test("refuses a request without recipient, without JSON or with a wrong length before it looks at the link", async () => {
    const made = await share();
    const unknown = `${server.url}/c/${"A".repeat(43)}`;
    for (const url of [payloadOf(made).url, unknown]) {
      for (const body of [
        "",
        "{",
        "[]",
        "null",
        { passcode: made.senha },
        { recipient: "", passcode: made.senha },
        { recipient: "\u0000\u200b ", passcode: made.senha },
        { recipient: "A", embeddedLengthMax: -1 },
        { recipient: "A", embeddedLengthMax: "9" },
      ]) {
        expect((await post(url, body)).status, JSON.stringify(body)).toBe(400);
      }
      expect((await fetch(url)).status).toBe(405);
    }
    const long = await post(payloadOf(made).url, { recipient: "A".repeat(9000) });
    expect(long.status).toBe(413);
    expect(await (await post(payloadOf(made).url, { recipient: "A" })).json()).toEqual({
      remainingAttempts: 5,
    });
  });

  test("answers unknown, ended, guessed out and expired links byte for byte alike", async () => {
    const ended = await share();
    const page = `${server.url}/resultados/laudos/${ended.protocolo}/compartilhar`;
    const list = await (await fetch(page, { headers: { cookie: ended.cookie } })).text();
    const [, compartilhamento = ""] =
      /name="compartilhamento"[^>]*value="([^"]+)"/.exec(list) ?? [];
    const end = await fetch(page, {
      method: "POST",
      headers: { origin: server.url, cookie: ended.cookie },
      body: new URLSearchParams({ formulario: "encerrar", compartilhamento }),
      redirect: "manual",
    });
    expect(end.status).toBe(302);
    const guessed = await share();
    for (let n = 0; n < 5; n++)
      await post(payloadOf(guessed).url, { recipient: "A", passcode: "x" });
    const urls = [
      `${server.url}/c/${"A".repeat(43)}`,
      payloadOf(ended).url,
      payloadOf(guessed).url,
    ];
    const answers = await Promise.all(
      urls.map(async (url) => essence(await post(url, { recipient: "A", passcode: ended.senha }))),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
  });

  test("slows down an address after 120 unknown links, with Retry-After", async () => {
    const made = await share();
    const address = newAddress();
    const unknown = `${server.url}/c/${"B".repeat(43)}`;
    const wrong = { recipient: "A", passcode: "000000" };
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => post(unknown, wrong, { address })),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    }
    const stopped = await post(
      payloadOf(made).url,
      { recipient: "A", passcode: made.senha },
      { address },
    );
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(await manifestOf(made)).toBeDefined();
  });
});
