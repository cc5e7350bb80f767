import { expect, it, vi } from "vitest";
import { z } from "zod";
import { processorTime } from "#tests/support/processor-time.ts";
import { FORM_LIMITS, parseForm, readFormData } from "./read-form-data.ts";

const schema = z.object({
  nome: z.string("Falta o nome"),
  tags: z.array(z.string()).max(30).default([]),
  itens: z
    .array(z.object({ titulo: z.string("Falta o título") }))
    .max(3)
    .default([]),
  foto: z.file().optional(),
});

const URLENCODED = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=zzz";
/** Milliseconds of processor time, far fewer than a quadratic parser would take. */
const LIMIT_MS = 1_000;

function post(body: BodyInit, type?: string): Request {
  const headers = type === undefined ? undefined : { "content-type": type };
  return new Request("http://127.0.0.1/", { method: "POST", headers, body });
}

async function read(body: BodyInit, type?: string) {
  return [...(await readFormData(post(body, type), schema))];
}

async function refused(body: BodyInit, type?: string): Promise<string> {
  const answer = await read(body, type).catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  const response = answer as Response;
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  return response.text();
}

const part = (name: string, value: string) =>
  `--zzz\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

it("reads what the schema has, and leaves out what it has not", async () => {
  const fields: [string, string][] = [
    ["formulario", "exame"],
    ["nome", "Ana\0"],
    ["desconhecido", "x"],
    ["tags", "a"],
    ["tags", "b"],
    ["itens[2].titulo", "c"],
    ["__intent__", "junk"],
    ["__state__", "junk"],
    ["__proto__.x", "1"],
    ["constructor.prototype.x", "1"],
    ["nome[999999999]", "1"],
    ["no\0me", "1"],
  ];
  const sent: [string, string][] = [
    ["formulario", "exame"],
    ["nome", "Ana"],
    ["tags", "a"],
    ["tags", "b"],
    ["itens[2].titulo", "c"],
  ];
  expect(await read(new URLSearchParams(fields))).toEqual(sent);
  const multipart = new FormData();
  for (const [name, value] of fields) multipart.append(name, value);
  expect(await read(multipart)).toEqual(sent);
});

it("gives line ends as one character, so that a text area preserves its first empty line", async () => {
  expect(await read(new URLSearchParams({ nome: "\r\na\rb\nc" }))).toEqual([["nome", "\na\nb\nc"]]);
});

it.each([
  ["application/json", "{}"],
  ["text/plain", "nome=x"],
  ["", "nome=x"],
  ["multipart/form-data", "garbage"],
  [MULTIPART, "garbage"],
  [MULTIPART, ""],
  [MULTIPART, part("nome", "Ana")],
  [`multipart/form-data; boundary="${"z".repeat(71)}"`, "garbage"],
])("refuses a body of %j that is no form", async (type, body) => {
  expect(await refused(body, type)).toBe(
    "O formulário não pôde ser lido. Volte, recarregue a página e tente de novo.",
  );
});

it("takes bytes that are no UTF-8 for what they show: something unreadable", async () => {
  expect(await read("nome=%ff%zz%", URLENCODED)).toEqual([["nome", "\ufffd%zz%"]]);
  const bytes = Uint8Array.from([...Buffer.from("nome=\xff\xfe", "latin1")]);
  expect(await read(bytes, URLENCODED)).toEqual([["nome", "\ufffd\ufffd"]]);
});

it("takes an empty body for a form in which nothing was filled in", async () => {
  expect(await read("", URLENCODED)).toEqual([]);
  expect(await read("--zzz--\r\n", MULTIPART)).toEqual([]);
});

it("refuses a file where a text is expected, and passes on one that is", async () => {
  const form = new FormData();
  form.append("foto", new File(["x"], "a.png"));
  const [foto] = await read(form);
  expect(foto?.[1]).toBeInstanceOf(File);
  form.append("nome", new File(["Ana"], "a.txt"));
  expect(await refused(form)).toContain("um arquivo onde se espera um texto");
});

it("refuses a field that came twice, but for a list", async () => {
  expect(await refused("nome=a&nome=b", URLENCODED)).toContain("campo repetido");
  expect(await refused("formulario=a&formulario=b", URLENCODED)).toContain("campo repetido");
  expect(await read("tags=a&tags=a", URLENCODED)).toHaveLength(2);
});

it("refuses an entry beyond the list that the schema allows, however far", async () => {
  for (const index of [3, 5_000_000, 999_999_999]) {
    const text = await refused(`itens[${index}].titulo=a`, URLENCODED);
    expect(text).toContain("lista longa demais");
  }
});

it(`reads ${FORM_LIMITS.fields} fields and refuses one more, whatever they are called`, async () => {
  const urlencoded = (count: number) => Array.from({ length: count }, () => "a=1").join("&");
  expect(await read(urlencoded(FORM_LIMITS.fields), URLENCODED)).toEqual([]);
  expect(await refused(urlencoded(FORM_LIMITS.fields + 1), URLENCODED)).toContain("campos demais");
  const multipart = (count: number) => `${part("a", "1").repeat(count)}--zzz--\r\n`;
  expect(await read(multipart(FORM_LIMITS.fields), MULTIPART)).toEqual([]);
  expect(await refused(multipart(FORM_LIMITS.fields + 1), MULTIPART)).toContain("campos demais");
});

it(`refuses a name of more than ${FORM_LIMITS.name} characters`, async () => {
  expect(await read(`${"a".repeat(FORM_LIMITS.name)}=1`, URLENCODED)).toEqual([]);
  expect(await refused(`${"a".repeat(FORM_LIMITS.name + 1)}=1`, URLENCODED)).toContain("lido");
});

it.each([
  ["1,000,000 empty fields", "a&".repeat(1_000_000), URLENCODED],
  ["1,000,000 separators", "&".repeat(1_000_000), URLENCODED],
  ["1,000,000 percent signs", `nome=${"%".repeat(1_000_000)}`, URLENCODED],
  ["a name of 5,000 levels", `nome${".b".repeat(5000)}=1`, URLENCODED],
  ["lists of 300,000 levels", `itens${"[0]".repeat(300_000)}=1`, URLENCODED],
  ["1,000 long names", `${"nome.".repeat(39)}=1&`.repeat(1000), URLENCODED],
  ["20,000 parts", part("a", "1").repeat(20_000), MULTIPART],
  ["100,000 headers", `--zzz\r\n${"X: y\r\n".repeat(100_000)}\r\n--zzz--`, MULTIPART],
  [
    "a boundary of dashes in a body of dashes",
    "-".repeat(1_000_000),
    `multipart/form-data; boundary=${"-".repeat(69)}x`,
  ],
])("is done with %s at once", async (_, body, type) => {
  await read("nome=a", URLENCODED);
  const work = () =>
    read(body, type).catch((thrown: unknown) => {
      if (!(thrown instanceof Response)) throw thrown;
    });
  expect(await processorTime(LIMIT_MS, work)).toBeLessThan(LIMIT_MS);
});

it("passes on what goes wrong while a body arrives: that is not its text's fault", async () => {
  const fault = new Error("connection lost");
  const request = post("nome=a", URLENCODED);
  vi.spyOn(request, "text").mockRejectedValue(fault);
  await expect(readFormData(request, schema)).rejects.toBe(fault);
});

it("parses lists of objects and tags as the schema has them", async () => {
  const body = "nome=Ana&tags=a&tags=b&itens[0].titulo=x&itens[1].titulo=&tags[2]=c";
  const submission = await parseForm(post(body, URLENCODED), schema);
  expect(submission.status).toBe("error");
  expect(submission.reply()).toMatchObject({
    initialValue: { nome: "Ana", tags: ["a", "b", "c"], itens: [{ titulo: "x" }, undefined] },
    error: { "itens[1].titulo": ["Falta o título"] },
  });
  const right = await parseForm(post("nome=Ana&tags[0]=a", URLENCODED), schema);
  expect(right.status === "success" && right.value).toEqual({
    nome: "Ana",
    tags: ["a"],
    itens: [],
    foto: undefined,
  });
});

it("never takes an intent: no sender decides what is built", async () => {
  const intent = { type: "update", payload: { name: "tags[4000000]", value: "a" } };
  const body = new URLSearchParams({ nome: "Ana", __intent__: JSON.stringify(intent) });
  const submission = await parseForm(post(body), schema);
  expect(submission.status === "success" && submission.value.tags).toEqual([]);
});
