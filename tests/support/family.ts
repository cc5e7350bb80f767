import type { Paciente, PacienteValues } from "#domain/pessoas/pacientes.ts";
import { getCodeAddressee } from "#server/data/laudos/notices.ts";
import {
  findOwnPdf,
  getOwnLaudo,
  listOwnLaudos,
  useAccess,
} from "#server/data/laudos/patient-access.ts";
import { getPaciente, updatePaciente } from "#server/data/pacientes/pacientes.ts";
import type { TestDatabase } from "./database.ts";
import { wayIn } from "./patient-way.ts";
import { CPFS, type PortalFixture, pacienteValues } from "./portal.ts";

export const RUI = CPFS[2];
export const EVA = CPFS[3];

export function child(nome: string, data_nascimento: string, responsavel_cpf: string = RUI) {
  const isRui = responsavel_cpf === RUI;
  return {
    nome,
    cpf: null,
    data_nascimento,
    email: `${nome.toLowerCase()}@exemplo.test`,
    responsavel_nome: isRui ? "Rui Souza" : "Eva Dias",
    responsavel_cpf,
    responsavel_email: isRui ? "rui@exemplo.test" : "eva@exemplo.test",
    responsavel_ate: `${Number(data_nascimento.slice(0, 4)) + 18}${data_nascimento.slice(4)}`,
  };
}

export const LIA = child("Lia", "2018-02-03");
export const IVO = child("Ivo", "2020-05-06");

export const NOTHING = { nome: undefined, hasPages: false, hasPdf: false };

export function familyAt(test: TestDatabase, portal: PortalFixture) {
  const way = wayIn(test, portal.keys);
  const request = (dataNascimento: string, cpf: string = RUI) =>
    way.lookUp({ cpf, dataNascimento });

  const save = (opened: Paciente | undefined, values: Partial<PacienteValues>) => {
    const before = { ...pacienteValues(opened), responsavel_nome: null, responsavel_email: null };
    const { id = "", versao = 0 } = opened ?? {};
    return portal.asStaff((tx) =>
      updatePaciente(tx, { id, versao, values: { ...before, ...values } }),
    );
  };

  return {
    way,
    request,

    async enter(dataNascimento: string, cpf: string = RUI) {
      const code = await request(dataNascimento, cpf);
      return way.confirm(code.token, code.code);
    },

    addressee: (id: string, now?: Date) =>
      test.database.as({ role: "sistema" }, (tx) => getCodeAddressee(tx, id, now)),

    shown: (access: string, now?: Date) =>
      test.database.as({ role: "paciente", access }, async (tx) => {
        if (!(await useAccess(tx, now))) return undefined;
        const found = await listOwnLaudos(tx);
        return found?.pacientes.map(({ nome, laudos }) => [
          nome,
          ...laudos.map(({ exame }) => exame),
        ]);
      }),

    opens: (access: string, protocolo: string) =>
      test.database.as({ role: "paciente", access }, async (tx) => {
        const [laudo, pdf] = [await getOwnLaudo(tx, protocolo), await findOwnPdf(tx, protocolo)];
        return { nome: laudo?.nome, hasPages: laudo?.versaoAtual !== undefined, hasPdf: !!pdf };
      }),

    save,

    change: async (id: string, values: Partial<PacienteValues>) =>
      save(await portal.asStaff((tx) => getPaciente(tx, id)), values),
  };
}
