import { afterEach, beforeEach, expect, test } from "vitest";
import { dicomFile, dicomSeries, newUid } from "#tests/support/dicom/dicom-files.ts";
import { memoryIntake } from "#tests/support/dicom/memory-intake.ts";
import { type ZipEntry, zipOf } from "#tests/support/dicom/zip-files.ts";
import { readUploaded } from "./read-uploaded.ts";

let intake: Awaited<ReturnType<typeof memoryIntake>>;

beforeEach(async () => {
  intake = await memoryIntake();
});

afterEach(async () => {
  expect(await intake.left()).toEqual([]);
  await intake.remove();
});

interface Sent {
  name: string;
  bytes: Buffer;
}

function send(files: readonly Sent[], more: object = {}) {
  const form = new FormData();
  for (const { name, bytes } of files)
    form.append("arquivo", new File([new Uint8Array(bytes)], name));
  const request = new Request("http://clinica.test/", { method: "POST", body: form });
  return readUploaded({ request, laudoId: "laudo", ...intake, ...more });
}

const sendZip = (entries: readonly ZipEntry[]) =>
  send([{ name: "exame.zip", bytes: zipOf(entries) }]);
const none = { recebidas: 0, repetidas: 0, ignoradas: 0 };

test("files are stored byte for byte, for the report to which they were sent, and known when they come again", async () => {
  const files = dicomSeries(5).map((bytes, at) => ({ name: `IM${at}`, bytes }));
  expect(await send(files)).toEqual({ recebidas: 5, repetidas: 0, ignoradas: 0, recusadas: [] });
  const rows = [...intake.rows.values()];
  expect(rows.map(({ plain }) => plain)).toEqual(files.map(({ bytes }) => bytes));
  expect(rows[0]).toMatchObject({ origem: "painel", laudoId: "laudo", nome: "IM0" });
  expect(rows[0]?.header).toMatchObject({ patientName: "Conceição^Maria", rows: 16 });
  expect(await send(files)).toMatchObject({ recebidas: 0, repetidas: 5 });
});

test("a zip gives its images; a viewer, a DICOMDIR and a zip within are left out and counted", async () => {
  const directory = dicomFile({ sopClass: "1.2.840.10008.1.3.10" });
  const images = dicomSeries(3);
  const entries = [
    { name: "DICOM/", bytes: Buffer.alloc(0) },
    { name: "DICOMDIR", bytes: directory },
    { name: "viewer/viewer.exe", bytes: Buffer.from(`MZ${"x".repeat(500)}`) },
    { name: "mais.zip", bytes: zipOf([{ name: "IM9", bytes: dicomFile() }]) },
    ...images.map((bytes, at) => ({ name: `DICOM/Série/IM${at}`, bytes })),
  ];
  expect(await sendZip(entries)).toEqual({
    recebidas: 3,
    repetidas: 0,
    ignoradas: 3,
    recusadas: [],
  });
  expect([...intake.rows.values()].map(({ plain }) => plain)).toEqual(images);
});

test("another file is refused by name: one that is no DICOM, is cut short, or is empty", async () => {
  const cut = dicomFile().subarray(0, 400);
  const answer = await send([
    { name: "C:\\fotos\\foto.jpg", bytes: Buffer.from(`\u00ff\u00d8${"x".repeat(400)}`, "latin1") },
    { name: "IM1", bytes: cut },
    { name: "vazio.dcm", bytes: Buffer.alloc(0) },
    { name: "IM2", bytes: dicomFile() },
  ]);
  expect(answer).toEqual({
    ...none,
    recebidas: 1,
    recusadas: [
      { nome: "foto.jpg", problema: "Não é um arquivo DICOM." },
      { nome: "IM1", problema: "O arquivo está danificado ou incompleto." },
      { nome: "vazio.dcm", problema: "Não é um arquivo DICOM." },
    ],
  });
});

test("an image of an unknown transfer syntax, or whose identifiers are dots, is refused by name", async () => {
  const answer = await send([
    { name: "IM1", bytes: dicomFile({ syntax: "1.2.840.113619.5.2" }) },
    { name: "IM2", bytes: dicomFile({ syntax: "1.2.840.10008.1.2.4.94" }) },
    { name: "IM3", bytes: dicomFile({ study: ".." }) },
    { name: "IM4", bytes: dicomFile({ series: "1..2" }) },
  ]);
  const unknown =
    "A imagem está em uma codificação desconhecida (sintaxe de transferência). Exporte-a de novo, por exemplo sem compressão.";
  const broken = "O arquivo está danificado ou incompleto.";
  expect(answer).toEqual({
    ...none,
    recusadas: [
      { nome: "IM1", problema: unknown },
      { nome: "IM2", problema: unknown },
      { nome: "IM3", problema: broken },
      { nome: "IM4", problema: broken },
    ],
  });
});

test("another image under the same identifiers is refused", async () => {
  const uid = { sopInstance: newUid(), study: newUid(), series: newUid() };
  await send([{ name: "IM1", bytes: dicomFile(uid) }]);
  const answer = await send([{ name: "IM1", bytes: dicomFile({ ...uid, number: 9 }) }]);
  expect(answer?.recusadas).toEqual([
    {
      nome: "IM1",
      problema: "Outra imagem, diferente, já foi recebida com a mesma identificação.",
    },
  ]);
});

test.each([
  ["../../etc/IM1", "O zip tem nomes de arquivo que não são aceitos, como os que começam com ../."],
  ["/etc/IM1", "O zip tem nomes de arquivo que não são aceitos, como os que começam com ../."],
])("a zip with %s is refused whole", async (name, problema) => {
  const answer = await sendZip([
    { name: "IM0", bytes: dicomFile() },
    { name, bytes: dicomFile() },
  ]);
  expect(answer).toEqual({ ...none, recusadas: [{ nome: "exame.zip", problema }] });
});

test("a zip with a password is refused", async () => {
  const answer = await sendZip([{ name: "IM0", bytes: dicomFile(), flags: 0x801 }]);
  expect(answer?.recusadas).toEqual([
    { nome: "exame.zip", problema: "O zip tem senha. Envie os arquivos sem ela." },
  ]);
});

test("a zip bomb is refused, by what it says, or where it says less than is in it", async () => {
  const zeros = Buffer.alloc(100 * 1024 ** 2);
  const bomb = await sendZip([{ name: "IM0", bytes: zeros }]);
  expect(bomb?.recusadas).toEqual([
    { nome: "exame.zip", problema: "O zip tem muito mais conteúdo do que o seu tamanho permite." },
  ]);
  const image = dicomFile({ side: 1024 });
  const lying = await sendZip([
    { name: "IM0", bytes: image, size: 1_000 },
    { name: "IM1", bytes: dicomFile() },
  ]);
  expect(lying).toEqual({
    ...none,
    recebidas: 1,
    recusadas: [{ nome: "IM0", problema: "O arquivo está danificado ou incompleto." }],
  });
});

test("a zip of 50,001 files is refused in a moment, one of 2,000 is read", async () => {
  const tiny = Buffer.from("x");
  const many = Array.from({ length: 50_001 }, (_, at) => ({ name: `${at}`, bytes: tiny }));
  expect(await sendZip(many)).toEqual({
    ...none,
    recusadas: [
      {
        nome: "exame.zip",
        problema: "O zip tem mais de 50.000 arquivos. Divida-o e envie em partes.",
      },
    ],
  });
  expect(await sendZip(many.slice(0, 2_000))).toEqual({ ...none, ignoradas: 2_000, recusadas: [] });
});

test("a header of 60,000 × 60,000 pixels and an element of 4 GB are taken as they are, or refused", async () => {
  // Reading stops before the pixels, so a wrong length of the pixel data is not noticed.
  const huge = dicomFile({ rows: 60_000, side: 1_200 });
  const endless = dicomFile();
  endless.writeUInt32LE(0xffff_fff0, endless.indexOf(Buffer.from("OW\0\0")) + 4);
  const answer = await send([
    { name: "IM1", bytes: huge },
    { name: "IM2", bytes: endless },
  ]);
  expect(answer).toMatchObject({ recebidas: 2, recusadas: [] });
  const early = dicomFile({ more: [{ tag: 0x00090010, vr: "OB", value: Buffer.alloc(8) }] });
  early.writeUInt32LE(0xffff_fff0, early.indexOf(Buffer.from("OB\0\0\x08")) + 4);
  expect((await send([{ name: "IM3", bytes: early }]))?.recusadas).toEqual([
    { nome: "IM3", problema: "O arquivo está danificado ou incompleto." },
  ]);
});

test("nothing is taken where the disk is nearly full", async () => {
  const answer = await send([{ name: "IM1", bytes: dicomFile() }], { free: async () => 100 });
  expect(answer?.recusadas).toEqual([
    {
      nome: "todos os arquivos",
      problema: "Não há espaço no servidor para mais imagens. Avise um administrador.",
    },
  ]);
});

test("a body that is no form, or ends too early, is not read", async () => {
  const request = new Request("http://clinica.test/", { method: "POST", body: "x" });
  expect(await readUploaded({ request, laudoId: "laudo", ...intake })).toBeUndefined();
});
