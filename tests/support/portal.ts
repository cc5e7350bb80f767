import { randomUUID } from "node:crypto";
import type { LaudoValues } from "#domain/laudos/laudos.ts";
import type { PacienteValues } from "#domain/pessoas/pacientes.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { StaffLaudo } from "#server/data/laudos/encrypted-laudo.ts";
import { createLaudo } from "#server/data/laudos/laudos.ts";
import { releaseLaudo } from "#server/data/laudos/release.ts";
import {
  addVersao,
  matchVersao,
  type StoredPdf,
  saveDrawnPages,
} from "#server/data/laudos/versoes.ts";
import { createPaciente } from "#server/data/pacientes/pacientes.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import type { TestDatabase } from "./database.ts";
import { TEST_SECRET } from "./database-setup.ts";
import { staffIdentity } from "./staff-identity.ts";

export const CPFS = ["52998224725", "11144477735", "39053344705", "98765432100"] as const;

export function pacienteValues(values: Partial<PacienteValues> = {}): PacienteValues {
  return {
    nome: "Maria da Conceição Souza",
    cpf: CPFS[0],
    data_nascimento: "1980-05-17",
    email: "maria@exemplo.test",
    telefone: "(67) 99999-0000",
    responsavel_nome: null,
    responsavel_cpf: null,
    responsavel_email: null,
    responsavel_ate: null,
    ...values,
  };
}

export function laudoValues(paciente_id: string, values: Partial<LaudoValues> = {}): LaudoValues {
  return {
    paciente_id,
    exame: "Ultrassonografia de tireoide",
    data_exame: "2026-11-20",
    previsto_para: "2026-11-22",
    medico_responsavel: "Dra. Helena Prado",
    crm: "CRM-MS 00001",
    ...values,
  };
}

export interface PortalFixture {
  readonly keys: DataKeys;
  readonly staff: Identity;
  asStaff<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  paciente(values?: Partial<PacienteValues>): Promise<string>;
  laudo(pacienteId: string, values?: Partial<LaudoValues>): Promise<StaffLaudo>;
  /** Creates a version without the files of its rendered pages. */
  versao(laudoId?: string, stored?: Partial<StoredPdf>): Promise<string>;
  released(pacienteId: string, values?: Partial<LaudoValues>): Promise<StaffLaudo>;
}

export async function portalFixture(test: TestDatabase): Promise<PortalFixture> {
  const { database } = test;
  const keys = await openDataKeys(database, TEST_SECRET);
  const staff = await staffIdentity(test, "laudos");
  const asStaff = <T>(work: (tx: Tx) => Promise<T>) => database.as(staff, work);
  const birthDates = new Map<string, string>();

  const fixture: PortalFixture = {
    keys,
    staff,
    asStaff,
    async paciente(values) {
      const whole = pacienteValues(values);
      const { paciente } = await asStaff((tx) => createPaciente(tx, whole));
      birthDates.set(paciente.id, whole.data_nascimento);
      return paciente.id;
    },
    laudo: (pacienteId, values) =>
      asStaff((tx) => createLaudo(tx, laudoValues(pacienteId, values))),
    async versao(laudoId, stored) {
      const versaoId = await asStaff(async (tx) => {
        const id = await addVersao(tx, {
          arquivo: randomUUID(),
          versao_chave: 1,
          bytes: 1000,
          sha256: "0".repeat(64),
          nome_arquivo: "laudo.pdf",
          assinado: false,
          assinado_por: null,
          anexos: [],
          integridade: "sem_assinatura",
          assinaturas: [],
          ...stored,
        });
        if (laudoId) await matchVersao(tx, { versaoId: id, laudoId });
        return id;
      });
      const drawn = { id: versaoId, paginas: [{ largura: 1656, altura: 2342 }], textos: ["Laudo"] };
      await database.as({ role: "sistema" }, (tx) => saveDrawnPages(tx, drawn));
      return versaoId;
    },
    async released(pacienteId, values) {
      const { id } = await fixture.laudo(pacienteId, values);
      await fixture.versao(id);
      const [row] = await test.superuser`select versao from laudos where id = ${id}`;
      const data_nascimento = birthDates.get(pacienteId) ?? "";
      const result = await asStaff((tx) =>
        releaseLaudo(tx, { id, versao: row?.versao, data_nascimento }),
      );
      if (result.status !== "done") throw new Error(`not released: ${result.status}`);
      return result.laudo;
    },
  };
  return fixture;
}
