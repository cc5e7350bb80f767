import { compactDecrypt, decodeProtectedHeader } from "jose";
import { SHLInvalidPasscodeError, SHLManifestNotFoundError, SHLViewer } from "kill-the-clipboard";
import { PDFDocument } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { otherThan } from "./support/compartilhamentos.ts";
import { demoServer } from "./support/demo-server.ts";
import { payloadOf, type SharedLink, sharedLinks } from "./support/shared-links.ts";
import { signInEveryone } from "./support/staff-cookies.ts";

const server = demoServer();
const { share, post, manifestOf } = sharedLinks(() => server);

describe("the file", () => {
  test("is a JWE with dir, A256GCM and its content type, of a DiagnosticReport with the PDF, and is encrypted once", async () => {
    const made = await share();
    const { key } = payloadOf(made);
    const jwes = await Promise.all(
      [1, 2].map(async () => {
        const { files } = await manifestOf(made, { embeddedLengthMax: 50_000_000 });
        return files[0]?.embedded ?? "";
      }),
    );
    const [first = "", second = ""] = jwes;
    expect(decodeProtectedHeader(first)).toEqual({
      alg: "dir",
      enc: "A256GCM",
      cty: "application/fhir+json",
    });
    const parts = first.split(".");
    expect(parts).toHaveLength(5);
    expect(parts[1]).toBe("");
    expect(second).toBe(first);
    const { plaintext } = await compactDecrypt(first, Buffer.from(key, "base64url"));
    const report = JSON.parse(Buffer.from(plaintext).toString());
    expect(report).toMatchObject({
      resourceType: "DiagnosticReport",
      status: "final",
      code: { text: made.exame },
      subject: { reference: "#paciente" },
      presentedForm: [{ contentType: "application/pdf" }],
    });
    expect(report.contained[0]).toMatchObject({
      resourceType: "Patient",
      name: [{ text: made.nome }],
    });
    const pdf = Buffer.from(report.presentedForm[0].data, "base64");
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(1);
    const own = await fetch(`${server.url}/resultados/laudos/${made.protocolo}/pdf`, {
      headers: { cookie: made.cookie },
    });
    expect(Buffer.from(await own.arrayBuffer()).equals(pdf)).toBe(true);
    await expect(compactDecrypt(first, Buffer.alloc(32, 7))).rejects.toThrow();
  });

  test("opens at its location without PIN, and not once the share has ended, by an invented address, or by HEAD", async () => {
    const made = await share();
    const { files } = await manifestOf(made);
    const location = files[0]?.location ?? "";
    expect((await fetch(location)).status).toBe(200);
    const head = await fetch(location, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await fetch(`${server.url}/c/${"C".repeat(43)}/arquivo`)).status).toBe(404);
    for (let n = 0; n < 5; n++) await post(payloadOf(made).url, { recipient: "A", passcode: "x" });
    expect((await fetch(location)).status).toBe(404);
  });
});

describe("kill-the-clipboard's SHLViewer", () => {
  const viewerOf = (link: string) => new SHLViewer({ shlinkURI: link });

  test("opens the link, embedded and by location, and reads the report", async () => {
    const made = await share();
    const viewer = viewerOf(made.link);
    expect(viewer.shl.requiresPasscode).toBe(true);
    for (const embeddedLengthMax of [undefined, 50_000_000]) {
      const { manifest, fhirResources } = await viewer.resolveSHL({
        recipient: "Dr. Leitor",
        passcode: made.senha,
        ...(embeddedLengthMax && { embeddedLengthMax }),
      });
      expect(manifest?.status).toBe("can-change");
      expect(fhirResources).toHaveLength(1);
      expect(fhirResources[0]).toMatchObject({
        resourceType: "DiagnosticReport",
        code: { text: made.exame },
      });
    }
  });

  test("understands a wrong PIN, an inactive link and an altered key", async () => {
    const made = await share();
    const wrong = viewerOf(made.link).resolveSHL({
      recipient: "A",
      passcode: otherThan(made.senha),
    });
    await expect(wrong).rejects.toThrow(SHLInvalidPasscodeError);
    const altered = { ...payloadOf(made), key: "A".repeat(43) };
    const link = `shlink:/${Buffer.from(JSON.stringify(altered)).toString("base64url")}`;
    await expect(
      viewerOf(link).resolveSHL({ recipient: "A", passcode: made.senha }),
    ).rejects.toThrow();
    for (let n = 0; n < 4; n++) await post(payloadOf(made).url, { recipient: "A", passcode: "x" });
    const over = viewerOf(made.link).resolveSHL({ recipient: "A", passcode: made.senha });
    await expect(over).rejects.toThrow(SHLManifestNotFoundError);
  });

  test("gets an annulled report as entered-in-error, without the patient, the exam or the PDF", async () => {
    const made = await share();
    const { laudos: cookie } = await signInEveryone(server.url);
    const send = (at: string, form?: Record<string, string>) =>
      fetch(server.url + at, {
        headers: { cookie, origin: server.url },
        redirect: "manual",
        ...(form && { method: "POST", body: new URLSearchParams(form) }),
      });
    const search = await send("/admin/laudos", { formulario: "buscar", busca: made.protocolo });
    const list = await (await send(search.headers.get("location") ?? "")).text();
    const ids = new Set(Array.from(list.matchAll(/\/admin\/laudos\/[-0-9a-f]{36}/g), ([at]) => at));
    const steps = await Promise.all(
      [...ids].map(async (at) => ({ laudo: at, step: await (await send(`${at}/anular`)).text() })),
    );
    const { laudo = "", step = "" } = steps.find((one) => one.step.includes(made.protocolo)) ?? {};
    const [, versao = ""] = /name="versao" value="(\d+)"/.exec(step) ?? [];
    expect((await send(`${laudo}/anular`, { versao, motivo: "Trocado" })).status).toBe(302);
    const { manifest, fhirResources } = await viewerOf(made.link).resolveSHL({
      recipient: "A",
      passcode: made.senha,
    });
    expect(manifest?.status).toBe("no-longer-valid");
    expect(fhirResources).toMatchObject([
      { resourceType: "DiagnosticReport", status: "entered-in-error" },
    ]);
    const text = JSON.stringify(fhirResources);
    for (const word of [made.nome, made.exame, "presentedForm", "subject"])
      expect(text).not.toContain(word);
  });
});

test("nothing of a share is in the logs: no secret, key, code, PIN or said name", async () => {
  const made = await share();
  await viewerOf(made);
  await post(payloadOf(made).url, { recipient: "Dr. Nome Dito", passcode: otherThan(made.senha) });
  const posted = await fetch(`${server.url}/compartilhado`, {
    method: "POST",
    headers: { origin: server.url },
    body: new URLSearchParams({ codigo: made.codigo, nome: "Dr. Nome Dito", senha: made.senha }),
    redirect: "manual",
  });
  expect(posted.status).toBe(303);
  const log = server.output();
  expect(log).toContain("/c/{segredo}");
  const { url, key } = payloadOf(made);
  for (const secret of [
    url.slice(-43),
    key,
    made.codigo,
    made.codigo.replace("-", ""),
    made.senha,
    "Nome Dito",
  ]) {
    expect(log).not.toContain(secret);
  }
});

async function viewerOf(made: SharedLink) {
  const { files } = await manifestOf(made, { recipient: "Dr. Nome Dito" });
  await fetch(files[0]?.location ?? "");
}
