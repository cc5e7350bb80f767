import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ESTADOS_AGENDAMENTO, listMoves, QUEM_MUDA } from "#domain/agendamentos/estados.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { removeExpired } from "#server/data/retention.ts";
import type { Identity } from "#server/db/open.ts";
import { removeOldAnexos } from "#server/files/remove-old-anexos.ts";
import { anexoKey } from "#server/files/stored-anexo.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { pedidoSecreto, receivedAgendamento, storedAnexo } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getAgendamento, listAgendamentos, readBoard } from "./agendamentos.ts";
import { openAnexo } from "./anexos.ts";
import { changeAgendamento } from "./change-agendamento.ts";
import {
  getOwnAgendamento,
  giveUpAgendamento,
  lookUpAgendamento,
  useAgendamentoAccess,
} from "./own-agendamento.ts";
import { receiveAgendamento, receiveOtherPhoto } from "./receive-agendamento.ts";

const test = testDatabase();
let recepcao: Identity;
let editor: Identity;
let count = 0;

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  recepcao = await staffIdentity(test, "recepcao");
  editor = await staffIdentity(test, "editor");
});

beforeEach(async () => {
  await test.superuser`truncate agendamentos, tentativas_acesso cascade`;
});

const newCodigo = () => `A-00000-${String(++count).padStart(5, "0")}`;
const asStaff = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
  test.database.as(recepcao, work);
const asPatient = <T>(work: Parameters<typeof test.database.as<T>>[1], token?: string) =>
  test.database.as(
    {
      role: "paciente",
      address: "203.0.113.9",
      requestId: "x",
      ...(token && { access: token }),
    } as Identity,
    work,
  );
const receive = (pedido = {}, anexos = [storedAnexo()]) => {
  const codigo = newCodigo();
  const request = { codigo, pedido: pedidoSecreto(pedido), anexos };
  return receivedAgendamento(test, request).then((id) => ({ id, codigo }));
};
const stateOf = async (id: string) => {
  const [row] = await test.superuser`select * from agendamentos where id = ${id}`;
  return row ?? {};
};
async function linkOf(codigo: string, nascimento = "1980-05-17") {
  const token = tokenCredential(randomUUID());
  const found = await asPatient((tx) => lookUpAgendamento(tx, { codigo, nascimento, token }));
  return { found, token };
}

describe("the states", () => {
  it("are in PostgreSQL what they are in domain/", async () => {
    const rows = await test.superuser`select quem, de, para from passos_do_agendamento()`;
    const stored = rows.map(({ quem, de, para }) => `${quem} ${de} ${para}`);
    const declared = QUEM_MUDA.flatMap((quem) =>
      ESTADOS_AGENDAMENTO.flatMap((de) =>
        listMoves(de, quem).map((para) => `${quem} ${de} ${para}`),
      ),
    );
    expect(stored.toSorted()).toEqual(declared.toSorted());
  });

  it("follow one another only so, whatever a statement says", async () => {
    const { id } = await receive();
    await expect(
      test.superuser`update agendamentos set estado = 'chegou' where id = ${id}`,
    ).rejects.toThrow("no such step");
    await test.superuser`update agendamentos set estado = 'cancelado' where id = ${id}`;
    expect((await stateOf(id)).encerrado_em).toBeInstanceOf(Date);
    await test.superuser`update agendamentos set estado = 'novo' where id = ${id}`;
    expect((await stateOf(id)).encerrado_em).toBeNull();
  });

  it("change once if two people change the same version", async () => {
    const { id } = await receive();
    const change = (motivo: string) =>
      asStaff((tx) =>
        changeAgendamento(tx, { id, versao: 1, para: "cancelado", values: { motivo } }),
      );
    const results = await Promise.all([change("Uma"), change("Outra")]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["conflict", "saved"]);
  });

  it("keep the clinic's reason only until the next change", async () => {
    const { id } = await receive();
    const end = { id, versao: 1, para: "cancelado", values: { motivo: "Manutenção" } } as const;
    await asStaff((tx) => changeAgendamento(tx, end));
    expect((await stateOf(id)).motivo).not.toBeNull();
    await test.superuser`update agendamentos set estado = 'novo' where id = ${id}`;
    expect((await stateOf(id)).motivo).toBeNull();
  });

  it("refuse a step that the list does not have", async () => {
    const { id } = await receive();
    const result = await asStaff((tx) => changeAgendamento(tx, { id, versao: 1, para: "chegou" }));
    expect(result.status).toBe("refused");
  });
});

describe("a request", () => {
  it("that is sent twice is stored once, also at the same moment; one that is old or ended says so", async () => {
    const codigo = newCodigo();
    const send = () =>
      test.database.asStranger((tx) =>
        receiveAgendamento(tx, { codigo, pedido: pedidoSecreto(), anexos: [], origem: "x" }),
      );
    expect((await Promise.all([send(), send()])).toSorted()).toEqual(["recebido", "repetido"]);
    await test.superuser`update agendamentos set recebido_em = now() - interval '11 minutes'`;
    expect(await send()).toBe("encerrado");
    await test.superuser`update agendamentos set recebido_em = now(), estado = 'cancelado'`;
    expect(await send()).toBe("encerrado");
    const mails = await test.superuser`
      select from pgboss.job_common where data ->> 'kind' = 'agendamento-recebido'`;
    expect(mails.length).toBeGreaterThan(0);
  });

  it("is found by name, code and telephone", async () => {
    const { id, codigo } = await receive();
    await receive({ nome: "João Pereira", telefone: "(67) 98888-1111" });
    const typed = [
      "souza maria",
      "conc",
      codigo.toLowerCase(),
      "67 99999-0000",
      "999990000",
      "marja",
    ];
    for (const busca of typed) {
      const { rows } = await asStaff((tx) => listAgendamentos(tx, { busca }));
      expect(
        rows.map((row) => row.id),
        busca,
      ).toEqual([id]);
    }
  });

  it("is read by staff for reports only, each reading with a line", async () => {
    const { id } = await receive();
    const found = await asStaff((tx) => getAgendamento(tx, id));
    expect(found?.pedido.nome).toBe("Maria da Conceição Souza");
    const [anexo] = await test.superuser`select id from agendamento_anexos`;
    await asStaff((tx) => openAnexo(tx, String(anexo?.id)));
    const lines = await test.superuser`
      select acao from trilha_pacientes where documentos @> array[${`agendamento:${id}`}] order by numero`;
    expect(lines.map(({ acao }) => acao)).toEqual(["abriu_agendamento", "viu_anexo_agendamento"]);
    await expect(test.database.as(editor, (tx) => getAgendamento(tx, id))).rejects.toThrow();
    await expect(
      test.database.as(editor, (tx) => openAnexo(tx, String(anexo?.id))),
    ).rejects.toThrow();
  });

  it("stands on the board in its column, what waits longest first", async () => {
    const [first, second] = [await receive(), await receive()];
    await test.superuser`update agendamentos set espera_desde = now() - interval '2 days' where id = ${second.id}`;
    const board = await asStaff(readBoard);
    expect(board[0]?.rows.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(board[0]?.total).toBe(2);
  });

  it("is read with the number of its files and its confirmed time, by which the board sorts", async () => {
    const two = await receive({}, [storedAnexo(), storedAnexo()]);
    const none = await receive({}, []);
    for (const [index, { id }] of [two, none].entries()) {
      await test.superuser`update agendamentos set estado = 'proposto' where id = ${id}`;
      await test.superuser`insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, estado, confirmado_em)
        values (${id}, ${randomUUID()}, now() + make_interval(days => ${2 - index}),
          now() + make_interval(days => ${2 - index}, mins => 30), 'confirmado', now())`;
      await test.superuser`update agendamentos set estado = 'confirmado' where id = ${id}`;
    }
    const board = await asStaff(readBoard);
    const rows = board.find(({ estado }) => estado === "confirmado")?.rows ?? [];
    expect(rows.map(({ id, anexos }) => [id, anexos])).toEqual([
      [none.id, 0],
      [two.id, 2],
    ]);
    expect(rows.every(({ horario }) => horario instanceof Date && horario > new Date())).toBe(true);
  });
});

describe("a request's link", () => {
  it("opens with code and birth date, and shows only that request", async () => {
    const [{ codigo }] = [await receive(), await receive()];
    const { found, token } = await linkOf(codigo);
    expect(found).toEqual({ status: "aberto" });
    const own = await asPatient(async (tx) => {
      expect(await useAgendamentoAccess(tx)).toBe(true);
      return getOwnAgendamento(tx);
    }, token);
    expect(own).toMatchObject({ codigo, anexos: 1 });
    expect(await asPatient(getOwnAgendamento)).toBeUndefined();
  });

  it("gives one answer to a wrong date and an unknown code, and closes after five tries", async () => {
    const { codigo } = await receive();
    expect((await linkOf(newCodigo())).found).toEqual({ status: "nada" });
    for (let time = 0; time < 5; time++) {
      expect((await linkOf(codigo, "1980-05-18")).found).toEqual({ status: "nada" });
    }
    expect((await linkOf(codigo)).found).toEqual({ status: "nada" });
  });

  it("ends after a quarter of an hour without use", async () => {
    const { codigo } = await receive();
    const { token } = await linkOf(codigo);
    await test.superuser`update acessos_agendamentos set usado_em = now() - interval '16 minutes'`;
    expect(await asPatient(useAgendamentoAccess, token)).toBe(false);
    expect(await asPatient(getOwnAgendamento, token)).toBeUndefined();
  });

  it("gives up an open request, once", async () => {
    const { id, codigo } = await receive();
    const { token } = await linkOf(codigo);
    expect(await asPatient(giveUpAgendamento, token)).toBe(true);
    expect(await asPatient(giveUpAgendamento, token)).toBe(false);
    expect(await stateOf(id)).toMatchObject({ estado: "cancelado" });
    expect(await asPatient(giveUpAgendamento)).toBe(false);
  });

  it("takes another photograph only while the clinic asks for one", async () => {
    const { id, codigo } = await receive();
    const { token } = await linkOf(codigo);
    const send = () => asPatient((tx) => receiveOtherPhoto(tx, [storedAnexo()]), token);
    expect(await send()).toBe(false);
    const values = { foto_motivo: "A foto está tremida." };
    await asStaff((tx) => changeAgendamento(tx, { id, versao: 1, values }));
    expect(await send()).toBe(true);
    expect(await send()).toBe(false);
    expect(
      await test.superuser`select from agendamento_anexos where agendamento_id = ${id}`,
    ).toHaveLength(2);
  });

  it("cannot write a row by itself", async () => {
    const { codigo } = await receive();
    const { token } = await linkOf(codigo);
    for (const statement of [
      "update agendamentos set estado = 'chegou'",
      "delete from agendamentos",
    ]) {
      await expect(asPatient((tx) => tx.execute(statement), token)).rejects.toThrow();
    }
  });
});

describe("when its time is over", () => {
  const end = (id: string, days: number) =>
    test.superuser`update agendamentos set estado = 'cancelado' where id = ${id}`.then(
      () =>
        test.superuser`update agendamentos set encerrado_em = now() - make_interval(days => ${days}::int) where id = ${id}`,
    );

  it("its files are deleted thirty days after its end, and so are files without a row", async () => {
    const { storage, files } = memoryStorage();
    const [over, recent, lost] = [storedAnexo(), storedAnexo(), storedAnexo()];
    for (const { arquivo } of [over, recent, lost]) {
      await storage.put(anexoKey(arquivo), Buffer.from("x"));
    }
    const [old, young] = [await receive({}, [over]), await receive({}, [recent])];
    await end(old.id, 31);
    await end(young.id, 29);
    const inTwoDays = Date.now() + 2 * 24 * 3600 * 1000;
    await removeOldAnexos({ database: test.database, storage }, inTwoDays);
    expect([...files.keys()]).toEqual([anexoKey(recent.arquivo)]);
    expect(await test.superuser`select from agendamento_anexos`).toHaveLength(1);
    expect(await stateOf(old.id)).toMatchObject({ estado: "cancelado" });
  });

  it("it is deleted itself after two years, with its accesses", async () => {
    const [old, young, open] = [await receive(), await receive(), await receive()];
    await linkOf(old.codigo);
    await end(old.id, 800);
    await end(young.id, 700);
    // The retention period of a request that was never closed starts on the day on which it was sent.
    await test.superuser`update agendamentos set recebido_em = now() - interval '800 days' where id = ${open.id}`;
    const removed = await test.database.as({ role: "sistema" }, removeExpired);
    expect(removed.agendamentos).toBe(2);
    expect(await stateOf(open.id)).toEqual({});
    expect(await stateOf(old.id)).toEqual({});
    expect(await test.superuser`select from acessos_agendamentos`).toHaveLength(0);
  });
});
