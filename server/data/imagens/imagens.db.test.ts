import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listLaudoTrail } from "#server/data/laudos/patient-trail.ts";
import { annulLaudo, moveLaudo } from "#server/data/laudos/release.ts";
import type { JobServices } from "#server/jobs/job-services.ts";
import { JOBS } from "#server/jobs/jobs.ts";
import type { Going } from "#server/jobs/send-newsletter.ts";
import { testDatabase } from "#tests/support/database.ts";
import { receivedInstance, storedImagem } from "#tests/support/imagens.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { CPFS, type PortalFixture, pacienteValues, portalFixture } from "#tests/support/portal.ts";
import {
  discardEstudo,
  linkEstudo,
  listEstudoReaders,
  listEstudosOf,
  listWaitingEstudos,
} from "./estudos.ts";
import { listOwnOriginals, listOwnSeries, noteOwnOriginals, noteOwnSerie } from "./own-imagens.ts";
import { beginRendering, listSources, saveRendered } from "./renderings.ts";
import { findStored } from "./store-imagem.ts";

const test = testDatabase();
let portal: PortalFixture;
let paciente: string;
let laudo: Awaited<ReturnType<PortalFixture["laudo"]>>;
let study = 100;

beforeAll(async () => {
  portal = await portalFixture(test);
  paciente = await portal.paciente();
});

beforeEach(async () => {
  laudo = await portal.laudo(paciente);
  study += 10;
});

const uids = () => ({ study: `2.25.${study}`, series: `2.25.${study + 1}` });
const arrived = (header: Parameters<typeof receivedInstance>[0] = {}, values = {}) =>
  storedImagem(
    test,
    receivedInstance({ ...uids(), accession: laudo.protocolo, ...header }, values),
  );
const asSystem = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
  test.database.as({ role: "sistema" }, work);
const estudosOf = (id: string) => portal.asStaff((tx) => listEstudosOf(tx, { id }));
const waiting = async () => (await portal.asStaff((tx) => listWaitingEstudos(tx))).rows;
const patient = async ({ protocolo } = laudo) => {
  const way = wayIn(test, portal.keys);
  const { token: access } = await way.lookUp({ protocolo });
  return <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
    test.database.as({ role: "paciente", access }, work);
};

describe("an image that arrives", () => {
  it("belongs by itself to the report whose number, birth date and person it has", async () => {
    expect(await arrived()).toEqual({ result: "stored", render: expect.any(String) });
    const [estudo] = await estudosOf(laudo.id);
    expect(estudo?.dados).toMatchObject({
      nome: "SOUZA^MARIA DA CONCEICAO",
      descricao: "TC DE CRANIO",
    });
    expect(estudo?.series).toMatchObject([{ rotulo: "AXIAL", imagens: 1, falhas: [] }]);
  });

  it("is rendered with the others of its series, once", async () => {
    const { render } = await arrived();
    expect(await arrived()).toEqual({ result: "stored" });
    expect(await asSystem((tx) => beginRendering(tx, String(render), 4))).toBe("waits");
    await test.superuser`update series set recebida_em = now() - interval '1 minute' where id = ${String(render)}`;
    expect(await asSystem((tx) => beginRendering(tx, String(render), 4))).toEqual({
      renderizacao: 1,
      former: { renderizacao: 0, pacotes: 0 },
    });
    expect(await asSystem((tx) => listSources(tx, String(render)))).toHaveLength(2);
    expect(await arrived()).toEqual({ result: "stored", render });
  });

  it("is shown by the rendering that began last, whichever copy of the server ends first", async () => {
    const id = String((await arrived()).render);
    await test.superuser`update series set recebida_em = now() - interval '1 minute' where id = ${id}`;
    const begin = () => asSystem((tx) => beginRendering(tx, id, 4));
    const save = (renderizacao: number) =>
      asSystem((tx) =>
        saveRendered(tx, id, { renderizacao, versao_chave: 1, indice: null, falhas: [] }),
      );
    expect([await begin(), await begin()]).toMatchObject([
      { renderizacao: 1, former: { renderizacao: 0 } },
      { renderizacao: 2, former: { renderizacao: 0 } },
    ]);
    expect([await save(1), await save(2), await save(1)]).toEqual([false, true, false]);
    const [row] = await test.superuser`select renderizacao, situacao from series where id = ${id}`;
    expect(row).toEqual({ renderizacao: 2, situacao: "falhou" });
  });

  it("is queued for its rendering again at night if it has waited for more than a day", async () => {
    const id = String((await arrived()).render);
    const queued: string[] = [];
    const services = {
      database: test.database,
      queueRendering: async (_tx: unknown, serie: string) => void queued.push(serie),
    } as unknown as JobServices;
    const run = () => JOBS["queue-late-series"].run(services, {}, {} as Going);
    await run();
    expect(queued).toEqual([]);
    for (const situacao of ["pendente", "renderizando", "pronta", "falhou"]) {
      await test.superuser`update series set situacao = ${situacao}, recebida_em = now() - interval '25 hours' where id = ${id}`;
      await run();
    }
    expect(queued).toEqual([id, id]);
  });

  it("is known if it arrives twice, and refused if another one has its identifier", async () => {
    const received = receivedInstance({ ...uids(), sopInstance: `2.25.${study}.9` });
    expect((await storedImagem(test, received)).result).toBe("stored");
    expect((await storedImagem(test, received)).result).toBe("known");
    const other = receivedInstance({ ...uids(), sopInstance: `2.25.${study}.9` });
    expect((await asSystem((tx) => findStored(tx, other)))?.result).toBe("conflict");
    expect((await storedImagem(test, other)).result).toBe("conflict");
  });

  it.each([
    ["no number", { accession: "" }, ["sem_protocolo"]],
    ["an unknown number", { accession: "2020-AAAAA-AAAAA" }, ["protocolo_desconhecido"]],
    ["another birth date", { birthDate: "1980-05-18" }, ["nascimento"]],
    ["another CPF", { patientId: CPFS[1] }, ["cpf"]],
    ["another name and no CPF", { patientId: "1", patientName: "LIMA^EVA" }, ["nome"]],
  ])("waits with %s, and says what differs", async (_what, header, divergencias) => {
    await arrived(header);
    expect(await estudosOf(laudo.id)).toEqual([]);
    expect((await waiting()).at(-1)).toMatchObject({ divergencias });
  });

  it("that a person sends to a report belongs to it, unless the images contradict", async () => {
    await arrived({ accession: "", birthDate: "" }, { laudoId: laudo.id, origem: "painel" });
    expect(await estudosOf(laudo.id)).toHaveLength(1);
    study += 1_000;
    await arrived({ accession: "", birthDate: "1999-01-01" }, { laudoId: laudo.id });
    expect(await estudosOf(laudo.id)).toHaveLength(1);
    expect((await waiting()).at(-1)).toMatchObject({ divergencias: ["nascimento"] });
  });

  it("is refused for one report if its study belongs to another", async () => {
    await arrived();
    const other = await portal.laudo(paciente);
    expect((await arrived({}, { laudoId: other.id })).result).toBe("other-report");
  });
});

describe("a person", () => {
  it("links what waits, moves it, and discards what nobody needs", async () => {
    await arrived({ accession: "" });
    const [estudo] = (await waiting()).slice(-1);
    const id = String(estudo?.id);
    const link = (from: string | null, laudoId: string) =>
      portal.asStaff((tx) => linkEstudo(tx, { id, from, laudoId }));
    expect(await link(null, laudo.id)).toBe("linked");
    expect(await link(null, laudo.id)).toBe("gone");
    expect(await portal.asStaff((tx) => discardEstudo(tx, id))).toBeUndefined();
    const other = await portal.laudo(
      await portal.paciente(pacienteValues({ nome: "Eva Lima", cpf: CPFS[1] })),
    );
    expect(await link(laudo.id, other.id)).toBe("linked");
    const { lines } = await portal.asStaff((tx) =>
      listLaudoTrail(tx, { laudoId: laudo.id, pacienteId: paciente }),
    );
    const [moved] = lines.filter(({ acao }) => acao === "moveu_imagens");
    expect(moved?.pacientes).toHaveLength(2);
    expect(moved?.documentos).toEqual(
      expect.arrayContaining([`laudo:${laudo.id}`, `laudo:${other.id}`, `estudo:${id}`]),
    );
  });

  it("cannot link to an annulled report", async () => {
    await arrived({ accession: "" });
    const [estudo] = (await waiting()).slice(-1);
    const { id, versao } = laudo;
    await portal.asStaff((tx) => annulLaudo(tx, { id, versao, motivo: "Engano" }));
    const link = { id: String(estudo?.id), from: null, laudoId: id };
    await expect(portal.asStaff((tx) => linkEstudo(tx, link))).resolves.toBe("annulled");
  });

  it("decides again about the images of a report that is moved to another patient", async () => {
    await arrived();
    const right = await portal.paciente(pacienteValues({ nome: "Lia Dias", cpf: CPFS[2] }));
    const { id, versao } = laudo;
    await portal.asStaff((tx) =>
      moveLaudo(tx, { id, versao, paciente_id: right, motivo: "Engano" }),
    );
    expect((await waiting()).at(-1)).toMatchObject({ divergencias: ["laudo_movido"] });
  });
});

describe("the patient", () => {
  beforeEach(async () => {
    laudo = await portal.released(paciente);
  });

  it("sees the series of her released report, and the trail records it", async () => {
    const { render } = await arrived({}, { laudoId: laudo.id });
    await test.superuser`update series set recebida_em = now() - interval '1 minute' where id = ${String(render)}`;
    await asSystem((tx) => beginRendering(tx, String(render), 4));
    const indice = {
      tipo: "pilha" as const,
      largura: 512,
      altura: 512,
      quadros: [[0, 0, 10] as [number, number, number]],
      pacotes: [10],
      chave: 0,
      colorida: false,
    };
    await asSystem((tx) =>
      saveRendered(tx, String(render), { renderizacao: 1, versao_chave: 1, indice, falhas: [] }),
    );
    const as = await patient();
    const [serie] = await as((tx) => listOwnSeries(tx, laudo.id));
    expect(serie).toMatchObject({ situacao: "pronta", indice, rotulo: "AXIAL", imagens: 1 });
    expect(await as((tx) => listOwnOriginals(tx, laudo.id))).toMatchObject([
      { serie: 1, bytes: 1000 },
    ]);
    expect(await as((tx) => noteOwnSerie(tx, String(render), true))).toBe(true);
    expect(await as((tx) => noteOwnSerie(tx, String(render), false))).toBe(true);
    expect(await as((tx) => noteOwnOriginals(tx, laudo.id))).toBe(true);
    const [estudo] = await estudosOf(laudo.id);
    const readers = await portal.asStaff((tx) => listEstudoReaders(tx, String(estudo?.id)));
    expect(readers.map(({ acao }) => acao)).toEqual(["baixou_imagens", "viu_imagens"]);
  });

  it("sees nothing before the release, nothing of others, and nothing after an annulment", async () => {
    const { render } = await arrived({}, { laudoId: laudo.id });
    const as = await patient();
    const other = await portal.laudo(paciente);
    study += 1_000;
    const { render: unreleased } = await arrived({ accession: other.protocolo });
    for (const access of [as, await patient(other)]) {
      expect(await access((tx) => listOwnSeries(tx, other.id))).toEqual([]);
      expect(await access((tx) => noteOwnSerie(tx, String(unreleased), true))).toBe(false);
    }
    const { id, versao } = laudo;
    await portal.asStaff((tx) => annulLaudo(tx, { id, versao, motivo: "Engano" }));
    expect(await as((tx) => listOwnSeries(tx, laudo.id))).toEqual([]);
    expect(await as((tx) => noteOwnSerie(tx, String(render), false))).toBe(false);
    expect(await as((tx) => noteOwnOriginals(tx, laudo.id))).toBe(false);
  });
});
