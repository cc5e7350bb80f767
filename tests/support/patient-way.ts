import { randomBytes, randomUUID } from "node:crypto";
import { accessCode } from "#server/crypto/access-code.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import {
  confirmCode,
  listOwnLaudos,
  lookUpPatient,
  repeatCode,
} from "#server/data/laudos/patient-access.ts";
import type { TestDatabase } from "./database.ts";
import { TEST_SECRET } from "./database-setup.ts";
import { CPFS } from "./portal.ts";

const BIRTH = "1980-05-17";
const ADDRESS = "203.0.113.7";

interface Try {
  cpf?: string;
  dataNascimento?: string;
  protocolo?: string | undefined;
  address?: string;
  /** The token of a browser that requested a code before; by default the browser is new. */
  browser?: string;
}

export function wayIn(test: TestDatabase, keys: DataKeys) {
  return {
    async lookUp(requested: Try) {
      const { cpf = CPFS[0], dataNascimento = BIRTH, protocolo, address = ADDRESS } = requested;
      const token = requested.browser ?? randomBytes(16).toString("hex");
      const id = randomUUID();
      const code = accessCode(TEST_SECRET, id);
      const hash = keys.codigoHash(token, code);
      const values = { cpf, dataNascimento, protocolo };
      const result = await test.database.as({ role: "paciente", address }, (tx) =>
        lookUpPatient(tx, values, { token, codigo: { id, hash } }),
      );
      return { ...result, token, id, code };
    },

    async repeat(token: string, address = ADDRESS) {
      const id = randomUUID();
      const code = accessCode(TEST_SECRET, id);
      const codigo = { id, hash: keys.codigoHash(token, code) };
      const result = await test.database.as({ role: "paciente", address }, (tx) =>
        repeatCode(tx, { token, codigo }),
      );
      return { ...result, token, id, code };
    },

    async confirm(pedido: string, code: string, address = ADDRESS) {
      const token = randomBytes(16).toString("hex");
      const codigoHash = keys.codigoHash(pedido, code);
      const result = await test.database.as({ role: "paciente", address }, (tx) =>
        confirmCode(tx, { pedido, codigoHash, token }),
      );
      return { ...result, token };
    },

    async own(access: string) {
      const found = await test.database.as({ role: "paciente", access }, (tx) => listOwnLaudos(tx));
      return found?.pacientes.flatMap(({ laudos }) => laudos) ?? [];
    },
  };
}
