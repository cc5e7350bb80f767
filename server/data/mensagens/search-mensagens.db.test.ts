import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { listMensagens } from "./mensagens.ts";
import { type ReceivedMensagem, receiveMensagem } from "./receive-mensagem.ts";

const test = testDatabase();
let editor: Awaited<ReturnType<typeof staffIdentity>>;
let keys: DataKeys;

beforeAll(async () => {
  keys = await openDataKeys(test.database, TEST_SECRET);
  editor = await staffIdentity(test, "editor");
});

const receive = (mensagem: ReceivedMensagem) =>
  test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
const asEditor = <T>(work: Parameters<typeof test.database.as<T>>[1]) =>
  test.database.as(editor, work);

it("finds by words of any order, accent and spelling, by state and kind, newest first", async () => {
  await receive(
    receivedContato(keys, {
      mensagem: "Qual o preparo da ressonância? 100%",
      telefone: "(67) 99999-1234",
    }),
  );
  const id = randomUUID();
  const direitos = {
    nome: "João D'Ávila",
    email: "x@y.br",
    cpf: "529.982.247-25",
    detalhes: "Foto.",
  };
  await receive(
    receivedContato(
      keys,
      {},
      {
        id,
        tipo: "direitos",
        pedido: "acesso",
        cifrada: keys.encrypt(JSON.stringify(direitos), {
          table: "mensagens",
          column: "cifrada",
          id,
        }),
      },
    ),
  );
  const find = (busca: string, more: object = {}) =>
    asEditor(async (tx) => {
      const { rows, isSimilar } = await listMensagens(tx, { busca, ...more });
      return { tipos: rows.map(({ tipo }) => tipo), isSimilar };
    });
  const exact = (tipos: string[]) => ({ tipos, isSimilar: false });
  for (const busca of [
    "PREPARO ana",
    "ressonancia",
    "99999-1234",
    "100%",
    "67 99999 1234",
    "67999991234",
  ]) {
    expect(await find(busca), busca).toEqual(exact(["contato"]));
  }
  for (const busca of ["joa davila", "ávila joao", "529.982.247-25", "52998224725", "foto"]) {
    expect(await find(busca), busca).toEqual(exact(["direitos"]));
  }
  expect(await find("resonancia")).toEqual({ tipos: ["contato"], isSimilar: true });
  expect((await find("mamografia")).tipos).toEqual([]);
  expect((await find("ana", { situacao: "lida" })).tipos).toEqual([]);
  expect((await find("joao", { tipo: "contato" })).tipos).toEqual([]);
  const all = await asEditor((tx) => listMensagens(tx, {}));
  expect(all.rows.map(({ tipo }) => tipo)).toEqual(["direitos", "contato"]);
});
