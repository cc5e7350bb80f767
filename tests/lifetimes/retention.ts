/** After how long data are deleted for good, as the privacy policy promises. */
import { randomUUID } from "node:crypto";
import { deleteLongUnused } from "#server/data/midia.ts";
import { removeExpired } from "#server/data/retention.ts";
import type { Tx } from "#server/db/open.ts";
import { received } from "./desk.ts";
import { type Lifetime, newCpf, type World } from "./lifetime.ts";

const RETENTION = "domain/pessoas/retencao.ts";
const SYSTEM = { role: "sistema" } as const;

interface Stored {
  name: string;
  lasts: string;
  declared: Lifetime["declared"];
  table: string;
  moved: readonly string[];
  /** @returns the row's id */
  store(world: World): Promise<string>;
  remove?(tx: Tx): Promise<unknown>;
}

async function subscribed({ test }: World, situacao: string): Promise<string> {
  const [row] = await test.superuser`insert into inscritos (email, consentimento, situacao)
    values (${`${randomUUID()}@exemplo.test`}, 'x', ${situacao}) returning id`;
  return row?.id;
}

const STORED: readonly Stored[] = [
  {
    name: "A message",
    lasts: "24 months",
    declared: [
      [RETENTION, "meses: 24,\n  },\n  direitos"],
      ["server/data/retention.ts", "now() - make_interval(months"],
    ],
    table: "mensagens",
    moved: ["recebida_em"],
    store: async (world) => (await received(world)).id,
  },
  {
    name: "A request about personal data",
    lasts: "60 months",
    declared: [[RETENTION, "meses: 60"]],
    table: "mensagens",
    moved: ["recebida_em"],
    store: async (world) => (await received(world, { tipo: "direitos", pedido: "outro" })).id,
  },
  {
    name: "A withdrawn consent",
    lasts: "6 months",
    declared: [[RETENTION, "meses: 6,\n  },\n  acessos:"]],
    table: "consentimentos",
    moved: ["retirado_em"],
    async store({ test }) {
      const [row] = await test.superuser`
        insert into consentimentos (finalidade, texto_versao, canal, referencia, prova, retirado_em)
        values ('informativo', 'x', 'site', ${randomUUID()}, ${randomUUID()}, now()) returning id`;
      return row?.id;
    },
  },
  {
    name: "A subscription that nobody confirmed",
    lasts: "1 month",
    declared: [[RETENTION, "meses: 1,\n  },\n  inscricoesEncerradas"]],
    table: "inscritos",
    moved: ["pedido_em"],
    store: (world) => subscribed(world, "pendente"),
  },
  {
    name: "An address that left the newsletter",
    lasts: "6 months",
    declared: [[RETENTION, "meses: 6,\n  },\n  consentimentos"]],
    table: "inscritos",
    moved: ["atualizado_em"],
    store: (world) => subscribed(world, "saiu"),
  },
  {
    name: "A guardian of no patient any more",
    lasts: "1 month",
    declared: [[RETENTION, "meses: 1,\n  },\n  agendamentos"]],
    table: "responsaveis",
    moved: ["atualizado_em"],
    async store({ test, portal }) {
      const cpf = newCpf();
      const id = await portal.paciente({
        cpf: null,
        data_nascimento: "2018-02-03",
        responsavel_nome: "Rui",
        responsavel_cpf: cpf,
        responsavel_ate: "2036-02-03",
      });
      const [row] = await test.superuser`
        select responsavel_id from pacientes where id = ${id}`;
      await test.superuser`delete from pacientes where id = ${id}`;
      return row?.responsavel_id;
    },
  },
  {
    name: "A picture that nothing shows",
    lasts: "24 hours",
    declared: [
      ["domain/midia/midia.ts", "UNUSED_HOURS = 24"],
      ["server/data/midia.ts", "now() - make_interval(hours"],
    ],
    table: "midia",
    moved: ["sem_uso_desde"],
    async store({ test }) {
      const name = randomUUID();
      const [row] = await test.superuser`
        insert into midia (chave, bucket, largura, altura, bytes, sha256)
        values (${`blog/${name}-10x10`}, 'blog', 10, 10, 100, ${name.replaceAll("-", "").repeat(2)})
        returning id`;
      return row?.id;
    },
    remove: deleteLongUnused,
  },
];

export const RETAINED: readonly Lifetime[] = [
  ...STORED.map(
    ({ name, lasts, declared, table, moved, store, remove = removeExpired }): Lifetime => ({
      name,
      lasts,
      declared,
      moved: moved.map((column) => `${table}.${column}`),
      async begin(world) {
        const { superuser, database } = world.test;
        const id = await store(world);
        return async () => {
          await database.as(SYSTEM, remove);
          return (await superuser`select from ${superuser(table)} where id = ${id}`).length > 0;
        };
      },
    }),
  ),
  {
    name: "The address of a sign-in in the trail",
    lasts: "6 months",
    declared: [
      [RETENTION, "meses: 6,\n  },\n} as const"],
      ["server/db/sql/functions/trilha.sql", "make_interval(months => meses)"],
    ],
    moved: ["trilha.quando"],
    async begin({ test }) {
      const [row] = await test.superuser`insert into trilha (acao, coisa, de_onde)
        values ('entrou', 'usuarios', '203.0.113.9') returning id`;
      return async () => {
        await test.database.as(SYSTEM, removeExpired);
        const [line] = await test.superuser`select de_onde from trilha where id = ${row?.id}`;
        return line?.de_onde !== null;
      };
    },
  },
];
