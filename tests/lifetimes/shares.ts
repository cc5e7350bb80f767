import { readCompartilhado } from "#server/data/compartilhamentos/open-compartilhado.ts";
import { removeExpired } from "#server/data/retention.ts";
import { created, shares } from "#tests/support/compartilhamentos.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { type Lifetime, newAddress, newCpf, type World } from "./lifetime.ts";

const SHARES = "server/db/sql/functions/compartilhamentos.sql";
const DAYS = 7;

async function shared({ test, portal }: World) {
  const cpf = newCpf();
  const laudo = await portal.released(await portal.paciente({ cpf }));
  const { id, protocolo } = laudo;
  const data = { cpf, protocolo, address: newAddress() };
  const { token } = await wayIn(test, portal.keys).lookUp(data);
  const share = shares(test);
  const made = created(await share.create(token, id, { dias: DAYS }));
  const open = (more: Partial<Parameters<typeof share.open>[1]> = {}) =>
    share.open({ codigo: made.codigo }, { senha: made.senha, address: newAddress(), ...more });
  return { laudo, made, open };
}

export async function opened(world: World, via: "pagina" | "aplicativo" = "pagina") {
  const { open, ...share } = await shared(world);
  const { token, status } = await open({ via });
  if (status !== "aberto") throw new Error(status);
  const as = { role: "paciente", access: token } as const;
  const shows = async () => (await world.test.database.as(as, readCompartilhado)) !== undefined;
  return { ...share, as, shows };
}

export const SHARED: readonly Lifetime[] = [
  {
    name: "A share that the patient made for seven days",
    lasts: `${DAYS} days`,
    declared: [
      [SHARES, "make_interval(days => dias)"],
      ["domain/compartilhamentos/compartilhamentos.ts", "DIAS: readonly number[] = [1, 7, 30]"],
    ],
    moved: ["compartilhamentos.expira_em"],
    async begin(world) {
      const { open } = await shared(world);
      return async () => (await open()).status === "aberto";
    },
  },
  {
    name: "What a doctor reads of such a share whose page is open",
    lasts: `${DAYS} days`,
    declared: [],
    moved: ["compartilhamentos.expira_em"],
    begin: async (world) => (await opened(world)).shows,
  },
  {
    name: "The doctor's page without use",
    lasts: "15 minutes",
    declared: [[SHARES, "a.usado_em > clock_timestamp() - interval '15 minutes'"]],
    moved: ["compartilhamento_aberturas.usado_em"],
    begin: async (world) => (await opened(world)).shows,
  },
  {
    name: "The doctor's page, however often it is used,",
    lasts: "12 hours",
    declared: [[SHARES, "a.aberto_em > clock_timestamp() - interval '12 hours'"]],
    moved: ["compartilhamento_aberturas.aberto_em"],
    begin: async (world) => (await opened(world)).shows,
  },
  {
    name: "What an application reads of a share",
    lasts: "1 hour",
    declared: [[SHARES, "ELSE a.aberto_em > clock_timestamp() - interval '1 hour'"]],
    moved: ["compartilhamento_aberturas.aberto_em"],
    begin: async (world) => (await opened(world, "aplicativo")).shows,
  },
  {
    name: "A share's wait after thirty openings",
    lasts: "1 hour",
    declared: [
      [SHARES, "a.aberto_em + interval '1 hour'"],
      [SHARES, "AND a.aberto_em > clock_timestamp() - interval '1 hour'"],
    ],
    moved: ["compartilhamento_aberturas.aberto_em"],
    async begin(world) {
      const { open } = await shared(world);
      for (let times = 0; times < 30; times++) await open();
      return async () => (await open()).status === "limite";
    },
  },
  {
    name: "The row of a share that has run out",
    lasts: "6 months",
    declared: [["domain/pessoas/retencao.ts", "meses: 6,\n  },\n  mensagens"]],
    moved: ["compartilhamentos.expira_em"],
    async begin(world) {
      const { made } = await shared(world);
      const { test } = world;
      await test.superuser`update compartilhamentos set expira_em = now() where id = ${made.id}`;
      return async () => {
        await test.database.as({ role: "sistema" }, removeExpired);
        const rows = await test.superuser`select from compartilhamentos where id = ${made.id}`;
        return rows.length > 0;
      };
    },
  },
];
