import { randomBytes, randomUUID } from "node:crypto";
import {
  type CreateResult,
  createCompartilhamento,
} from "#server/data/compartilhamentos/compartilhamentos.ts";
import {
  type Named,
  openCompartilhado,
} from "#server/data/compartilhamentos/open-compartilhado.ts";
import type { TestDatabase } from "./database.ts";

interface Opening {
  senha?: string | undefined;
  nome?: string;
  via?: "pagina" | "aplicativo";
  address?: string;
}

export function shares(test: TestDatabase) {
  return {
    async create(access: string, laudoId: string, { dias = 7, id = randomUUID() } = {}) {
      const result = await test.database.as({ role: "paciente", access }, (tx) =>
        createCompartilhamento(tx, { id, laudoId, oque: "laudo", dias }),
      );
      return { id, ...result };
    },

    async open(
      named: Named,
      { senha, nome = "Dr. Rui", via = "pagina", address = "203.0.113.50" }: Opening,
    ) {
      const token = randomBytes(32).toString("hex");
      const abertura = randomUUID();
      const result = await test.database.as({ role: "paciente", address, access: token }, (tx) =>
        openCompartilhado(tx, { named, senha, nome, via, abertura, token }),
      );
      return { ...result, token, abertura };
    },
  };
}

export function created(result: { id: string } & CreateResult) {
  if (result.status !== "criado") throw new Error(`not created: ${result.status}`);
  return result;
}

export function otherThan(senha: string): string {
  return senha === "000000" ? "000001" : "000000";
}
