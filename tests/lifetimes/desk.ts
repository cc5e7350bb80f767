/** What staff see for a time: late and stuck work, the trash, drafts of the week. */
import { randomUUID } from "node:crypto";
import { situacaoPostCondition } from "#server/data/blog-posts.ts";
import { listLateSeries } from "#server/data/imagens/renderings.ts";
import { listMensagens } from "#server/data/mensagens/mensagens.ts";
import { receiveMensagem } from "#server/data/mensagens/receive-mensagem.ts";
import { createResposta } from "#server/data/mensagens/respostas.ts";
import { listWaiting } from "#server/data/status/hoje.ts";
import { listTrash } from "#server/data/trail/record-history.ts";
import { emptyTrash } from "#server/data/trail/trash.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { exames } from "#server/db/schema/exames.ts";
import { receivedInstance, storedImagem } from "#tests/support/imagens.ts";
import { receivedContato } from "#tests/support/mensagens.ts";
import * as records from "#tests/support/records.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { type Lifetime, newCpf, type World } from "./lifetime.ts";

const MESSAGES = "server/data/mensagens/mensagens.ts";
const SYSTEM = { role: "sistema" } as const;

export async function received(
  { test, portal }: World,
  values: Parameters<typeof receivedContato>[2] = {},
) {
  const mensagem = receivedContato(portal.keys, {}, values);
  await test.database.asStranger((tx) => receiveMensagem(tx, mensagem));
  return mensagem;
}

async function isPunctual(world: World, values: Parameters<typeof receivedContato>[2] = {}) {
  const { id } = await received(world, values);
  const editor = await staffIdentity(world.test, "editor");
  return async () => {
    const late = await world.test.database.as(editor, (tx) =>
      listMensagens(tx, { situacao: "atrasada" }),
    );
    return !late.rows.some((row) => row.id === id);
  };
}

async function deleted({ test }: World): Promise<string> {
  const [row] = await test.asAdmin((tx) =>
    tx
      .insert(exames)
      .values(records.exame({ nome: randomUUID() }))
      .returning({ id: exames.id }),
  );
  const id = String(row?.id);
  await test.superuser`delete from exames where id = ${id}`;
  return id;
}

export const DESK: readonly Lifetime[] = [
  {
    name: "The time in which a message sent again is the same message",
    lasts: "24 hours",
    declared: [["server/db/sql/functions/mensagens.sql", "interval '24 hours'"]],
    moved: ["mensagens.recebida_em"],
    async begin(world) {
      const impressao = randomUUID().padStart(43, "0");
      await received(world, { impressao });
      return async () => {
        const { id } = await received(world, { impressao });
        const rows = await world.test.superuser`select from mensagens where id = ${id}`;
        return rows.length === 0;
      };
    },
  },
  {
    name: "A message's time to be answered",
    lasts: "24 hours",
    declared: [
      ["domain/mensagens/mensagens.ts", "PROMISED_HOURS = 24"],
      [MESSAGES, "else make_interval(hours"],
    ],
    moved: ["mensagens.recebida_em"],
    begin: isPunctual,
  },
  {
    name: "A data request's time to be answered",
    lasts: "15 days",
    declared: [
      ["domain/mensagens/mensagens.ts", "RIGHTS_DAYS = 15"],
      [MESSAGES, "then make_interval(days"],
    ],
    moved: ["mensagens.recebida_em"],
    begin: (world) => isPunctual(world, { tipo: "direitos", pedido: "outro" }),
  },
  {
    name: "An unsent answer's time before it counts as stuck",
    lasts: "10 minutes",
    declared: [[MESSAGES, "respostas.escrita_em < now() - interval '10 minutes'"]],
    moved: ["respostas.escrita_em"],
    async begin(world) {
      const { id: mensagemId } = await received(world);
      const { test } = world;
      const editor = await staffIdentity(test, "editor");
      const texto = { assunto: "Re", texto: "Olá", origem: "http://127.0.0.1:3000" };
      await test.database.as(editor, (tx) =>
        createResposta(tx, { id: randomUUID(), mensagemId, ...texto }),
      );
      return async () => {
        const { rows } = await test.database.as(editor, (tx) => listMensagens(tx, {}));
        return rows.find(({ id }) => id === mensagemId)?.temRespostaPresa === false;
      };
    },
  },
  {
    name: "The notice of a signature that was checked again with another result",
    lasts: "30 days",
    declared: [["server/data/laudos/laudos-condition.ts", "interval '30 days'"]],
    moved: ["laudo_versoes.assinatura_mudou_em"],
    async begin({ test, portal }) {
      const { id } = await portal.released(await portal.paciente({ cpf: newCpf() }));
      await test.superuser`update laudo_versoes set assinatura_mudou_em = now() where laudo_id = ${id}`;
      return async () => {
        const waiting = await portal.asStaff((tx) => listWaiting(tx, "laudos"));
        return waiting.some((one) => one.id === "laudos_assinatura");
      };
    },
  },
  {
    name: "The addition of images that a person has begun to a released report",
    lasts: "1 hour",
    declared: [["server/data/imagens/study-parts.ts", "interval '1 hour'"]],
    moved: ["estudos.recebido_em", "laudos.liberado_em"],
    async begin({ test, portal }) {
      const { id: laudoId } = await portal.released(await portal.paciente({ cpf: newCpf() }));
      const study = `2.25.${laudoId.replace(/\D/g, "")}`;
      const header = { study, patientId: "", patientName: "", birthDate: "" };
      const add = () => storedImagem(test, receivedInstance(header, { origem: "painel", laudoId }));
      await add();
      return async () => {
        await add();
        const parts = await test.superuser`select id from estudos where laudo_id = ${laudoId}`;
        return parts.length === 1;
      };
    },
  },
  {
    name: "A released report's time to be opened by its patient",
    lasts: "7 days",
    declared: [
      ["domain/laudos/nao-abertos.ts", "NAO_ABERTOS_DIAS = 7"],
      ["server/data/laudos/laudos-condition.ts", "now() - make_interval(days"],
    ],
    moved: ["laudos.liberado_em"],
    async begin({ test, portal }) {
      await test.superuser.begin(async (sql) => {
        await sql`set local session_replication_role = replica`;
        await sql`update laudos set aberto_em = now()`;
      });
      await portal.released(await portal.paciente({ cpf: newCpf() }));
      return async () => {
        const waiting = await portal.asStaff((tx) => listWaiting(tx, "laudos"));
        return !waiting.some(({ id }) => id === "laudos_nao_abertos");
      };
    },
  },
  {
    name: "The time in which an article planned ten days ahead is not yet among the week's",
    lasts: "3 days",
    declared: [["server/data/blog-posts.ts", "interval '7 days'"]],
    moved: ["blog_posts.data_publicacao"],
    async begin({ test }) {
      await test.superuser`delete from blog_posts`;
      const data_publicacao = new Date(Date.now() + 10 * 24 * 3_600_000);
      const post = records.post({ status: "publicado", data_publicacao });
      await test.asAdmin((tx) => tx.insert(blogPosts).values(post));
      return async () => {
        const week = situacaoPostCondition("semana");
        const rows = await test.asAdmin((tx) =>
          tx.select({ id: blogPosts.id }).from(blogPosts).where(week),
        );
        return rows.length === 0;
      };
    },
  },
  {
    name: "A deleted record in the trash",
    lasts: "30 days",
    declared: [
      ["server/data/trail/record-history.ts", "TRASH_DAYS = 30"],
      ["server/data/trail/record-history.ts", "now() - make_interval(days"],
    ],
    moved: ["trilha.quando"],
    async begin(world) {
      const id = await deleted(world);
      return async () => {
        const { rows } = await world.test.asAdmin((tx) => listTrash(tx, ["exames"]));
        return rows.some(({ registro }) => registro === id);
      };
    },
  },
  {
    name: "What the trail stores of a deleted record",
    lasts: "30 days",
    declared: [
      ["server/db/sql/functions/trilha.sql", "clock_timestamp() - make_interval(days => dias)"],
    ],
    moved: ["trilha.quando"],
    async begin(world) {
      const id = await deleted(world);
      const { test } = world;
      return async () => {
        await test.database.as(SYSTEM, emptyTrash);
        const rows = await test.superuser`select from trilha
          where registro = ${id} and conteudo is not null`;
        return rows.length > 0;
      };
    },
  },
  {
    name: "A series' time to be rendered",
    lasts: "1 day",
    declared: [["server/data/imagens/renderings.ts", "interval '1 day'"]],
    moved: ["series.recebida_em"],
    async begin({ test }) {
      const study = `2.25.${Date.now()}${Math.floor(Math.random() * 1e6)}`;
      const stored = await storedImagem(test, receivedInstance({ study, series: `${study}.1` }));
      const serie = "render" in stored ? stored.render : undefined;
      if (!serie) throw new Error("no series");
      return async () => {
        const late = await test.database.as(SYSTEM, listLateSeries);
        return !late.includes(serie);
      };
    },
  },
];
