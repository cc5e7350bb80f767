import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { ENVIADO, PEDIDO_NAO_ENCONTRADO } from "#domain/agendamentos/agendamentos.ts";
import { formatDate } from "#domain/texto/datas.ts";
import { demoServer } from "./support/demo-server.ts";
import { cookieOf } from "./support/patient-answers.ts";
import { lockedPdf, plainPdf, scriptedPdf } from "./support/pdfs.ts";
import { type StaffCookies, signInEveryone } from "./support/staff-cookies.ts";

const NASCIMENTO = "17/05/1980";
const MEGABYTE = 1024 * 1024;
const server = demoServer();
let cookies: StaffCookies;
let addresses = 0;

beforeAll(async () => {
  cookies = await signInEveryone(server.url);
});

const newAddress = () => `198.51.100.${++addresses}`;

interface Sent {
  fields?: Record<string, string>;
  files?: File[];
  cookie?: string;
  path?: string;
  address?: string;
}

function send(sent: Sent = {}) {
  const { fields = {}, files = [], cookie = "", path = "/agendar", address = newAddress() } = sent;
  const body = new FormData();
  const whole = {
    exame: "nao-sei",
    convenio: "particular",
    nome: `Maria Souza ${addresses}`,
    nascimento: NASCIMENTO,
    telefone: "(67) 99999-0000",
    ...fields,
  };
  for (const [name, value] of Object.entries(whole)) body.append(name, value);
  for (const file of files) body.append("anexos", file);
  const headers = { origin: server.url, cookie, "x-forwarded-for": address };
  return fetch(server.url + path, { method: "POST", headers, body, redirect: "manual" });
}

function open(path: string, nascimento = NASCIMENTO) {
  return fetch(server.url + path, {
    method: "POST",
    headers: { origin: server.url, "x-forwarded-for": newAddress() },
    body: new URLSearchParams({ formulario: "ver", nascimento }),
    redirect: "manual",
  });
}

const get = (path: string, cookie = "") =>
  fetch(server.url + path, { headers: { cookie }, redirect: "manual" });

const photo = async (width = 800) => {
  const image = sharp({ create: { width, height: 600, channels: 3, background: "#887766" } });
  const jpeg = await image
    .withExif({ IFD3: { GPSLatitude: "22/1 14/1 0/1" } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(jpeg)], "pedido.jpg", { type: "image/jpeg" });
};
const pdf = (bytes: Uint8Array) => new Uint8Array(bytes);
const file = (bytes: string | Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name);

async function accepted(answer: Response): Promise<string> {
  expect(answer.status).toBe(303);
  const to = answer.headers.get("location") ?? "";
  expect(to).toMatch(/^\/agendar\/A-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}\?enviado=1$/);
  return to.replace(/\?.*/, "");
}

async function refused(answer: Response, status = 400): Promise<string> {
  expect(answer.status).toBe(status);
  const html = await answer.text();
  expect(html).toContain("Maria Souza");
  expect(html).toContain(NASCIMENTO);
  return html;
}

describe("a request", () => {
  test("ends with a code and a page of its own, which asks for the birth date", async () => {
    const path = await accepted(await send({ files: [await photo()] }));
    const page = await get(`${path}?enviado=1`);
    expect(page.headers.get("cache-control")).toContain("no-store");
    expect(page.headers.get("x-robots-tag")).toContain("noindex");
    const html = await page.text();
    expect(html).toContain(ENVIADO);
    expect(html).not.toContain("Maria Souza");
    const opened = await open(path);
    expect(opened.headers.get("location")).toBe(path);
    const own = await (await get(path, cookieOf(opened))).text();
    expect(own).toContain("A clínica está olhando o seu pedido");
  });

  test("takes a PDF, and needs no file if the exam is chosen", async () => {
    await accepted(await send({ files: [file(pdf(await plainPdf()), "pedido.pdf")] }));
    const html = await (await get("/agendar")).text();
    const [, exame = ""] = /<option value="([0-9a-f-]{36})"/.exec(html) ?? [];
    await accepted(await send({ fields: { exame } }));
  });

  test("that is sent twice has one code", async () => {
    const fields = { nome: "Duas Vezes" };
    const files = [await photo()];
    const sent = { fields, files, address: newAddress() };
    const [one, other] = await Promise.all([send(sent), send(sent)]);
    expect(await accepted(one)).toBe(await accepted(other));
  });

  test("has a code that nobody else gets by writing the same", async () => {
    const sent = { fields: { nome: "Ana Conhecida" }, files: [await photo()] };
    const [hers, his] = [await accepted(await send(sent)), await accepted(await send(sent))];
    expect(his).not.toBe(hers);
  });

  test("gets one answer to whatever is wrong", async () => {
    const path = await accepted(await send({ files: [await photo()] }));
    const answers = [await open(path, "18/05/1980"), await open("/agendar/A-00000-00000")];
    for (const answer of [...answers, await open("/agendar/nada")]) {
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(PEDIDO_NAO_ENCONTRADO);
    }
  });

  test("does not open with another request's cookie, nor with a report's", async () => {
    const [mine, foreign] = [
      await accepted(await send({ files: [await photo()] })),
      await accepted(await send({ files: [await photo(801)] })),
    ];
    const cookie = cookieOf(await open(mine));
    expect(await (await get(foreign, cookie)).text()).not.toContain("A clínica está olhando");
    const stop = new URLSearchParams({ formulario: "desistir" });
    const headers = { origin: server.url, cookie, "x-forwarded-for": newAddress() };
    const answer = await fetch(server.url + foreign, { method: "POST", headers, body: stop });
    expect(answer.status).toBe(401);
    expect((await get("/resultados/laudos", cookie)).status).toBe(302);
  });

  test("is given up by its own link", async () => {
    const path = await accepted(await send({ files: [await photo()] }));
    const cookie = cookieOf(await open(path));
    const headers = { origin: server.url, cookie, "x-forwarded-for": newAddress() };
    const body = new URLSearchParams({ formulario: "desistir" });
    await fetch(server.url + path, { method: "POST", headers, body });
    expect(await (await get(path, cookie)).text()).toContain("Pedido cancelado");
  });
});

describe("what is wrong is said at its place, and nothing that was typed is lost", () => {
  const tomorrow = () => formatDate(new Date(Date.now() + 2 * 86_400_000));

  test("a birth date to come", async () => {
    const answer = await send({ fields: { nascimento: tomorrow() }, files: [await photo()] });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Data de nascimento inválida");
    expect(html).toContain("Escolha o arquivo de novo: pedido.jpg");
  });

  test("neither an exam nor a photograph", async () => {
    expect(await refused(await send())).toContain("Envie a foto do pedido médico");
  });

  test.each([
    [
      "an order of 30 MB",
      async () => file(new Uint8Array(30 * MEGABYTE), "pedido.jpg"),
      "tem mais de 10 MB",
    ],
    [
      "an SVG",
      async () => file('<svg xmlns="http://www.w3.org/2000/svg"/>', "a.svg"),
      "não é uma foto",
    ],
    [
      "HTML as a photograph",
      async () => file("<html><script>1</script>", "a.jpg"),
      "não é uma foto",
    ],
    ["a HEIC", async () => file(HEIC, "foto.heic"), "HEIC"],
    ["an empty file", async () => file("", "vazio.pdf"), "não pôde ser lido"],
    [
      "a PDF that runs scripts",
      async () => file(pdf(await scriptedPdf()), "a.pdf"),
      "executa ações",
    ],
    [
      "a PDF of too many pages",
      async () => file(pdf(await plainPdf("Laudo", 21)), "a.pdf"),
      "mais de 20 páginas",
    ],
    [
      "a PDF of more than 4 MB",
      async () => file(`%PDF-1.7${"\n".repeat(4 * MEGABYTE)}`, "a.pdf"),
      "é um PDF de mais de 4 MB",
    ],
    ["a locked PDF", async () => file(pdf(await lockedPdf()), "a.pdf"), "protegido por senha"],
    [
      "a photograph that says it is a PDF",
      async () => new File([await photo(), "%PDF-1.7"], "a.pdf"),
      "não é uma foto",
    ],
    [
      "a page that a PDF follows",
      async () => new File(["<html><script>1</script>", pdf(await plainPdf())], "a.pdf"),
      "não é uma foto nem um PDF",
    ],
    [
      "an archive as a photograph",
      async () => file("PK\u0003\u0004archive", "a.jpg"),
      "não é uma foto",
    ],
  ])("%s", async (_, made, text) => {
    const html = await refused(await send({ files: [await photo(), await made()] }));
    expect(html).toContain(text);
    expect(html).toContain("Escolha os arquivos de novo");
  });

  test("five files", async () => {
    const five = await Promise.all([1, 2, 3, 4, 5].map(() => photo()));
    expect(await refused(await send({ files: five }))).toContain("no máximo 4 arquivos");
  });

  test("a photograph that is also a page, and a bomb of pixels", async () => {
    const jpeg = new Uint8Array(await (await photo()).arrayBuffer());
    const polyglot = new File([jpeg, "<script>alert(1)</script>"], "a.jpg");
    expect(await refused(await send({ files: [polyglot] }))).toContain("não é uma foto");
    const create = { width: 9000, height: 9000, channels: 3 as const, background: "#000" };
    const bomb = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    const files = [file(new Uint8Array(bomb), "bomba.png")];
    expect(await refused(await send({ files }))).toContain("não pôde ser lido");
  });
});

describe("the clinic", () => {
  const staff = (path: string, role: keyof StaffCookies) => get(path, cookies[role]);
  const anexosOf = (html: string) => [
    ...html.matchAll(/\/admin\/agendamentos\/anexos\/[\w-]{36}/g),
  ];

  async function detailOf(nome: string): Promise<string> {
    const list = await staff(`/admin/agendamentos?busca=${encodeURIComponent(nome)}`, "recepcao");
    const [path = ""] = /\/admin\/agendamentos\/[0-9a-f-]{36}/.exec(await list.text()) ?? [];
    expect(path).not.toBe("");
    return path;
  }

  test("reads the files, re-encoded and without metadata; nobody else does", async () => {
    await accepted(await send({ fields: { nome: "Anexo Legível" }, files: [await photo()] }));
    const detail = await detailOf("Anexo Legível");
    const [[anexo] = []] = anexosOf(await (await staff(detail, "recepcao")).text());
    const answer = await staff(anexo ?? "", "laudos");
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const { exif, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
    for (const role of ["editor", "leitor"] as const) {
      for (const path of ["/admin/agendamentos", detail, anexo ?? ""]) {
        expect((await staff(path, role)).status).toBe(403);
      }
    }
    expect((await get(anexo ?? "")).status).toBe(302);
  });

  test("asks for another photograph, which the patient sends by her link", async () => {
    const path = await accepted(
      await send({ fields: { nome: "Foto Tremida" }, files: [await photo()] }),
    );
    const detail = await detailOf("Foto Tremida");
    const body = new URLSearchParams({ formulario: "foto", versao: "1", motivo: "Está tremida." });
    const headers = { origin: server.url, cookie: cookies.recepcao };
    const init = { method: "POST", headers, body, redirect: "manual" as const };
    expect((await fetch(server.url + detail, init)).status).toBe(302);
    expect((await fetch(server.url + detail, init)).status).toBe(409);
    const cookie = cookieOf(await open(path));
    expect(await (await get(path, cookie)).text()).toContain("Está tremida.");
    const svg = [file("<svg/>", "a.svg")];
    const wrong = await send({ path, cookie, files: svg });
    expect(wrong.status).toBe(400);
    const right = await send({ path, cookie, files: [await photo()] });
    expect(right.status).toBe(303);
    expect(await (await get(path, cookie)).text()).toContain("A clínica está olhando");
    expect(anexosOf(await (await staff(detail, "recepcao")).text()).length).toBeGreaterThan(1);
    const stranger = await send({ path, files: [await photo()] });
    expect(stranger.status).toBe(401);
  });
});

/** A box `ftyp` with the brand `heic`. */
const HEIC = new Uint8Array(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0", "latin1"));
