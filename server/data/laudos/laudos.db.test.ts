import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  createPaciente,
  isCpfTaken,
  listPacientes,
  updatePaciente,
} from "#server/data/pacientes/pacientes.ts";
import { testDatabase } from "#tests/support/database.ts";
import {
  CPFS,
  laudoValues,
  type PortalFixture,
  pacienteValues,
  portalFixture,
} from "#tests/support/portal.ts";
import { getLaudo, listLaudos, lockLaudo, updateLaudo } from "./laudos.ts";
import { listLaudoTrail } from "./patient-trail.ts";
import { annulLaudo, correctLaudo, moveLaudo, reissueProtocolo, releaseLaudo } from "./release.ts";
import { listVersoes } from "./versoes.ts";

const test = testDatabase();
let portal: PortalFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate responsaveis, pacientes, laudos, laudo_versoes, trilha_pacientes, trilha cascade`;
});

const trail = async () =>
  (await test.superuser`select acao, usuario_nome from trilha_pacientes order by numero`).map(
    ({ acao }) => acao,
  );

describe("patients", () => {
  it("are found by words of their name, beginnings, CPF and protocol", async () => {
    const id = await portal.paciente();
    await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
    const { protocolo } = await portal.laudo(id);
    const find = (busca: string) => portal.asStaff((tx) => listPacientes(tx, { busca }));
    for (const busca of ["souza maria", "conc", "529.982.247-25", protocolo.toLowerCase()]) {
      expect((await find(busca)).rows.map(({ nome }) => nome)).toEqual([
        "Maria da Conceição Souza",
      ]);
    }
    expect((await find("Paulo")).total).toBe(0);
    expect((await find("")).total).toBe(2);
    expect((await find("ma' or 1=1 --")).total).toBe(0);
  });

  it("are stored encrypted: neither name, CPF, birth date, e-mail nor telephone is readable", async () => {
    const id = await portal.paciente();
    await portal.laudo(id);
    const [row] = await test.superuser`select to_jsonb(p) || to_jsonb(l) as all
      from pacientes p join laudos l on l.paciente_id = p.id`;
    const text = JSON.stringify(row?.all);
    const hex = (word: string) => Buffer.from(word).toString("hex");
    for (const word of [
      "Maria",
      CPFS[0],
      "1980-05-17",
      "maria@exemplo",
      "99999-0000",
      "tireoide",
    ]) {
      expect(text).not.toContain(word);
      expect(text).not.toContain(hex(word));
    }
  });

  it("are offered where the CPF is known, and never written twice at once", async () => {
    const first = await portal.asStaff((tx) => createPaciente(tx, pacienteValues()));
    const again = await portal.asStaff((tx) => createPaciente(tx, pacienteValues()));
    expect(again).toMatchObject({ status: "known", paciente: { id: first.paciente.id } });
    const both = await Promise.allSettled(
      [1, 2].map(() =>
        portal.asStaff((tx) => createPaciente(tx, pacienteValues({ cpf: CPFS[1] }))),
      ),
    );
    const refused = both.filter((one) => one.status === "rejected");
    for (const { reason } of refused) expect(isCpfTaken(reason)).toBe(true);
    const [{ n } = { n: 0 }] = await test.superuser`select count(*)::int as n from pacientes`;
    expect(n).toBe(2);
  });

  it("are saved over the version that was opened only; the audit names fields, never values", async () => {
    const id = await portal.paciente();
    const values = pacienteValues({ nome: "Maria Souza" });
    const save = (versao: number) =>
      portal.asStaff((tx) => updatePaciente(tx, { id, versao, values }));
    expect(await save(1)).toMatchObject({ status: "saved", record: { nome: "Maria Souza" } });
    expect(await save(1)).toMatchObject({ status: "conflict", current: { versao: 2 } });
    const lines =
      await test.superuser`select acao, depois from trilha where coisa = 'pacientes' order by id`;
    expect(lines.at(-1)).toEqual({ acao: "alterou", depois: { nome: "…" } });
    expect(JSON.stringify(lines)).not.toContain("Souza");
  });
});

describe("a report", () => {
  it("is released only with a doctor, a drawn PDF and the right birth date", async () => {
    const pacienteId = await portal.paciente();
    const laudo = await portal.laudo(pacienteId, { crm: "" });
    const release = async (data_nascimento: string) => {
      const current = await portal.asStaff((tx) => lockLaudo(tx, laudo.id));
      const versao = current?.versao ?? 0;
      return portal.asStaff((tx) => releaseLaudo(tx, { id: laudo.id, versao, data_nascimento }));
    };
    expect((await release("1980-05-18")).status).toBe("wrong-birth-date");
    expect((await release("1980-05-17")).status).toBe("no-doctor");
    const values = laudoValues(pacienteId);
    await portal.asStaff((tx) => updateLaudo(tx, { id: laudo.id, versao: 1, values }));
    expect((await release("1980-05-17")).status).toBe("no-pdf");
    const versaoId = await portal.versao(laudo.id);
    await test.superuser`update laudo_versoes set desenho = 'pendente'`;
    expect((await release("1980-05-17")).status).toBe("not-drawn");
    await test.superuser`update laudo_versoes set desenho = 'pronto'`;
    const done = await release("1980-05-17");
    expect(done).toMatchObject({
      status: "done",
      laudo: { status: "liberado", versao_atual: versaoId, liberado_em: expect.any(Date) },
      avisos: [{ id: expect.any(String), para: "paciente" }],
    });
    expect((await release("1980-05-17")).status).toBe("impossible");
    expect(await trail()).toContain("liberou_laudo");
  });

  it("makes no notice where the patient has no e-mail", async () => {
    const id = await portal.paciente({ email: null });
    await portal.released(id);
    expect(await test.superuser`select 1 from avisos_laudos`).toHaveLength(0);
  });

  it("is corrected by another PDF, and the first one stays", async () => {
    const laudo = await portal.released(await portal.paciente());
    const versaoId = await portal.versao();
    const requested = {
      id: laudo.id,
      versao: laudo.versao,
      data_nascimento: "1980-05-17",
      motivo: "Lado trocado",
      versaoId,
    };
    const corrected = await portal.asStaff((tx) => correctLaudo(tx, requested));
    expect(corrected).toMatchObject({
      status: "done",
      laudo: { status: "retificado", versao_atual: versaoId },
    });
    const versoes = await portal.asStaff((tx) => listVersoes(tx, laudo));
    expect(versoes.map(({ numero, motivo }) => [numero, motivo])).toEqual([
      [1, null],
      [2, "Lado trocado"],
    ]);
  });

  it("never returns to an earlier status, whatever SQL says", async () => {
    const laudo = await portal.released(await portal.paciente());
    const other = await portal.paciente({ cpf: CPFS[1] });
    const foreign = await portal.versao((await portal.laudo(other)).id);
    const tries: [string, string][] = [
      ["laudos_status", "status = 'em_analise'"],
      ["laudos_paciente_fixo", `paciente_id = '${other}'`],
      ["laudos_versao_propria", `versao_atual = '${foreign}', status = 'retificado'`],
      ["laudos_versao_nova", "status = 'retificado'"],
      ["laudos_versao_fixa", "versao_atual = null"],
      ["laudos_liberavel", "crm = ''"],
    ];
    for (const [constraint, change] of tries) {
      const writing = portal.asStaff((tx) =>
        tx.execute(`update laudos set ${change} where id = '${laudo.id}'`),
      );
      await expect(writing).rejects.toMatchObject({ cause: { constraint_name: constraint } });
    }
    const removing = portal.asStaff((tx) => tx.execute("delete from laudos"));
    await expect(removing).rejects.toMatchObject({ id: "not-permitted" });
    const born = portal.asStaff((tx) =>
      tx.execute(
        `insert into laudos (paciente_id, protocolo, protocolo_hash, exame, exame_hash, data_exame, status)
          select paciente_id, protocolo, '\\x01', exame, exame_hash, data_exame, 'liberado' from laudos`,
      ),
    );
    await expect(born).rejects.toMatchObject({ cause: { constraint_name: "laudos_status" } });
    const releasedAt = async () =>
      (await test.superuser`select liberado_em from laudos where id = ${laudo.id}`)[0]?.liberado_em;
    const before = await releasedAt();
    await portal.asStaff((tx) =>
      tx.execute(`update laudos set liberado_em = '2020-01-01' where id = '${laudo.id}'`),
    );
    expect((await releasedAt()).getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it("is annulled for good; a new protocol ends the old one", async () => {
    const laudo = await portal.released(await portal.paciente());
    const { id } = laudo;
    const reissued = await portal.asStaff((tx) =>
      reissueProtocolo(tx, { id, versao: laudo.versao }),
    );
    if (reissued.status !== "done") throw new Error(reissued.status);
    expect(reissued.laudo.protocolo).not.toBe(laudo.protocolo);
    expect(reissued.laudo.protocolo).toMatch(
      /^20\d\d-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/,
    );
    const stale = await portal.asStaff((tx) =>
      annulLaudo(tx, { id, versao: laudo.versao, motivo: "x" }),
    );
    expect(stale.status).toBe("conflict");
    const { versao } = reissued.laudo;
    const annulled = await portal.asStaff((tx) =>
      annulLaudo(tx, { id, versao, motivo: "Paciente errado" }),
    );
    expect(annulled).toMatchObject({
      laudo: {
        status: "anulado",
        motivo_anulacao: "Paciente errado",
        anulado_por: expect.stringMatching(/./),
        anulado_em: expect.any(Date),
      },
    });
    const [raw] = await test.superuser`
      select encode(motivo_anulacao, 'escape') as motivo from laudos where id = ${id}`;
    expect(raw?.motivo).not.toContain("errado");
    const again = portal.asStaff((tx) =>
      tx.execute(`update laudos set status = 'liberado' where id = '${id}'`),
    );
    await expect(again).rejects.toMatchObject({ cause: { constraint_name: "laudos_status" } });
  });

  it("moves to the right patient with its PDF, and says who saw it under the wrong one", async () => {
    const wrong = await portal.paciente();
    const right = await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
    const laudo = await portal.released(wrong);
    const { id, versao } = laudo;
    const moved = await portal.asStaff((tx) =>
      moveLaudo(tx, { id, versao, paciente_id: right, motivo: "Paciente errado" }),
    );
    if (moved.status !== "done") throw new Error(moved.status);
    expect(moved.laudo).toMatchObject({ paciente_id: right, status: "em_analise" });
    expect(moved.desenhar).toBeUndefined();
    expect(moved.laudo.protocolo).not.toBe(laudo.protocolo);
    const [copy] = await portal.asStaff((tx) => listVersoes(tx, moved.laudo));
    const [first] = await portal.asStaff((tx) => listVersoes(tx, { id }));
    expect(copy).toMatchObject({
      arquivo: first?.arquivo,
      desenho: "pronto",
      nome_arquivo: "laudo.pdf",
    });
    const old = await portal.asStaff((tx) => getLaudo(tx, id));
    expect(old).toMatchObject({ status: "anulado", movido_para: moved.laudo.id });
    const { lines } = await portal.asStaff((tx) =>
      listLaudoTrail(tx, { laudoId: id, pacienteId: wrong }),
    );
    expect(lines.map(({ acao }) => acao)).toEqual(
      expect.arrayContaining(["viu_laudo", "moveu_laudo", "anulou_laudo", "liberou_laudo"]),
    );
  });

  it("is listed with why its notice failed, and whether it will be tried again", async () => {
    await portal.released(await portal.paciente());
    const aviso = async () => (await portal.asStaff((tx) => listLaudos(tx))).rows[0]?.aviso;
    expect(await aviso()).toMatchObject({ falha: null, isRetrying: false });
    await test.superuser`delete from pgboss.job_common`;
    await test.superuser`select poe_email('aviso-laudo', id, 'http://x.test', 10) from avisos_laudos`;
    await test.superuser`update avisos_laudos set falha = 'refused'`;
    await test.superuser`update pgboss.job_common set state = 'retry'`;
    expect(await aviso()).toMatchObject({ falha: "refused", isRetrying: true });
    await test.superuser`update pgboss.job_common set state = 'failed'`;
    expect(await aviso()).toMatchObject({ falha: "refused", isRetrying: false });
  });

  it("is listed by status, patient, search, and by how long nobody opened it", async () => {
    const maria = await portal.paciente();
    const ana = await portal.paciente({ nome: "Ana Lima", cpf: CPFS[1] });
    const out = await portal.released(maria);
    await portal.laudo(ana, { exame: "Mamografia", previsto_para: "2020-01-31" });
    const list = (filters: Parameters<typeof listLaudos>[1]) =>
      portal.asStaff((tx) => listLaudos(tx, filters));
    expect((await list({ situacao: "liberado" })).rows).toMatchObject([
      {
        protocolo: out.protocolo,
        paciente_nome: "Maria da Conceição Souza",
        desenho: "pronto",
        tem_email: true,
      },
    ]);
    expect((await list({ busca: "ana" })).rows).toMatchObject([
      { exame: "Mamografia", desenho: null },
    ]);
    expect((await list({ paciente_id: maria })).total).toBe(1);
    expect((await list({ situacao: "para_liberar" })).total).toBe(0);
    expect((await list({ situacao: "sem_pdf" })).rows).toMatchObject([{ exame: "Mamografia" }]);
    expect((await list({ situacao: "atrasado" })).total).toBe(1);
    expect((await list({ naoAbertosHaDias: 3 })).total).toBe(0);
    await test.superuser`alter table laudos disable trigger all`;
    await test.superuser`update laudos set liberado_em = now() - interval '4 days' where id = ${out.id}`;
    await test.superuser`alter table laudos enable trigger all`;
    expect((await list({ naoAbertosHaDias: 3 })).total).toBe(1);
  });
});
