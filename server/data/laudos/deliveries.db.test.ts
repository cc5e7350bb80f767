import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAtosDe } from "#domain/registro/atos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { type Delivered, notePatientDelivery, noteStaffDelivery } from "./deliveries.ts";
import { noteAccess } from "./patient-access.ts";
import { noteReading, type Reading } from "./patient-trail.ts";

const test = testDatabase();
let portal: PortalFixture;
let way: ReturnType<typeof wayIn>;

beforeAll(async () => {
  portal = await portalFixture(test);
  way = wayIn(test, portal.keys);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, tentativas_acesso, acessos_pacientes, trilha cascade`;
});

const PART: Delivered = { what: "baixou_pdf", isWhole: false };
const WHOLE: Delivered = { what: "baixou_pdf", isWhole: true };
const PAGE: Delivered = { what: "viu_paginas", isWhole: false };

async function lines(): Promise<string[]> {
  const rows = await test.superuser`
    select acao from trilha_pacientes where acao in ('baixou_pdf', 'imprimiu_pdf', 'viu_paginas') order by numero`;
  return rows.map(({ acao }) => acao);
}

/** Moves all lines into the past. This breaks the trail's chain of hashes, which no test here verifies. */
const laterBy = (minutes: number) =>
  test.superuser`update trilha_pacientes set quando = quando - make_interval(mins => ${minutes})`;

describe("a patient", () => {
  async function entered() {
    const laudo = await portal.released(await portal.paciente());
    const { token: access } = await way.lookUp({ protocolo: laudo.protocolo });
    const deliver = (delivered: Delivered) =>
      test.database.as({ role: "paciente", access }, (tx) =>
        notePatientDelivery(tx, laudo.id, delivered),
      );
    return { laudo, access, deliver };
  }

  it("makes a line with each whole file, and one a quarter of an hour with parts and pages", async () => {
    const { deliver } = await entered();
    for (const one of [WHOLE, WHOLE, PART, PART, PAGE, PAGE]) expect(await deliver(one)).toBe(true);
    expect(await lines()).toEqual(["baixou_pdf", "baixou_pdf", "viu_paginas"]);
    await deliver({ ...PART, what: "imprimiu_pdf" });
    await laterBy(16);
    for (const one of [PART, PAGE, PART, PAGE]) await deliver(one);
    expect((await lines()).slice(3)).toEqual(["imprimiu_pdf", "baixou_pdf", "viu_paginas"]);
  });

  it("makes one line with thirty images at once, and none where she opened their page", async () => {
    const { laudo, access, deliver } = await entered();
    await Promise.all(Array.from({ length: 30 }, () => deliver(PAGE)));
    expect(await lines()).toEqual(["viu_paginas"]);
    await laterBy(16);
    await test.database.as({ role: "paciente", access }, (tx) =>
      noteAccess(tx, "abriu_laudo", laudo.id, ["laudo", "paginas"]),
    );
    await deliver(PAGE);
    expect(await lines()).toEqual(["viu_paginas"]);
    // The report is corrected after the patient has opened it.
    await test.superuser`alter table laudos disable trigger user`;
    await test.superuser`update laudos set status = 'retificado', retificado_em = clock_timestamp()`;
    await test.superuser`alter table laudos enable trigger user`;
    await deliver(PAGE);
    expect(await lines()).toEqual(["viu_paginas", "viu_paginas"]);
  });

  it("of another access has lines of her own, and counts as having opened it", async () => {
    const { laudo, deliver } = await entered();
    await deliver(PART);
    const { token: access } = await way.lookUp({ protocolo: laudo.protocolo });
    await test.database.as({ role: "paciente", access }, (tx) =>
      notePatientDelivery(tx, laudo.id, PART),
    );
    expect(await lines()).toHaveLength(2);
    const [row] = await test.superuser`select aberto_em from laudos`;
    expect(row?.aberto_em).toBeInstanceOf(Date);
  });

  it("gets nothing with an access that has ended, or of a report that is not released", async () => {
    const { laudo, deliver } = await entered();
    const waiting = await portal.laudo(laudo.paciente_id);
    await portal.versao(waiting.id);
    const { token: access } = await way.lookUp({ protocolo: waiting.protocolo });
    const noted = await test.database.as({ role: "paciente", access }, (tx) =>
      notePatientDelivery(tx, waiting.id, WHOLE),
    );
    expect(noted).toBe(false);
    await test.superuser`update acessos_pacientes set encerrado_em = now()`;
    expect(await deliver(WHOLE)).toBe(false);
    expect(await lines()).toEqual([]);
  });
});

describe("a member of staff", () => {
  const deliver = (versaoId: string, delivered: Delivered) =>
    portal.asStaff((tx) => noteStaffDelivery(tx, versaoId, delivered));
  const dados = async () =>
    (
      await test.superuser`select dados from trilha_pacientes where acao = 'viu_paginas' order by numero`
    ).map((row) => row.dados.join(", "));

  it("makes a line with any page of any version, which it names, one a quarter of an hour", async () => {
    const laudo = await portal.released(await portal.paciente());
    const waiting = await portal.versao();
    const [current] = await test.superuser`select versao_atual as id from laudos`;
    for (const id of [current?.id, waiting]) {
      await Promise.all(Array.from({ length: 12 }, () => deliver(id, PAGE)));
      await deliver(id, WHOLE);
      await deliver(id, PART);
    }
    expect(await lines()).toEqual(["viu_paginas", "baixou_pdf", "viu_paginas", "baixou_pdf"]);
    expect(await dados()).toEqual(["paginas, versao:1", `paginas, arquivo:${waiting.slice(0, 8)}`]);
    const [line] = await test.superuser`
      select pacientes, documentos, usuario_nome from trilha_pacientes where acao = 'viu_paginas' order by numero limit 1`;
    expect(line?.usuario_nome).toBe("Ana");
    expect(line?.documentos).toEqual([`laudo:${laudo.id}`]);
    await laterBy(16);
    await deliver(waiting, PAGE);
    expect(await lines()).toHaveLength(5);
  });

  it("of another role gets none of it", async () => {
    const id = await portal.versao();
    const noting = test.database.as(await staffIdentity(test, "editor"), (tx) =>
      noteStaffDelivery(tx, id, WHOLE),
    );
    await expect(noting).rejects.toMatchObject({ id: "not-permitted" });
  });
});

describe("the trail's words", () => {
  const note = (acao: string) =>
    noteReadingOf(acao as Reading["acao"], (work) => portal.asStaff(work));
  const noteReadingOf = (
    acao: Reading["acao"],
    as: (work: Parameters<PortalFixture["asStaff"]>[0]) => Promise<unknown>,
  ) => as(async (tx) => noteReading(tx, { acao, pacientes: [], dados: [] }));

  it("are those that readings have, for staff and for the server", async () => {
    for (const acao of listAtosDe("pacientes")) await note(acao);
    for (const acao of listAtosDe("sistema")) {
      await noteReadingOf(acao, (work) => test.database.as({ role: "sistema" }, work));
    }
    const rows = await test.superuser`select acao from trilha_pacientes order by numero`;
    expect(rows.map(({ acao }) => acao)).toEqual([
      ...listAtosDe("pacientes"),
      ...listAtosDe("sistema"),
    ]);
  });

  it.each([
    "liberou_laudo",
    "liberou laudo",
    "Liberou laudo",
    "liberou laudo ",
    "liberou\u200b laudo",
    "lìberou laudo",
    "LIBERØU laudo",
    "éntrou",
    "retificou_laudo",
    "cadastrou_paciente",
    "entrou",
    "encerrou_acesso",
    "abriu_laudo",
    "baixou_pdf",
    "viu_paginas",
    "enviou_codigo_acesso",
    "leu",
    "",
  ])("a laudos session's SQL writes no %j", async (acao) => {
    await expect(note(acao)).rejects.toMatchObject({ id: "not-permitted" });
    const audit = portal.asStaff((tx) =>
      tx.execute(`select registra_evento('${acao}', 'laudos', '1')`),
    );
    await expect(audit).rejects.toMatchObject({ id: "not-permitted" });
    expect(await test.superuser`select 1 from trilha_pacientes`).toHaveLength(0);
  });

  it("of the audit that the system writes are refused in any spelling", async () => {
    for (const acao of [
      "entrou",
      "Entrou",
      "entrou ",
      "entrou.",
      "en\u200btrou",
      "еntrou",
      "alterou\u0301",
    ]) {
      const noting = portal.asStaff((tx) =>
        tx.execute(`select registra_evento('${acao}', 'laudos', '1')`),
      );
      await expect(noting, acao).rejects.toMatchObject({ id: "not-permitted" });
    }
  });
});
