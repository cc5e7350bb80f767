/** How long one line of the trail stands for further parts of the same file, or images of the same series. */
import { noteSharedDelivery } from "#server/data/compartilhamentos/open-compartilhado.ts";
import { noteSharedSerie } from "#server/data/compartilhamentos/shared-imagens.ts";
import { noteStaffSerie } from "#server/data/imagens/estudos.ts";
import { noteOwnSerie } from "#server/data/imagens/own-imagens.ts";
import {
  type Delivered,
  notePatientDelivery,
  noteStaffDelivery,
} from "#server/data/laudos/deliveries.ts";
import { receivedInstance, storedImagem } from "#tests/support/imagens.ts";
import type { Lifetime, World } from "./lifetime.ts";
import { entered } from "./patients.ts";
import { opened } from "./shares.ts";

const SQL = "server/db/sql/functions";
const QUARTER = "clock_timestamp() - interval '15 minutes'";
const PART: Delivered = { what: "baixou_pdf", isWhole: false };

interface Delivery {
  who: string;
  declared: Lifetime["declared"][number];
  /** @returns the report, and what notes a part of it */
  prepare(world: World): Promise<{ laudo: Laudo; deliver(): Promise<boolean> }>;
}

interface Laudo {
  id: string;
}

let studies = 0;

/** Links the images by SQL, because only the lines about them matter here. */
async function serieOf({ test }: World, { id }: Laudo): Promise<string> {
  const study = `2.25.77${++studies}`;
  const stored = await storedImagem(test, receivedInstance({ study, series: `${study}.1` }));
  const serie = "render" in stored ? stored.render : undefined;
  if (!serie) throw new Error("no series");
  await test.superuser`update estudos set laudo_id = ${id}, divergencias = '{}'
    where id = (select estudo_id from series where id = ${serie})`;
  return serie;
}

const DELIVERIES: readonly Delivery[] = [
  {
    who: "the parts of a file that a patient reads",
    declared: [`${SQL}/entregas.sql`, `greatest(${QUARTER}`],
    async prepare(world) {
      const { laudo, token: access } = await entered(world);
      const deliver = () =>
        world.test.database.as({ role: "paciente", access }, (tx) =>
          notePatientDelivery(tx, laudo.id, PART),
        );
      return { laudo, deliver };
    },
  },
  {
    who: "the parts of a file that staff read",
    declared: [`${SQL}/entregas.sql`, `encadeia_entrega(inteiro, ${QUARTER}`],
    async prepare(world) {
      const { laudo } = await entered(world);
      const [row] = await world.test.superuser`
        select versao_atual from laudos where id = ${laudo.id}`;
      const deliver = () =>
        world.portal.asStaff((tx) => noteStaffDelivery(tx, row?.versao_atual, PART));
      return { laudo, deliver };
    },
  },
  {
    who: "the parts of a file that a doctor reads",
    declared: [`${SQL}/compartilhamentos.sql`, `greatest(${QUARTER}`],
    async prepare(world) {
      const { laudo, as } = await opened(world);
      const deliver = () => world.test.database.as(as, (tx) => noteSharedDelivery(tx, PART));
      return { laudo, deliver };
    },
  },
  {
    who: "the images of a series that a patient sees",
    declared: [`${SQL}/imagens.sql`, `encadeia_entrega(inteiro, ${QUARTER}`],
    async prepare(world) {
      const { laudo, token: access } = await entered(world);
      const serie = await serieOf(world, laudo);
      const deliver = () =>
        world.test.database.as({ role: "paciente", access }, (tx) =>
          noteOwnSerie(tx, serie, false),
        );
      return { laudo, deliver };
    },
  },
  {
    who: "the images of a series that staff see",
    declared: [`${SQL}/imagens.sql`, `encadeia_entrega(false, ${QUARTER}`],
    async prepare(world) {
      const { laudo } = await entered(world);
      const serie = await serieOf(world, laudo);
      return { laudo, deliver: () => world.portal.asStaff((tx) => noteStaffSerie(tx, serie)) };
    },
  },
  {
    who: "the images of a series that a doctor sees",
    declared: [`${SQL}/imagens-compartilhadas.sql`, QUARTER],
    async prepare(world) {
      const { laudo, as, made } = await opened(world);
      const serie = await serieOf(world, laudo);
      await world.test
        .superuser`update compartilhamentos set oque = 'laudo_e_imagens' where id = ${made.id}`;
      const deliver = () => world.test.database.as(as, (tx) => noteSharedSerie(tx, serie, false));
      return { laudo, deliver };
    },
  },
];

export const NOTED: readonly Lifetime[] = DELIVERIES.map(({ who, declared, prepare }) => ({
  name: `One line of the trail for ${who}`,
  lasts: "15 minutes",
  declared: [declared],
  moved: ["trilha_pacientes.quando"],
  async begin(world) {
    const { laudo, deliver } = await prepare(world);
    const lines = async () => {
      if (!(await deliver())) throw new Error("nothing may be delivered");
      const rows = await world.test.superuser`select from trilha_pacientes
        where acao in ('baixou_pdf', 'viu_imagens') and documentos @> ${[`laudo:${laudo.id}`]}`;
      return rows.length;
    };
    const before = await lines();
    return async () => (await lines()) === before;
  },
}));
