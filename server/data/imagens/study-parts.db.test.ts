import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrigemImagem } from "#domain/imagens/imagens.ts";
import type { InstanceHeader } from "#server/imagens/received.ts";
import { testDatabase } from "#tests/support/database.ts";
import { receivedInstance, storedImagem } from "#tests/support/imagens.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";

const test = testDatabase();
let portal: PortalFixture;
let paciente: string;
let released: { id: string; protocolo: string };
let open: { id: string; protocolo: string };

const B = { patientName: "LIMA^ANA", patientId: CPFS[1], birthDate: "1999-01-31" };
/** By which way an image comes, and whether a person chose the report. */
const WAYS: [string, OrigemImagem, boolean][] = [
  ["the equipment", "dicom", false],
  ["Enviar imagens", "painel", true],
  ["Buscar no PACS", "pacs", true],
];

beforeAll(async () => {
  portal = await portalFixture(test);
  paciente = await portal.paciente();
  await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1], data_nascimento: "1999-01-31" });
});

beforeEach(async () => {
  await test.superuser`truncate estudos cascade`;
  released = await portal.released(paciente);
  open = await portal.laudo(paciente);
});

function send(header: Partial<InstanceHeader>, origem: OrigemImagem = "dicom", laudoId?: string) {
  return storedImagem(test, receivedInstance(header, { origem, ...(laudoId && { laudoId }) }));
}

/** For each part its report, its number of images and its reasons. */
const parts = async () => {
  const rows = await test.superuser`
    select e.laudo_id, e.divergencias, (select count(*)::int from series s join imagens i on i.serie_id = s.id
      where s.estudo_id = e.id) as imagens from estudos e order by e.recebido_em, e.id`;
  return rows.map(({ laudo_id, imagens, divergencias }) => [laudo_id, imagens, divergencias]);
};

describe.each(WAYS)("by %s", (_way, origem, isChosen) => {
  const chosen = () => (isChosen ? open.id : undefined);

  it("an image that names another patient stays out of the report, and marks the study", async () => {
    const own = { accession: open.protocolo };
    await send(own, origem, chosen());
    await send({ ...own, ...B }, origem, chosen());
    expect(await parts()).toEqual([
      [open.id, 1, ["misturado"]],
      [null, 1, expect.arrayContaining(["nascimento", "cpf", "nome", "misturado"])],
    ]);
  });

  it("an image that names another report stays out of the report", async () => {
    await send({ accession: open.protocolo }, origem, chosen());
    const other = await portal.laudo(paciente);
    await send({ accession: other.protocolo }, origem, chosen());
    const [, second] = await parts();
    expect(second?.[0]).toBe(null);
    expect(second?.[2]).toContain("misturado");
  });

  it("images of one person and order are one part", async () => {
    for (let number = 0; number < 3; number++) {
      await send({ accession: open.protocolo }, origem, chosen());
    }
    expect(await parts()).toEqual([[open.id, 3, []]]);
  });
});

it("a header that is spelled otherwise joins the same report without a mark", async () => {
  await send({ accession: open.protocolo });
  await send({ accession: open.protocolo, patientName: "Maria da Conceição^Souza" });
  expect(await parts()).toEqual([
    [open.id, 1, []],
    [open.id, 1, []],
  ]);
});

describe("after the release", () => {
  const late = ["depois_da_liberacao"];

  it("images from the equipment wait for a person", async () => {
    await send({ accession: released.protocolo });
    await send({ accession: released.protocolo });
    expect(await parts()).toEqual([[null, 2, late]]);
  });

  it("more images of a study that the patient can see wait, and so do those after a person's link", async () => {
    await send({ accession: open.protocolo });
    await test.superuser`update estudos set laudo_id = ${released.id}`;
    await send({ accession: open.protocolo });
    expect(await parts()).toEqual([
      [released.id, 1, []],
      [null, 1, []],
    ]);
    await test.superuser`update estudos set laudo_id = ${released.id}`;
    await send({ accession: open.protocolo });
    expect((await parts()).map(([laudo, images]) => [laudo, images])).toEqual([
      [released.id, 1],
      [released.id, 1],
      [null, 1],
    ]);
  });

  it("what a person sends is added, as a line of the trail for each addition", async () => {
    const sent = { accession: released.protocolo };
    await send(sent, "painel", released.id);
    await send(sent, "painel", released.id);
    expect(await parts()).toEqual([[released.id, 2, []]]);
    await test.superuser`update estudos set recebido_em = now() - interval '61 minutes'`;
    await send(sent, "painel", released.id);
    expect(await parts()).toEqual([
      [released.id, 2, []],
      [released.id, 1, []],
    ]);
    const lines = await test.superuser`select acao from trilha_pacientes
      where acao = 'recebeu_imagens' and ${`laudo:${released.id}`} = any (documentos)`;
    expect(lines).toHaveLength(2);
  });

  it("an annulled report takes no images, also of a study that it had", async () => {
    await send({ accession: open.protocolo });
    await test.superuser`update laudos set status = 'anulado' where id = ${open.id}`;
    await send({ accession: open.protocolo });
    expect(await parts()).toEqual([
      [open.id, 1, []],
      [null, 1, ["laudo_anulado"]],
    ]);
  });
});
