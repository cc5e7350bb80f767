import { forgetOldAccess } from "#server/data/laudos/access-cleanup.ts";
import { getCodeAddressee } from "#server/data/laudos/notices.ts";
import { openToValidator } from "#server/data/laudos/verificacao.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { type Lifetime, newAddress, newCpf, type World } from "./lifetime.ts";

const LOOK_UP = "server/db/sql/functions/procura-do-paciente.sql";

async function patient({ test, portal }: World) {
  const cpf = newCpf();
  const id = await portal.paciente({ cpf });
  const way = wayIn(test, portal.keys);
  const lookUp = (more: Parameters<typeof way.lookUp>[0] = {}) =>
    way.lookUp({ cpf, address: newAddress(), ...more });
  return { id, cpf, way, lookUp };
}

async function released(world: World) {
  const own = await patient(world);
  const laudo = await world.portal.released(own.id);
  return { ...own, laudo };
}

export async function entered(world: World) {
  const own = await released(world);
  const { token, status } = await own.lookUp({ protocolo: own.laudo.protocolo });
  if (status !== "aberto") throw new Error(status);
  return { ...own, token };
}

async function showsReports(world: World) {
  const { way, token } = await entered(world);
  return async () => (await way.own(token)).length > 0;
}

/** @returns the rows that are left after the hourly job */
async function left({ test }: World, table: string): Promise<boolean> {
  await test.database.as({ role: "sistema" }, forgetOldAccess);
  return (await test.superuser`select from ${test.superuser(table)}`).length > 0;
}

async function emptied({ test }: World, table: string) {
  await test.superuser`delete from ${test.superuser(table)}`;
}

/** @returns the question of the government's validator, with the right code or a wrong one */
async function validator({ test, portal }: World) {
  const laudo = await portal.released(await portal.paciente({ cpf: newCpf() }));
  const [row] = await test.superuser`select versao_atual from laudos where id = ${laudo.id}`;
  const codigo = portal.keys.documentoCode(row?.versao_atual);
  return async (certo: boolean, address = newAddress()) => {
    const { status } = await test.database.as({ role: "paciente", address }, (tx) =>
      openToValidator(tx, { codigo, certo, entrega: false }),
    );
    return status;
  };
}

export const PATIENTS: readonly Lifetime[] = [
  {
    name: "A patient's access without use",
    lasts: "15 minutes",
    declared: [
      ["server/db/sql/functions/acesso-do-paciente.sql", "interval '15 minutes'"],
      ["domain/laudos/acesso.ts", "ACESSO_MINUTOS = 15"],
    ],
    moved: ["acessos_pacientes.usado_em"],
    begin: showsReports,
  },
  {
    name: "A patient's access, however often it is used,",
    lasts: "12 hours",
    declared: [
      ["server/db/sql/functions/acesso-do-paciente.sql", "interval '12 hours'"],
      ["domain/laudos/acesso.ts", "ACESSO_HORAS = 12"],
    ],
    moved: ["acessos_pacientes.criado_em"],
    begin: showsReports,
  },
  {
    name: "The row of a patient's unused access",
    lasts: "15 minutes",
    declared: [
      ["server/data/laudos/access-cleanup.ts", "UNUSED_SINCE = sql`now() - make_interval("],
    ],
    moved: ["acessos_pacientes.usado_em"],
    async begin(world) {
      await emptied(world, "acessos_pacientes");
      await entered(world);
      return () => left(world, "acessos_pacientes");
    },
  },
  {
    name: "The row of a patient's access that is used all the time",
    lasts: "12 hours",
    declared: [["server/data/laudos/access-cleanup.ts", "OPEN_SINCE = sql`now() - make_interval("]],
    moved: ["acessos_pacientes.criado_em"],
    async begin(world) {
      await emptied(world, "acessos_pacientes");
      await entered(world);
      return () => left(world, "acessos_pacientes");
    },
  },
  {
    name: "A code by e-mail",
    lasts: "10 minutes",
    declared: [[LOOK_UP, "clock_timestamp() - interval '10 minutes' OR"]],
    moved: ["codigos_acesso.criado_em"],
    async begin(world) {
      const { way, lookUp } = await patient(world);
      const { token, code } = await lookUp();
      return async () => (await way.confirm(token, code, newAddress())).status === "aberto";
    },
  },
  {
    name: "The mail with a code that waits to be sent",
    lasts: "10 minutes",
    declared: [["server/data/laudos/notices.ts", "sql`now() - interval '10 minutes'`"]],
    moved: ["codigos_acesso.criado_em"],
    async begin(world) {
      const { id } = await (await patient(world)).lookUp();
      const addressee = () =>
        world.test.database.as({ role: "sistema" }, (tx) => getCodeAddressee(tx, id));
      return async () => (await addressee()) !== undefined;
    },
  },
  {
    name: "A browser's right to verify for another code",
    lasts: "15 minutes",
    declared: [[LOOK_UP, "c.criado_em > clock_timestamp() - interval '15 minutes'"]],
    moved: ["codigos_acesso.criado_em"],
    async begin(world) {
      const { way, lookUp } = await patient(world);
      const { token } = await lookUp();
      return async () => (await way.repeat(token, newAddress())).status === "codigo";
    },
  },
  {
    name: "A patient's wait after three codes",
    lasts: "1 hour",
    declared: [[LOOK_UP, "clock_timestamp() - interval '1 hour'"]],
    moved: ["codigos_acesso.criado_em"],
    async begin(world) {
      const { way, lookUp } = await patient(world);
      for (let codes = 0; codes < 3; codes++) await lookUp();
      return async () => {
        const { token, code } = await lookUp();
        return (await way.confirm(token, code, newAddress())).status === "nada";
      };
    },
  },
  {
    name: "The row of a code",
    lasts: "1 day",
    declared: [["server/data/laudos/access-cleanup.ts", "interval '1 day'"]],
    moved: ["codigos_acesso.criado_em"],
    async begin(world) {
      await emptied(world, "codigos_acesso");
      await (await patient(world)).lookUp();
      return () => left(world, "codigos_acesso");
    },
  },
  {
    name: "The row of an attempt",
    lasts: "6 months",
    declared: [["server/data/laudos/access-cleanup.ts", "interval '6 months'"]],
    moved: ["tentativas_acesso.quando"],
    async begin(world) {
      await emptied(world, "tentativas_acesso");
      await (await patient(world)).lookUp();
      return () => left(world, "tentativas_acesso");
    },
  },
  {
    name: "A network's wait after twenty look-ups",
    lasts: "15 minutes",
    declared: [
      [
        LOOK_UP,
        "AND t.tipo = ANY (tipos) AND t.quando > clock_timestamp() - interval '15 minutes'",
      ],
      [LOOK_UP, "ultima + interval '15 minutes' - clock"],
    ],
    moved: ["tentativas_acesso.quando"],
    async begin(world) {
      const { lookUp } = await patient(world);
      const address = newAddress();
      for (let tries = 0; tries < 20; tries++) await lookUp({ address });
      return async () => (await lookUp({ address })).status === "limite";
    },
  },
  {
    name: "A protocol's lock after five wrong tries",
    lasts: "15 minutes",
    declared: [[LOOK_UP, "NOT t.fechado AND t.quando > clock_timestamp() - interval '15 minutes'"]],
    moved: ["tentativas_acesso.quando"],
    async begin(world) {
      const { lookUp, laudo } = await released(world);
      const { protocolo } = laudo;
      for (let tries = 0; tries < 5; tries++) {
        await lookUp({ protocolo, dataNascimento: "1999-01-01" });
      }
      return async () => (await lookUp({ protocolo })).status === "nada";
    },
  },
  {
    name: "The count of a wrong try with a protocol",
    lasts: "15 minutes",
    declared: [[LOOK_UP, "t.quando > ultima - interval '15 minutes'"]],
    moved: ["tentativas_acesso.quando"],
    async begin(world) {
      const { lookUp, laudo } = await released(world);
      const { protocolo } = laudo;
      const wrong = () => lookUp({ protocolo, dataNascimento: "1999-01-01" });
      for (let tries = 0; tries < 4; tries++) await wrong();
      return async () => {
        await wrong();
        return (await lookUp({ protocolo })).status === "nada";
      };
    },
  },
  {
    name: "A document's lock after five wrong codes of the government's validator",
    lasts: "1 day",
    declared: [
      [
        "server/db/sql/functions/verificacao.sql",
        "t.protocolo_hash = codigo AND t.quando > clock_timestamp() - interval '1 day'",
      ],
    ],
    moved: ["tentativas_acesso.quando"],
    async begin(world) {
      const verify = await validator(world);
      for (let tries = 0; tries < 5; tries++) await verify(false);
      return async () => (await verify(true)) === "limite";
    },
  },
];
